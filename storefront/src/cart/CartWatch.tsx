import { matchRoute } from '@trolley/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useMoney } from '../catalogue/useMoney.ts';
import { useServiceWorld } from '../service/serviceWorld.ts';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { useShop } from '../shell/shop.tsx';
import { useCartStore } from './cart.ts';
import { type CartNews, cartNews } from './cartNews.ts';
import type { CartState } from './cartState.ts';
import { validateRegularly } from './validation.ts';

/** Once there is a cart: asks now and then whether it still holds, and tells when it passes a limit. */
export function CartWatch({ began }: { readonly began: RefObject<CartState> }) {
  const money = useMoney();
  const cart = useCartStore();
  const { call, orderConfig } = useServiceWorld();
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
        .then((config) => tell(cartNews(before, now, config, (cents) => write(cents))))
        // Without its limits there is nothing to tell.
        .catch(() => undefined);
    };
    const stop = cart.subscribe(look);
    look();
    return stop;
  }, [cart, orderConfig, began]);
  return null;
}

function tell({ add, remove }: CartNews): void {
  for (const key of remove) dismiss(key);
  for (const notice of add) notify(notice);
}
