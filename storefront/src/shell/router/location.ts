/** An entry of the history: an address, what its maker left with it, and a key of its own. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** Where to go: an address, relative to the page if it begins with `?` or `#`, or its parts. */
export type To = string | { readonly pathname: string; readonly search?: string; readonly hash?: string };

/** Only for the rules by which addresses are put together. */
const origin = 'http://shop.invalid';

export function locationOf(to: To, from: Location, state: unknown = null): Location {
  const href = typeof to === 'string' ? to : to.pathname + (to.search ?? '') + (to.hash ?? '');
  const url = new URL(href, origin + pageOf(from));
  if (url.origin !== origin) throw new Error(`${href} is not an address of this shop.`);
  return { pathname: url.pathname, search: url.search, hash: url.hash, state, key: newKey() };
}

/** The address of the page, without the place on it. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

export function hrefOf(location: Location): string {
  return pageOf(location) + location.hash;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
