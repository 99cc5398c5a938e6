import type { PagePayloadOf } from '@trolley/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../shell/router/RouterProvider.tsx';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { Checkout } from './Checkout.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import './checkout.css';
import { useHydrated } from '../shell/useHydrated.ts';
import { readCheckoutQuery } from './checkoutQuery.ts';
import { Confirmation } from './confirmation/Confirmation.tsx';

/** From a cart to its order. The page is the same for everybody; what it asks depends on the cart. */
export default function CheckoutScreen({ payload }: { readonly payload: PagePayloadOf<'checkout'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <CheckoutByQuery />
    </WithTexts>
  );
}

/** CHK-01: the checkout, or the payment return, by the query. */
function CheckoutByQuery() {
  const text = useText();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const query = readCheckoutQuery(hydrated ? search : '');
  if (query.finalized) return <Confirmation />;
  return (
    <div className="checkout">
      <h1>{text('checkout.heading')}</h1>
      {!hydrated && <CheckoutSkeleton />}
      {hydrated && query.payment && <ToPaymentReturn search={search} />}
      {hydrated && !query.payment && <Checkout query={query} />}
    </div>
  );
}

/** CHK-03: a return from a payment that arrives here goes on to the return page; the cart is not reset. */
function ToPaymentReturn({ search }: { readonly search: string }) {
  const navigate = useNavigate();
  const to = usePathTo()('payment-return');
  useEffect(() => {
    if (to !== undefined) void navigate(to + search, { replace: true });
  }, [navigate, to, search]);
  return <CheckoutSkeleton />;
}
