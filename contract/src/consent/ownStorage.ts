import type { FeatureName } from '../tenant/flags.ts';

/** Where a browser stores what is no cookie: `sessionStorage` until the tab is closed, `localStorage` until it is cleared. */
export const browserStorages = ['localStorage', 'sessionStorage'] as const;
export type BrowserStorage = (typeof browserStorages)[number];

export interface OwnStorage {
  /** An asterisk at the end stands for any ending. */
  readonly name: string;
  readonly storage: BrowserStorage;
  /** Without this feature nothing is stored under it. */
  readonly feature?: FeatureName | undefined;
}

const lasting = (name: string, feature?: FeatureName): OwnStorage => ({ name, storage: 'localStorage', feature });
const ofVisit = (name: string, feature?: FeatureName): OwnStorage => ({ name, storage: 'sessionStorage', feature });

/** Everything that the shop itself stores besides cookies, all of it necessary. What each is for is the text `consent.stored.<name>`. */
export const ownStorage: readonly OwnStorage[] = [
  ofVisit('trolley.scroll'),
  ofVisit('draft:*'),
  ofVisit('reloaded:*'),
  ofVisit('autoRedirected'),
  ofVisit('trolley.list'),
  lasting('recentSearches', 'featureSearch'),
  ofVisit('favourites', 'featureCustomerFavorites'),
  ofVisit('bypassRecaptchaKey'),
  ofVisit('memberCard', 'featureJoe'),
  ofVisit('cartQueue', 'featureCartCheckout'),
  ofVisit('confirmedAge', 'featureCartCheckout'),
  ofVisit('sumsOpen', 'featureCartCheckout'),
  ofVisit('addsWithoutPlace', 'featureCartCheckout'),
  ofVisit('wantedItems', 'featureCartCheckout'),
  ofVisit('addressDraft', 'featureCartCheckout'),
  ofVisit('wantedSlot', 'featureCartCheckout'),
  lasting('collectStore', 'featureCartCheckout'),
  lasting('favoriteStores'),
  ofVisit('checkout-method', 'featureCartCheckout'),
  ofVisit('use-wallet', 'featureWallet'),
  ofVisit('checkout-id', 'featureCartCheckout'),
  ofVisit('checkout-order', 'featureCartCheckout'),
  lasting('trolley.cooking', 'featureRecipes'),
  lasting('trolley.plan', 'featureRecipes'),
  ofVisit('planUnsaved', 'featureRecipes'),
];
