import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { SuccessIcon } from '@trolley/ui/icons.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { Outcome } from '../auth/Outcome.tsx';
import { useAddressQuery } from '../auth/useAddressQuery.ts';

/** The mail's link was opened in another tab, which logged in: this tab says so and stops waiting. */
export function ConfirmedElsewhere() {
  const text = useText();
  const profile = usePathTo()('profile');
  const { returnUrl } = useAddressQuery();
  return (
    <Outcome
      icon={SuccessIcon}
      title={text('auth.confirmed.registration.title')}
      actions={
        <ButtonLink href={returnUrl ?? profile ?? '/'}>
          {text(returnUrl === undefined ? 'auth.confirmed.email.next' : 'auth.mailbox.goOn')}
        </ButtonLink>
      }
    >
      <p>{text('auth.mailbox.confirmed')}</p>
    </Outcome>
  );
}
