import { matchRoute } from '@trolley/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useCartStore } from '../cart/cart.ts';
import type { CartState } from '../cart/cartState.ts';
import { type LimitNotices, limitNotices } from '../cart/limitNotices.ts';
import { validateRegularly } from '../cart/validation.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { useLocation } from '../shell/router/RouterProvider.tsx';
import { useShop } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';

/** While there is a cart: validates it regularly, and notifies when it passes a limit. */
export function CartWatch({ began }: { readonly began: RefObject<CartState> }) {
  const money = useMoney();
  const cart = useCartStore();
  const { call, orderConfig } = useServiceDependencies();
  const { routes } = useShop();
  const { pathname } = useLocation();
  const isPaused = useEffectEvent(() => matchRoute(routes, pathname)?.route.name === 'payment-return');
  const write = useEffectEvent((cents: number) => money(cents));

  useEffect(() => validateRegularly({ cart, call, isPaused: () => isPaused() }), [cart, call]);
  useEffect(() => {
    let seen = began.current;
    let turn: Promise<unknown> = Promise.resolve();
    const look = () => {
      const now = cart.get();
      if (now.cart === seen.cart && now.loadState === seen.loadState) return;
      const before = seen;
      seen = now;
      turn = turn
        .then(() => orderConfig())
        .then((config) => showNotices(limitNotices(before, now, config, (cents) => write(cents))))
        // Without the limits there are no notifications.
        .catch(() => undefined);
    };
    const stop = cart.subscribe(look);
    look();
    return stop;
  }, [cart, orderConfig, began]);
  return null;
}

function showNotices({ add, remove }: LimitNotices): void {
  for (const key of remove) dismiss(key);
  for (const notice of add) notify(notice);
}
