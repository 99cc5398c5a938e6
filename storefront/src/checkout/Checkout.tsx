import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCart, useCartStore } from '../cart/cart.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useLocation, useNavigate } from '../shell/router/RouterProvider.tsx';
import '../cart/cart.css';
import { Alert } from '@trolley/ui/Alert.tsx';
import { CartFailed } from '../cart/CartFailed.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { type CheckoutQuery, checkoutAddress } from './checkoutQuery.ts';
import { loadCheckout } from './checkoutStorage.ts';
import { fetchProblems } from './fetchProblems.ts';
import { paymentErrorKey } from './problems.ts';
import { useEntered } from './useEntered.ts';

/** The steps, once cart and settings are loaded. */
export function Checkout({ query }: { readonly query: CheckoutQuery }) {
  const text = useText();
  const entered = useEntered();
  const { cart, loadState } = useCart();
  const { loadState: customerState } = useCustomer();
  const { orderConfig } = useServiceDependencies();
  const config = useQuery({
    queryKey: ['order-config'],
    queryFn: () => orderConfig(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useForwarded(entered && query.forwardToCheckout);

  if (loadState === 'error') return <CartFailed />;
  if (config.isError)
    return <LoadFailed words={text('checkout.failed')} retry={config.refetch} retrying={config.isFetching} />;
  // The forms are prefilled with the customer's data.
  if (!entered || !config.data || customerState === 'pending') return <CheckoutSkeleton />;
  if (!cart || cart.productLineItems.length === 0) return <NothingToOrder paymentError={query.paymentError} />;
  return <CheckoutSteps cart={cart} config={config.data} paymentError={query.paymentError} />;
}

/** The cart is empty: perhaps the payment begun in this visit became an order although the shopper did not return from the provider. */
function NothingToOrder({ paymentError }: Pick<CheckoutQuery, 'paymentError'>) {
  const text = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const path = usePathTo()('payment-return');
  const isPaying = paymentError === undefined && loadCheckout(sessionStorage, 'checkout') !== undefined;
  const to = isPaying && path !== undefined ? checkoutAddress(path, {}, search) : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
  if (to !== undefined) return <CheckoutSkeleton />;
  return (
    <>
      {paymentError !== undefined && (
        <div className="checkout-news">
          <Alert tone="error" role="alert">
            {text(paymentErrorKey(paymentError))}
          </Alert>
        </div>
      )}
      <EmptyCart heading="h2" />
    </>
  );
}

/** CHK-01: after a login on the way here, a cart with problems the checkout cannot solve leads back to the cart. */
function useForwarded(forwarded: boolean): void {
  const cart = useCartStore();
  const navigate = useNavigate();
  const page = usePathTo()('cart');
  useEffect(() => {
    if (!forwarded || page === undefined) return;
    void fetchProblems(cart).then((problems) => {
      if (problems.some(({ where }) => where === 'cart')) void navigate(page, { replace: true });
    });
  }, [forwarded, page, cart, navigate]);
}
