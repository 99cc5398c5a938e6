import type { PagePayloadOf } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { usePathTo, useText, WithTexts } from '../../shell/shop.tsx';
import { Benefits } from '../auth/Benefits.tsx';
import { configTexts } from '../auth/config.ts';
import { useAddressQuery } from '../auth/useAddressQuery.ts';
import { Account } from './Account.tsx';

type Payload = PagePayloadOf<'offline-account'>;

/** CUST-09: an account that exists in the stores is claimed by its card and activation code. */
export default function OfflineAccountScreen({ payload }: { readonly payload: Payload }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <OfflineAccount config={payload.data.config} />
    </WithTexts>
  );
}

function OfflineAccount({ config }: Pick<Payload['data'], 'config'>) {
  const text = useText();
  const { withReturn } = useAddressQuery();
  const registration = usePathTo()('registration');
  return (
    <Account
      config={config}
      title={text('account.title.offline-account')}
      withCard
      submitLabel={text('auth.card.submit')}
      aside={
        <Benefits title={text('auth.card.benefits')} benefits={configTexts(config, 'benefits')}>
          {registration !== undefined && (
            <ButtonLink href={withReturn(registration)} kind="outline" wide>
              {text('auth.card.none')}
            </ButtonLink>
          )}
        </Benefits>
      }
    />
  );
}
