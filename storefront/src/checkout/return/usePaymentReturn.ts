import { useQueryClient } from '@tanstack/react-query';
import { checkoutFailures, type Order } from '@trolley/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCartStore } from '../../cart/cart.ts';
import { useServiceWorld } from '../../service/serviceWorld.ts';
import { usePathTo } from '../../shell/shop.tsx';
import { holdReload } from '../../shell/update/holdReload.ts';
import { checkoutAddress, readCheckoutQuery } from '../checkoutQuery.ts';
import { orderQuery } from '../confirmation/orderQuery.ts';
import { keep, kept } from '../keptCheckout.ts';
import { comeBack, type Return } from './comeBack.ts';
import { hasCart } from './hasCart.ts';
import { leaveOrderedCart } from './leaveOrderedCart.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** CHK-04, CHK-05: makes the order and goes to its confirmation, or back to the checkout with the reason. */
export function usePaymentReturn(): Extract<Return, { kind: 'waiting' | 'open' }> | undefined {
  const cart = useCartStore();
  const { call } = useServiceWorld();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pathTo = usePathTo();
  const checkout = pathTo('checkout') ?? '/';
  const [state, setState] = useState<Extract<Return, { kind: 'waiting' | 'open' }>>();

  const go = (params: Readonly<Record<string, string>>) =>
    navigate(checkoutAddress(checkout, params, search), { replace: true });
  const done = async (order: Order) => {
    queries.setQueryData(orderQuery(order.orderNumber, undefined), order);
    keep(sessionStorage, 'order', order.orderNumber);
    keep(sessionStorage, 'checkout', undefined);
    await leaveOrderedCart(cart);
    await go({ finalized: 'true', orderNumber: order.orderNumber });
  };
  /** SAFE-04: this page shows the order as soon as they are back. */
  const logIn = async () => {
    const returnUrl = `${pathname}${search}`;
    const query = new URLSearchParams({ returnUrl, authRequired: 'true' });
    await navigate(`${pathTo('login') ?? '/'}?${query.toString()}`, { replace: true });
  };
  const failed = async (code: string) => {
    keep(sessionStorage, 'checkout', undefined);
    await cart.refresh();
    await go({ paymentError: code });
  };

  const ask = useEffectEvent((isLeft: () => boolean) =>
    comeBack(
      { call, cart, hasCart: () => hasCart(document.cookie), pause, isLeft },
      readCheckoutQuery(search).payment,
      kept(sessionStorage, 'checkout'),
    ),
  );
  const settle = useEffectEvent(async (came: Return) => {
    if (came.kind === 'order') await done(came.order);
    else if (came.kind === 'failed') await failed(came.code);
    else if (came.kind === 'login') await logIn();
    else if (came.kind === 'nothing') await go({});
    else setState(came);
  });
  useEffect(() => {
    let left = false;
    const release = holdReload('an order is being made');
    const unknown: Return = { kind: 'failed', code: checkoutFailures.general };
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
