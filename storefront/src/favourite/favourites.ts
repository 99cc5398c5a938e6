import { customerState } from '../customer/customerState.ts';
import { call } from '../shell/api/api.ts';
import { sessionOf } from '../shell/session/session.ts';
import { createFavourites } from './createFavourites.ts';
import { favouriteState } from './favouriteState.ts';

const session = sessionOf(customerState);

/** The hearts of whoever is here. */
export const favourites = createFavourites({
  call,
  // Asked for at the press, not now: of two files that need each other a browser may read this one first.
  shown: {
    get: () => favouriteState.get(),
    set: (marked) => favouriteState.set(marked),
    subscribe: (listener) => favouriteState.subscribe(listener),
  },
  storage: () => sessionStorage,
  isCustomer: async () => (await session.known()).loggedIn,
});

export const sendKeptFavourites = favourites.sendKept;
