import type { Consent } from '../../shell/consent/consent.ts';

/** Which searches showed a product, and what was put into the cart after them. */
export const queriesKey = 'searchQueries';
export const addedKey = 'searchAdded';
/** Where the provider's library notes what was put into the cart. */
const libraryKey = 'AlgoliaObjectQueryCache';
const userCookie = '_ALGOLIA';

interface Page {
  readonly document: { cookie: string };
  readonly localStorage: Pick<Storage, 'removeItem'>;
}

export function forgetInsights(page: Page): void {
  page.document.cookie = `${userCookie}=; path=/; max-age=0`;
  try {
    for (const key of [queriesKey, addedKey, libraryKey]) page.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** CONS-09: also what was stored under an answer that is over, where nothing runs that could delete it by itself. */
export function forgetWhenRefused(page: Page, consent: Pick<Consent, 'get' | 'subscribe'>): () => void {
  const update = () => {
    const { answered, statistic } = consent.get();
    if (answered && !statistic) forgetInsights(page);
  };
  update();
  return consent.subscribe(update);
}
