import { type Customer, cookies, matchRoute, pathTo, safeReturnUrl } from '@trolley/contract';
import { cart } from '../cart/cart.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { type Settling, settleCarts } from '../cart/settleCarts.ts';
import { sendPendingFavourites } from '../favourite/favourites.ts';
import { readCookie } from '../shell/cookie.ts';
import { type AppNavigation, appNavigation } from '../shell/navigation/appNavigation.ts';
import { acceptCustomer, type LoginType } from '../shell/session/customerState.ts';
import { tabs } from './tabs.ts';

export interface LoginOptions {
  readonly from?: Exclude<LoginType, 'session'>;
}

interface LoginDependencies {
  readonly cart: Pick<CartStore, 'get' | 'refresh'>;
  /** Whether the answer to the login told of a cart. */
  hasCart(): boolean;
  settle(anonymousCartId: string, settling: Settling): Promise<'checkout' | 'stay' | 'open'>;
  /** FAV-05 */
  sendPendingFavourites(): Promise<void>;
  notifyTabs(): void;
  navigation(): AppNavigation;
  /** The query of the login page, which says where the customer came from. */
  query(): string;
}

const shop: LoginDependencies = {
  cart,
  hasCart: () => readCookie(document.cookie, cookies.cartCount) !== undefined,
  settle: settleCarts,
  sendPendingFavourites: sendPendingFavourites,
  notifyTabs: () => tabs.notify('in'),
  navigation: appNavigation,
  query: () => location.search,
};

/** What follows a login. If a part of it fails, the customer is logged in nevertheless and goes on. */
export function createAfterLogin({
  cart,
  hasCart,
  settle,
  sendPendingFavourites,
  notifyTabs,
  navigation,
  query,
}: LoginDependencies = shop) {
  const settleCartIfAny = async (forwardToCheckout: boolean) => {
    // Still on its way: what comes is the visitor's.
    if (cart.get().loadState === 'pending') await cart.refresh();
    const visitors = cart.get().cart;
    if (visitors) return settle(visitors.id, { forwardToCheckout });
    if (cart.get().loadState !== 'idle' && hasCart()) await cart.refresh();
    return 'stay';
  };

  return async (customer: Customer, { from = 'login' }: LoginOptions = {}): Promise<void> => {
    acceptCustomer(customer, from);
    notifyTabs();
    const { routes, go } = navigation();
    const wanted = safeReturnUrl(new URLSearchParams(query()).get('returnUrl'));
    const wantedPath = wanted?.split(/[?#]/)[0];
    const toCheckout = wantedPath !== undefined && matchRoute(routes, wantedPath)?.route.name === 'checkout';
    const [settled] = await Promise.all([settleCartIfAny(toCheckout), sendPendingFavourites()]);
    const profile = pathTo(routes, 'profile') ?? '/';
    const home = from === 'registration' ? `${profile}?from=registration` : profile;
    const ready = !toCheckout || settled === 'checkout';
    await go(ready ? (wanted ?? home) : (pathTo(routes, 'cart') ?? home), { replace: true });
  };
}
