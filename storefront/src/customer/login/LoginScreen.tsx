import type { PagePayloadOf } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useCustomer } from '../../shell/session/customerState.ts';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { AuthPage } from '../auth/AuthPage.tsx';
import { Benefits } from '../auth/Benefits.tsx';
import { configText, configTexts } from '../auth/config.ts';
import { useAddressQuery } from '../auth/useAddressQuery.ts';
import { LoginForm } from './LoginForm.tsx';

type Payload = PagePayloadOf<'login'>;

export default function LoginScreen({ payload }: { readonly payload: Payload }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Login config={payload.data.config} />
    </WithTexts>
  );
}

function Login({ config }: Pick<Payload['data'], 'config'>) {
  const text = useText();
  const { tenant } = useShop();
  const pathTo = usePathTo();
  const { authRequired, withReturn } = useAddressQuery();
  const { customer, loginType } = useCustomer();
  const registration = pathTo('registration');
  const card = pathTo('offline-account');
  const profile = pathTo('profile');
  // A customer who logs in just now is being sent to another page already.
  const isKnown = customer && loginType === 'session';
  return (
    <AuthPage
      title={configText(config, 'headline') ?? text('account.title.login')}
      crumb={text('account.title.login')}
      intro={configText(config, 'text')}
      aside={
        <Benefits title={text('auth.benefits', { shop: tenant.name })} benefits={configTexts(config, 'benefits')}>
          {registration !== undefined && (
            <ButtonLink href={withReturn(registration)} kind="outline" wide>
              {configText(config, 'registerLabel') ?? text('account.title.registration')}
            </ButtonLink>
          )}
          {card !== undefined && <TextLink href={withReturn(card)}>{text('auth.card.link')}</TextLink>}
        </Benefits>
      }
    >
      <div role="status">
        {authRequired && !customer && <Alert tone="info">{text('auth.login.authRequired')}</Alert>}
        {isKnown && (
          <Alert
            tone="success"
            action={profile !== undefined && <TextLink href={profile}>{text('account.title.profile')}</TextLink>}
          >
            {text('auth.login.already', { email: customer.email })}
          </Alert>
        )}
      </div>
      <LoginForm forgotLabel={configText(config, 'forgotLabel') ?? text('account.title.password-reset')} />
    </AuthPage>
  );
}
