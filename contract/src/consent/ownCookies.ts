import { homePartsSeconds } from '../home/parts.ts';
import type { FeatureName } from '../tenant/flags.ts';
import { cookies } from '../wire/names.ts';
import { consentDays } from './answer.ts';

export interface OwnCookie {
  readonly name: string;
  /** How long it lives; until the browser is closed where it is left out. */
  readonly days?: number;
  /** Without this feature nobody gets it. */
  readonly feature?: FeatureName;
}

type Lives = { readonly [C in keyof typeof cookies]: Omit<OwnCookie, 'name'> };

interface OwnLives {
  /** A visitor's cart. */
  readonly cartDays: number;
  /** The longest session. */
  readonly sessionDays: number;
}

/** What a login of some days leaves behind, a day longer than the session: then the browser can be told that it is over. */
const lives = ({ cartDays, sessionDays }: OwnLives): Lives => ({
  xsrf: {},
  sessionId: { days: sessionDays + 1, feature: 'featureCustomer' },
  loggedIn: { days: sessionDays + 1, feature: 'featureCustomer' },
  sessionExpired: { feature: 'featureCustomer' },
  registration: { days: 2, feature: 'featureCustomer' },
  devices: { days: 400, feature: 'featureCustomer' },
  webview: {},
  hideBackButton: {},
  analytics: {},
  consent: { days: consentDays },
  cart: { days: cartDays, feature: 'featureCartCheckout' },
  cartCount: { days: cartDays, feature: 'featureCartCheckout' },
  homeParts: { days: homePartsSeconds / 86_400, feature: 'featureCartCheckout' },
  checkout: { days: 30, feature: 'featureCartCheckout' },
  zone: { days: cartDays, feature: 'featureCartCheckout' },
  store: { days: cartDays, feature: 'featureCartCheckout' },
  formFiles: { days: 1 },
  pageReload: {},
});

/** Every cookie that the shop itself sets, all of them necessary. What each is for is the text `consent.cookie.<name>`. */
export function ownCookies(days: OwnLives): readonly OwnCookie[] {
  return Object.entries(lives(days)).map(([key, life]) => ({ name: cookies[key as keyof typeof cookies], ...life }));
}
