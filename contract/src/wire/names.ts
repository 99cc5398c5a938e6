/** Header and cookie names that both sides of the wire must spell alike. */
export const headers = {
  requestId: 'x-request-id',
  xsrf: 'x-xsrf-token',
  /** The studio's page asks by itself, with nobody at the keyboard: the session does not last longer for it. */
  unattended: 'x-unattended',
  /** Of a change that may be sent again: the same key is carried out once. */
  idempotencyKey: 'idempotency-key',
  /** Of a change: how much its answer shall tell (`minimalSince`). */
  prefer: 'prefer',
  preferenceApplied: 'preference-applied',
  /** Of an app's web view: its key stands in for the bot check. */
  bypassKey: 'x-bypass-recaptcha-key',
} as const;

/** Apart, because the page's inline script, where every byte counts, needs these alone. */
export const loggedInCookie = 'loggedIn';
export const cartCountCookie = 'cartCount';
export const zoneCookie = 'zone';
export const homePartsCookie = 'homeParts';
export const hideBackButtonCookie = 'hidebackbutton';

export const cookies = {
  xsrf: 'XSRF-TOKEN',
  sessionId: 'sid',
  loggedIn: loggedInCookie,
  sessionExpired: 'sessionExpired',
  /** Marks the browser of a registration, so that the mail's link logs in there; httpOnly. */
  registration: 'registration',
  /** Marks a browser of an earlier login, whose failed logins are counted apart from a stranger's; httpOnly. */
  devices: 'devices',
  webview: 'webview',
  /** An app has a back button of its own: the shop's back links are not shown. */
  hideBackButton: hideBackButtonCookie,
  analytics: 'analytics',
  /** What the shopper allowed, when, and told which purposes: see `writeConsent`. */
  consent: 'consent',
  /** The cart of this browser, by its secret id; no script can read it. */
  cart: 'cart',
  /** How many things are in the cart: readable, so that it is painted before anything is fetched. */
  cartCount: cartCountCookie,
  /** Which parts the personal home page had last time: readable, so that their room is reserved before anything is fetched. */
  homeParts: homePartsCookie,
  /** The secret of a checkout: a browser that sends it may see the order; httpOnly. */
  checkout: 'checkout',
  /** The assortment zone of the chosen store or area; not personal, part of the page cache's key. */
  zone: zoneCookie,
  /** The chosen store, whose stock is shown over the zone's; not personal. */
  store: 'store',
  /** Marks the browser that sent files ahead of its message, so that nobody else can add them to theirs; httpOnly. */
  formFiles: 'formFiles',
  /** A moment (epoch milliseconds) at which the open page should load itself again. */
  pageReload: 'page-reload',
} as const;
