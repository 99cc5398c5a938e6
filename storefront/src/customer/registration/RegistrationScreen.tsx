import type { PagePayloadOf } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { Benefits } from '../auth/Benefits.tsx';
import { configTexts } from '../auth/config.ts';
import { useAddressQuery } from '../auth/useAddressQuery.ts';
import { Account } from './Account.tsx';
import { Confirmation } from './Confirmation.tsx';

type Payload = PagePayloadOf<'registration'>;

/** A new account; or, from the link of a mail, its confirmation. */
export default function RegistrationScreen({ payload }: { readonly payload: Payload }) {
  const { texts, config, fromMail } = payload.data;
  return <WithTexts texts={texts}>{fromMail ? <Confirmation /> : <Registration config={config} />}</WithTexts>;
}

function Registration({ config }: Pick<Payload['data'], 'config'>) {
  const text = useText();
  const { tenant } = useShop();
  const pathTo = usePathTo();
  const { withReturn } = useAddressQuery();
  const login = pathTo('login');
  const card = pathTo('offline-account');
  return (
    <Account
      config={config}
      title={text('account.title.registration')}
      withCard={false}
      submitLabel={text('auth.registration.submit')}
      aside={
        <Benefits title={text('auth.benefits', { shop: tenant.name })} benefits={configTexts(config, 'benefits')}>
          {login !== undefined && (
            <ButtonLink href={withReturn(login)} kind="outline" wide>
              {text('auth.toLogin')}
            </ButtonLink>
          )}
          {card !== undefined && <TextLink href={withReturn(card)}>{text('auth.card.link')}</TextLink>}
        </Benefits>
      }
    />
  );
}
