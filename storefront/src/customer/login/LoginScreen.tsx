import type { PagePayloadOf } from '@trolley/contract';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useCustomer } from '../customer.ts';
import { Benefits } from '../door/Benefits.tsx';
import { configText, configTexts } from '../door/config.ts';
import { DoorPage } from '../door/DoorPage.tsx';
import { useAddressQuery } from '../door/useAddressQuery.ts';
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
  // Whoever logs in just now is on the way to another page already.
  const isKnown = customer && loginType === 'session';
  return (
    <DoorPage
      title={configText(config, 'headline') ?? text('account.title.login')}
      crumb={text('account.title.login')}
      intro={configText(config, 'text')}
      aside={
        <Benefits title={text('door.benefits', { shop: tenant.name })} benefits={configTexts(config, 'benefits')}>
          {registration !== undefined && (
            <ButtonLink href={withReturn(registration)} kind="outline" wide>
              {configText(config, 'registerLabel') ?? text('account.title.registration')}
            </ButtonLink>
          )}
          {card !== undefined && <TextLink href={withReturn(card)}>{text('door.card.link')}</TextLink>}
        </Benefits>
      }
    >
      <div role="status">
        {authRequired && !customer && <Alert tone="info">{text('door.login.authRequired')}</Alert>}
        {isKnown && (
          <Alert
            tone="success"
            action={profile !== undefined && <TextLink href={profile}>{text('account.title.profile')}</TextLink>}
          >
            {text('door.login.already', { email: customer.email })}
          </Alert>
        )}
      </div>
      <LoginForm forgotLabel={configText(config, 'forgotLabel') ?? text('account.title.password-reset')} />
    </DoorPage>
  );
}
