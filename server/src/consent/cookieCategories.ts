import {
  type BrowserStorage,
  type CompiledMessage,
  type ConsentCategory,
  type ConsentFile,
  type CookieCategory,
  consentCategories,
  cookieTypes,
  insightsOf,
  necessary,
  type OwnCookie,
  oneTrustCookies,
  ownCookies,
  ownStorage,
  trackingOf,
} from '@trolley/contract';
import type { Tenant } from '../tenant/tenant.ts';

interface Shop {
  readonly file: Pick<ConsentFile, 'scripts' | 'cookies' | 'provider'>;
  readonly tenant: Pick<Tenant['publicConfig'], 'name' | 'clientRuntimeConfig' | 'consent'>;
  readonly texts: Readonly<Record<string, CompiledMessage>>;
  /** How long a visitor's cart and a session live here. */
  readonly cartDays?: number;
  readonly sessionDays?: number;
}

/** Of the cookies of OneTrust; the days unless its settings say otherwise. */
const oneTrust = { owner: 'OneTrust', days: 365 };

/** CONT-08: everything that is stored in the browser, here or by what is configured, by category. */
export function cookieCategories({ file, tenant, texts, cartDays = 90, sessionDays = 30 }: Shop): CookieCategory[] {
  const { name: owner, clientRuntimeConfig: flags, consent } = tenant;
  const word = (key: string) => {
    const text = texts[key];
    return typeof text === 'string' ? text : '';
  };
  const isOn = ({ feature }: Pick<OwnCookie, 'feature'>) => feature === undefined || flags[feature];
  const own = ownCookies({ cartDays, sessionDays })
    .filter(isOn)
    // Without a dialog of the shop's own nothing is remembered of its answer.
    .filter(({ name }) => name !== 'consent' || file.provider === 'builtIn')
    .map(({ name, days }) => ({ name, purpose: word(`consent.cookie.${name}`), days, category: necessary }));
  // Its script is loaded only where there is something to ask for.
  const asksOneTrust = file.provider === 'oneTrust' && consent.asked.length > 0;
  const ofOneTrust = (asksOneTrust ? Object.values(oneTrustCookies) : [])
    // A retailer may list them in words of their own.
    .filter((name) => !file.cookies.some((cookie) => cookie.name === name))
    .map((name) => ({ name, purpose: word(`consent.cookie.${name}`), ...oneTrust, category: necessary }));
  const ofScripts = file.scripts.flatMap(({ name, cookieType, cookies }) =>
    cookies.map((cookie) => ({ owner: name, ...cookie, category: cookieTypes[cookieType] })),
  );
  const stored = (name: string, storage: BrowserStorage, category: ConsentCategory = cookieTypes.statistic) => ({
    ...{ name, storage, category },
    purpose: word(`consent.stored.${name}`),
  });
  const ownStored = ownStorage.filter(isOn).map(({ name, storage }) => stored(name, storage, necessary));
  const insights = insightsOf(flags);
  const ofSearch = insights
    ? [
        {
          name: '_ALGOLIA',
          purpose: word('consent.cookie._ALGOLIA'),
          owner: 'Algolia',
          days: insights.cookieDays ?? 180,
          category: cookieTypes.statistic,
        },
        { ...stored('AlgoliaObjectQueryCache', 'localStorage'), owner: 'Algolia' },
        stored('searchQueries', 'localStorage'),
        stored('searchAdded', 'localStorage'),
      ]
    : [];
  // The id of the visit, where Umami is told under it.
  const mayBeAllowed = file.provider === 'none' || consent.asked.includes(cookieTypes.statistic);
  const ofVisits = trackingOf(flags).umami && mayBeAllowed ? [stored('visitor', 'sessionStorage')] : [];
  const ofOthers = [...ofOneTrust, ...file.cookies, ...ofSearch, ...ofVisits, ...ofScripts];
  const all = [...own, ...ownStored, ...ofOthers].map((cookie) => ({ owner, ...cookie }));
  // What is asked for is there to choose, whether or not a cookie is set for it.
  const used = new Set<string>([necessary, ...consent.asked]);
  return consentCategories
    .map((category) => ({
      category,
      title: word(`consent.category.${category}.title`),
      text: word(`consent.category.${category}.text`),
      cookies: all.filter((one) => one.category === category).map(({ category: _, ...cookie }) => cookie),
    }))
    .filter(({ category, cookies }) => used.has(category) || cookies.length > 0);
}
