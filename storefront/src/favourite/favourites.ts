import { customerState } from '../customer/customerState.ts';
import { call } from '../shell/api/api.ts';
import { sessionOf } from '../shell/session/session.ts';
import { createFavourites } from './createFavourites.ts';
import { favouriteState } from './favouriteState.ts';

const session = sessionOf(customerState);

/** The hearts of whoever is here. */
export const favourites = createFavourites({
  call,
  shown: favouriteState,
  storage: () => sessionStorage,
  isCustomer: async () => (await session.known()).loggedIn,
});

export const sendKeptFavourites = favourites.sendKept;
