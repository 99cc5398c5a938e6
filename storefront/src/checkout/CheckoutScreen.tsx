import type { PagePayloadOf } from '@trolley/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { Checkout } from './Checkout.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import './checkout.css';
import { readCheckoutQuery } from './checkoutQuery.ts';
import { Confirmation } from './confirmation/Confirmation.tsx';
import { useAlive } from './useAlive.ts';

/** From a cart to its order. The page is the same for everybody; what it asks depends on the cart. */
export default function CheckoutScreen({ payload }: { readonly payload: PagePayloadOf<'checkout'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Asked />
    </WithTexts>
  );
}

/** CHK-01: what the address asks for. */
function Asked() {
  const text = useText();
  const alive = useAlive();
  const { search } = useLocation();
  const query = readCheckoutQuery(alive ? search : '');
  if (query.finalized) return <Confirmation />;
  return (
    <div className="checkout">
      <h1>{text('checkout.heading')}</h1>
      {!alive && <CheckoutSkeleton />}
      {alive && query.payment && <ToPaymentReturn search={search} />}
      {alive && !query.payment && <Checkout query={query} />}
    </div>
  );
}

/** CHK-03: whoever comes back from a payment is at the wrong page, but nothing is reset. */
function ToPaymentReturn({ search }: { readonly search: string }) {
  const navigate = useNavigate();
  const to = usePathTo()('payment-return');
  useEffect(() => {
    if (to !== undefined) void navigate(to + search, { replace: true });
  }, [navigate, to, search]);
  return <CheckoutSkeleton />;
}
