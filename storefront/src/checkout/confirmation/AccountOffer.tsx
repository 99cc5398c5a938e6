import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { useCustomer } from '../../shell/session/customerState.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';

/** CHK-10: offers an account to a guest who has just ordered. */
export function AccountOffer() {
  const text = useText();
  const registration = usePathTo()('registration');
  const { loadState, customer } = useCustomer();
  if (customer || loadState !== 'success' || registration === undefined) return null;
  return (
    <Card as="section" className="placed-offer placed-account">
      <h2>{text('checkout.ok.account.title')}</h2>
      <p>{text('checkout.ok.account.text')}</p>
      <ButtonLink kind="outline" href={registration}>
        {text('checkout.ok.account.begin')}
      </ButtonLink>
    </Card>
  );
}
