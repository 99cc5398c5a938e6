import { limits } from '@trolley/contract';

export const recentKey = 'recentSearches';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the shopper searched for in this browser, newest first; it never leaves it. */
export function readRecent(shelf: Shelf): readonly string[] {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(recentKey) ?? '[]');
    const terms = Array.isArray(stored) ? stored : [];
    return terms.filter((term) => typeof term === 'string' && term.trim() !== '').slice(0, limits.recentSearches);
  } catch {
    return [];
  }
}

export function keepRecent(shelf: Shelf, terms: readonly string[]): void {
  try {
    if (terms.length === 0) shelf.removeItem(recentKey);
    else shelf.setItem(recentKey, JSON.stringify(terms));
  } catch {
    // A browser that keeps nothing remembers no searches.
  }
}

/** With a term in front, once, whatever its case. */
export function withRecent(terms: readonly string[], submitted: string): readonly string[] {
  const term = submitted.trim();
  return term === '' ? terms : [term, ...withoutRecent(terms, term)].slice(0, limits.recentSearches);
}

export function withoutRecent(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => other.toLowerCase() !== term.toLowerCase());
}
