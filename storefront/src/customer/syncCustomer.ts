import type { Query, QueryClient } from '@tanstack/react-query';
import { type ClientRuntimeConfig, cookies } from '@trolley/contract';
import { cart } from '../cart/cart.ts';
import { favourites } from '../favourite/favourites.ts';
import { loyalty } from '../loyalty/useLoyalty.ts';
import { forgetKeptPlan } from '../recipe/planKey.ts';
import { call, onUnauthorized } from '../shell/api/api.ts';
import { pageQueryClient } from '../shell/api/pageQueryClient.ts';
import { customerState, onBeforeLogout, onCustomerReset } from '../shell/session/customerState.ts';
import { tabs } from './tabs.ts';
import { watchCustomer } from './watchCustomer.ts';

/** The first part of the query keys of a customer's own data, which is removed at logout. */
const own = { queryKey: ['customer'] };

/** Keeps favourites, cart and cached queries in step with the customer. A chunk of its own. */
export function syncCustomer(
  page: Window & typeof globalThis,
  { featureCustomerFavorites }: Pick<ClientRuntimeConfig, 'featureCustomerFavorites'>,
): () => void {
  let here = customerState.get().customer;
  const loadFavourites = () => {
    if (featureCustomerFavorites) void favourites.load();
  };
  favourites.begin();
  const endLoyalty = loyalty.begin();
  const follow = customerState.subscribe(() => {
    const { customer } = customerState.get();
    // In another tab a different customer may have logged in.
    if (customer && customer.email !== here?.email) loadFavourites();
    here = customer;
  });
  const hush = onBeforeLogout(() => void pageQueryClient.get()?.cancelQueries(own));
  const leave = onCustomerReset(() => {
    favourites.forget();
    removeQueries(pageQueryClient.get());
    forgetCart(page.document);
    clearVisitStorage(page.sessionStorage);
    forgetKeptPlan(page.localStorage);
  });
  const watch = watchCustomer({
    page,
    call,
    tabs,
    onUnauthorized,
    refreshed: () => {
      void pageQueryClient.get()?.invalidateQueries(own);
      loadFavourites();
    },
  });
  return () => {
    for (const stop of [follow, hush, leave, watch, endLoyalty]) stop();
  };
}

/** An order on screen is fetched again: after the logout only its signed link may still open it. */
function removeQueries(client: QueryClient | undefined): void {
  const isShownOrder = (query: Query) => query.queryKey[1] === 'order' && query.isActive();
  client?.removeQueries({ ...own, predicate: (query) => !isShownOrder(query) });
  void client?.resetQueries({ ...own, predicate: isShownOrder });
}

/** A customer's cart is removed at logout; a guest's cart that was never merged stays. */
function forgetCart(document: Document): void {
  const { cart: held } = cart.get();
  if (held?.customerId === undefined) return;
  document.cookie = `${cookies.cartCount}=; path=/; max-age=-1`;
  cart.forget(held.id);
}

/** Keys that belong to the browser or the app, not to the customer: the bot check's bypass key and the times of reloads. */
const ofTheBrowser = /^(bypassRecaptchaKey$|reloaded:)/;

/** Looked after by the cart, which knows whose it is. */
const ofTheCart = 'cartQueue';

/** SAFE-04: clears what was typed, chosen or ordered during a visit, so that the next user of the browser does not find it. */
function clearVisitStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!ofTheBrowser.test(key) && key !== ofTheCart) storage.removeItem(key);
}
