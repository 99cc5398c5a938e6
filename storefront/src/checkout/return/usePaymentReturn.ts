import { useQueryClient } from '@tanstack/react-query';
import { checkoutFailures, type Order } from '@trolley/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCartStore } from '../../cart/cart.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { useLocation, useNavigate } from '../../shell/router/RouterProvider.tsx';
import { usePathTo } from '../../shell/shop.tsx';
import { holdReload } from '../../shell/update/holdReload.ts';
import { checkoutAddress, readCheckoutQuery } from '../checkoutQuery.ts';
import { loadCheckout, saveCheckout } from '../checkoutStorage.ts';
import { orderQuery } from '../confirmation/orderQuery.ts';
import { hasCart, leaveOrderedCart } from './leaveOrderedCart.ts';
import { type ReturnResult, resumePayment } from './resumePayment.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** CHK-04, CHK-05: makes the order and goes to its confirmation, or back to the checkout with the reason. */
export function usePaymentReturn(): Extract<ReturnResult, { kind: 'waiting' | 'open' }> | undefined {
  const cart = useCartStore();
  const { call } = useServiceDependencies();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pathTo = usePathTo();
  const checkout = pathTo('checkout') ?? '/';
  const [state, setState] = useState<Extract<ReturnResult, { kind: 'waiting' | 'open' }>>();

  const go = (params: Readonly<Record<string, string>>) =>
    navigate(checkoutAddress(checkout, params, search), { replace: true });
  const done = async (order: Order) => {
    queries.setQueryData(orderQuery(order.orderNumber, undefined), order);
    saveCheckout(sessionStorage, 'order', order.orderNumber);
    saveCheckout(sessionStorage, 'checkout', undefined);
    await leaveOrderedCart(cart);
    await go({ finalized: 'true', orderNumber: order.orderNumber });
  };
  /** SAFE-04: after the login this page shows the order. */
  const logIn = async () => {
    const returnUrl = `${pathname}${search}`;
    const query = new URLSearchParams({ returnUrl, authRequired: 'true' });
    await navigate(`${pathTo('login') ?? '/'}?${query.toString()}`, { replace: true });
  };
  const failed = async (code: string) => {
    saveCheckout(sessionStorage, 'checkout', undefined);
    await cart.refresh();
    await go({ paymentError: code });
  };

  const ask = useEffectEvent((isLeft: () => boolean) =>
    resumePayment(
      { call, cart, hasCart: () => hasCart(document.cookie), pause, isLeft },
      readCheckoutQuery(search).payment,
      loadCheckout(sessionStorage, 'checkout'),
    ),
  );
  const settle = useEffectEvent(async (came: ReturnResult) => {
    if (came.kind === 'order') await done(came.order);
    else if (came.kind === 'failed') await failed(came.code);
    else if (came.kind === 'login') await logIn();
    else if (came.kind === 'nothing') await go({});
    else setState(came);
  });
  useEffect(() => {
    let left = false;
    const release = holdReload('an order is being made');
    const unknown: ReturnResult = { kind: 'failed', code: checkoutFailures.general };
    void ask(() => left)
      .catch(() => unknown)
      .then((came) => (left ? undefined : settle(came)))
      .finally(release);
    return () => {
      left = true;
      release();
    };
  }, []);
  return state;
}
