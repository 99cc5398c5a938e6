import { limits } from '@trolley/contract';

export const recentKey = 'recentSearches';

type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the shopper searched for in this browser, newest first; it never leaves it. */
export function readRecent(storage: RecentStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(recentKey) ?? '[]');
    const terms = Array.isArray(stored) ? stored : [];
    return terms.filter((term) => typeof term === 'string' && term.trim() !== '').slice(0, limits.recentSearches);
  } catch {
    return [];
  }
}

export function saveRecent(storage: RecentStorage, terms: readonly string[]): void {
  try {
    if (terms.length === 0) storage.removeItem(recentKey);
    else storage.setItem(recentKey, JSON.stringify(terms));
  } catch {
    // Without storage there are no recent searches.
  }
}

/** With a term in front, once, ignoring case. */
export function withRecent(terms: readonly string[], submitted: string): readonly string[] {
  const term = submitted.trim();
  return term === '' ? terms : [term, ...withoutRecent(terms, term)].slice(0, limits.recentSearches);
}

export function withoutRecent(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => other.toLowerCase() !== term.toLowerCase());
}
