import {
  cartFailures,
  checkoutFailures,
  errorCodes,
  finalizeCart,
  guestOrdersByEmail,
  type OrderConfig,
} from '@trolley/contract';
import { useRef, useState } from 'react';
import { useCartStore } from '../../cart/cart.ts';
import type { CartError } from '../../cart/validation.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { consent } from '../../shell/consent/consent.ts';
import { useLocation, useNavigate } from '../../shell/router/RouterProvider.tsx';
import { visitorOf } from '../../shell/tracking/visitor.ts';
import { useCheckoutDependencies } from '../CheckoutContext.ts';
import { checkoutAddress } from '../checkoutQuery.ts';
import { saveCheckout } from '../checkoutStorage.ts';
import type { MethodOptions } from '../payment/methodOptions.ts';
import { missingAnswers, type Problem, problemsOf } from '../problems.ts';
import { openSteps } from '../steps.ts';

interface Ordering {
  readonly config: OrderConfig;
  /** Which saved method pays, or whether the method is saved. */
  methodOptions(): Promise<MethodOptions>;
  /** The order was refused; each problem is shown at its step. */
  onProblems(problems: readonly Problem[]): void;
}

/** CHK-02: finalizes the cart as shown, once, and starts its payment. */
export function useOrder({ config, methodOptions, onProblems }: Ordering) {
  const cart = useCartStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leave } = useCheckoutDependencies();
  const [ordering, setOrdering] = useState(false);
  const busy = useRef(false);

  /** To the payment's page, or to the page of the shop that makes the order. */
  const goTo = (redirectUrl: string) => {
    const to = new URL(redirectUrl, location.href);
    if (to.origin !== location.origin) return leave(to.href);
    const params = Object.fromEntries(to.searchParams);
    void navigate(checkoutAddress(to.pathname, params, search), { replace: true });
  };
  const finalize = async (): Promise<'leaving' | undefined> => {
    await cart.flush();
    const seen = cart.get().cart;
    if (!seen) return undefined;
    const missing = openSteps(seen, config, Date.now());
    if (missing.length > 0) {
      onProblems(missingAnswers(missing));
      return undefined;
    }
    const { revision, priceInfo } = seen;
    const options = await methodOptions();
    const visitor = consent.get().statistic ? visitorOf(window) : undefined;
    const { cartDTO, checkoutId, redirectUrl } = await cart.change(finalizeCart, {
      body: { revision, priceInfo: { total: priceInfo.total }, ...options, ...(visitor && { visitor }) },
    });
    saveCheckout(sessionStorage, 'checkout', checkoutId);
    cart.accept(cartDTO);
    goTo(redirectUrl);
    return 'leaving';
  };

  return {
    ordering,
    /** A second press changes nothing. */
    async order(): Promise<void> {
      if (busy.current) return;
      busy.current = true;
      setOrdering(true);
      let outcome: 'leaving' | undefined;
      try {
        outcome = await finalize();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        onProblems(await refusedOrder(error, cart));
      } finally {
        // The button stays busy until the next page is there.
        if (outcome !== 'leaving') setOrdering(false);
        busy.current = false;
      }
    },
  };
}

const general: Readonly<Partial<Record<string, Problem['where']>>> = {
  [checkoutFailures.paymentMissing]: 'payment',
  [checkoutFailures.methodNotOffered]: 'payment',
  [checkoutFailures.providerAway]: 'payment',
};

/** Why the order was refused. The cart is refreshed first, so that the next press orders what is shown. */
async function refusedOrder(
  { status, data }: ApiError,
  cart: Pick<ReturnType<typeof useCartStore>, 'refresh'>,
): Promise<readonly Problem[]> {
  const { errorCode, customPayload } = data;
  await cart.refresh();
  if (errorCode === checkoutFailures.cartInvalid) {
    const { errors = [] } = (customPayload ?? {}) as { readonly errors?: readonly CartError[] };
    return problemsOf(errors);
  }
  if (errorCode === checkoutFailures.totalChanged || errorCode === cartFailures.staleRevision)
    return [{ key: `checkout.problem.${errorCode}`, where: 'review' }];
  if (errorCode === errorCodes.tooManyRequests && limitOf(customPayload) === guestOrdersByEmail)
    return [{ key: `checkout.problem.${guestOrdersByEmail}`, where: 'payment' }];
  if (errorCode !== undefined && errorCode in general)
    return [{ key: `checkout.paymentError.${errorCode}`, where: general[errorCode] }];
  return [{ key: status === 0 ? 'checkout.problem.offline' : 'checkout.paymentError.generalError', where: undefined }];
}

/** Calls are limited in more than one way. */
function limitOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'limit' in payload ? payload.limit : undefined;
}
