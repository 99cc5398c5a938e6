import { call } from '../shell/api/api.ts';
import { customerState } from '../shell/session/customerState.ts';
import { sessionOf } from '../shell/session/session.ts';
import { createFavourites } from './createFavourites.ts';
import { favouriteState } from './favouriteState.ts';

const session = sessionOf(customerState);

/** The favourites of this shopper. */
export const favourites = createFavourites({
  call,
  // Accessed lazily: the two modules import each other, and this one may run first.
  shown: {
    get: () => favouriteState.get(),
    set: (marked) => favouriteState.set(marked),
    subscribe: (listener) => favouriteState.subscribe(listener),
  },
  storage: () => sessionStorage,
  isCustomer: async () => (await session.known()).loggedIn,
});

export const sendPendingFavourites = favourites.sendPending;
