import type { Query, QueryClient } from '@tanstack/react-query';
import { type ClientRuntimeConfig, cookies } from '@trolley/contract';
import { cart } from '../cart/cart.ts';
import { favourites } from '../favourite/favourites.ts';
import { call, onUnauthorized } from '../shell/api/api.ts';
import { keptQueries } from '../shell/api/keptQueries.ts';
import { customerState, onCustomerReset, onLeaving } from './customerState.ts';
import { forgetVisit } from './forgetVisit.ts';
import { tabs } from './tabs.ts';
import { watchCustomer } from './watchCustomer.ts';

/** What is somebody's own is asked for under this name, so that it goes with them. */
const own = { queryKey: ['customer'] };

/** Everything that follows who is here: hearts, cart, and what was loaded of the account. Comes in a file of its own. */
export function keepCustomer(
  page: Window & typeof globalThis,
  { featureCustomerFavorites }: Pick<ClientRuntimeConfig, 'featureCustomerFavorites'>,
): () => void {
  let here = customerState.get().customer;
  const loadHearts = () => {
    if (featureCustomerFavorites) void favourites.load();
  };
  favourites.begin();
  const follow = customerState.subscribe(() => {
    const { customer } = customerState.get();
    // Another tab may have brought somebody else in.
    if (customer && customer.email !== here?.email) loadHearts();
    here = customer;
  });
  const hush = onLeaving(() => void keptQueries.get()?.cancelQueries(own));
  const leave = onCustomerReset(() => {
    favourites.forget();
    forgetQueries(keptQueries.get());
    leaveCart(page.document);
    forgetVisit(page.sessionStorage);
  });
  const watch = watchCustomer({
    page,
    call,
    tabs,
    onUnauthorized,
    refreshed: () => {
      void keptQueries.get()?.invalidateQueries(own);
      loadHearts();
    },
  });
  return () => {
    for (const stop of [follow, hush, leave, watch]) stop();
  };
}

/** An order on screen is asked for again: its link may still open it, and whoever looks now has no other right. */
function forgetQueries(client: QueryClient | undefined): void {
  const isShownOrder = (query: Query) => query.queryKey[1] === 'order' && query.isActive();
  client?.removeQueries({ ...own, predicate: (query) => !isShownOrder(query) });
  void client?.resetQueries({ ...own, predicate: isShownOrder });
}

/** A customer's cart goes with them; one that was filled before the login, and never settled, stays. */
function leaveCart(document: Document): void {
  const { cart: held } = cart.get();
  if (held?.customerId === undefined) return;
  document.cookie = `${cookies.cartCount}=; path=/; max-age=-1`;
  cart.forget(held.id);
}
