import { type Customer, cookies, matchRoute, pathTo, safeReturnUrl } from '@trolley/contract';
import { cart } from '../cart/cart.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { type Settling, settleCarts } from '../cart/settleCarts.ts';
import { sendKeptFavourites } from '../favourite/favourites.ts';
import { readCookie } from '../shell/cookie.ts';
import { acceptCustomer, type LoginType } from './customerState.ts';
import { tabs } from './tabs.ts';
import { shopWay, type Way } from './way.ts';

export interface Coming {
  readonly from?: Exclude<LoginType, 'session'>;
}

interface LoginWorld {
  readonly cart: Pick<CartStore, 'get' | 'refresh'>;
  /** Whether the answer to the login told of a cart. */
  hasCart(): boolean;
  settle(anonymousCartId: string, settling: Settling): Promise<'checkout' | 'stay' | 'open'>;
  /** FAV-05 */
  sendKept(): Promise<void>;
  tellTabs(): void;
  way(): Way;
  /** The query of the page, which says where somebody came from. */
  query(): string;
}

const shop: LoginWorld = {
  cart,
  hasCart: () => readCookie(document.cookie, cookies.cartCount) !== undefined,
  settle: settleCarts,
  sendKept: sendKeptFavourites,
  tellTabs: () => tabs.tell('in'),
  way: shopWay,
  query: () => location.search,
};

/** What follows a login. Whatever fails of it, whoever logged in is logged in and goes on. */
export function createLoggedIn({ cart, hasCart, settle, sendKept, tellTabs, way, query }: LoginWorld = shop) {
  const settleIfAny = async (forwardToCheckout: boolean) => {
    // Still on its way: what comes is the visitor's.
    if (cart.get().loadState === 'pending') await cart.refresh();
    const visitors = cart.get().cart;
    if (visitors) return settle(visitors.id, { forwardToCheckout });
    if (cart.get().loadState !== 'idle' && hasCart()) await cart.refresh();
    return 'stay';
  };

  return async (customer: Customer, { from = 'login' }: Coming = {}): Promise<void> => {
    acceptCustomer(customer, from);
    tellTabs();
    const { routes, go } = way();
    const wanted = safeReturnUrl(new URLSearchParams(query()).get('returnUrl'));
    const wantedPath = wanted?.split(/[?#]/)[0];
    const toCheckout = wantedPath !== undefined && matchRoute(routes, wantedPath)?.route.name === 'checkout';
    const [settled] = await Promise.all([settleIfAny(toCheckout), sendKept()]);
    const profile = pathTo(routes, 'profile') ?? '/';
    const home = from === 'registration' ? `${profile}?from=registration` : profile;
    const ready = !toCheckout || settled === 'checkout';
    await go(ready ? (wanted ?? home) : (pathTo(routes, 'cart') ?? home), { replace: true });
  };
}
