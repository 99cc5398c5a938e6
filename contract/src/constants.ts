/** Widths at which layouts change, in pixels. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export const timing = {
  /** How long scrolling to a place on the page takes. */
  scrollDuration: 300,
  /** The timeout where the browser has no requestIdleCallback. */
  idleCallbackFallback: 1,
  /** Between the start of a navigation and the loading state. */
  loadingStateDelay: 100,
  notificationDuration: 2000,
  sessionExpiredDuration: 3000,
  /** A notification with an action stays long enough to be read and reached. */
  actionNotificationDuration: 10_000,
  autoRedirectDelay: 1500,
  autoRedirectScrollDelay: 500,
  reloadGuard: 10_000,
  /** Between the last key in the search field and the search. */
  searchDebounce: 500,
  /** The largest delay a browser timer takes. */
  longestTimer: 2_147_483_647,
} as const;

export const limits = {
  concurrentRoutePreloads: 5,
  recentSearches: 8,
  /** VAL-06: how many characters a postal code has at least. */
  shortestPostalCode: 4,
  /** The size of the insights' query cache, in products, and how many of the oldest are dropped at once. */
  queryCache: 5000,
  queryCacheTrim: 1000,
} as const;

/** The four states of anything that is loaded. */
export const loadStates = ['idle', 'pending', 'success', 'error'] as const;

export type LoadState = (typeof loadStates)[number];
