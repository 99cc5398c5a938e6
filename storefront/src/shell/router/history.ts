import { hrefOf, type Location, newKey } from './location.ts';

/** The list of visited addresses. The browser's own in the shop, one in memory in tests. */
export interface RouterHistory {
  /** Where the shopper is in the list now; ahead of the shown page while that of a Back is loading. */
  current(): { readonly location: Location; readonly index: number };
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Back to this place of the list, without telling the listener. */
  revert(index: number): void;
  /** Called when the shopper went back or forward, or changed the hash by hand. Returns how to stop. */
  listen(moved: () => void): () => void;
}

interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

export function browserHistory(page: Window): RouterHistory {
  const { history } = page;
  const written = () => history.state as Partial<EntryState> | null;
  const write = (how: 'pushState' | 'replaceState', location: Location, idx: number) =>
    history[how]({ usr: location.state, key: location.key, idx } satisfies EntryState, '', hrefOf(location));
  let index = written()?.idx ?? 0;
  let reverting = false;

  const current = () => {
    const { pathname, search, hash } = page.location;
    const { usr = null, key = 'default' } = written() ?? {};
    return { location: { pathname, search, hash, state: usr, key }, index };
  };
  if (written()?.idx === undefined) history.replaceState({ ...history.state, idx: index }, '');

  return {
    current,
    push(location) {
      index += 1;
      write('pushState', location, index);
    },
    replace: (location) => write('replaceState', location, index),
    go: (delta) => history.go(delta),
    revert(to) {
      if (to === index) return;
      reverting = true;
      history.go(to - index);
    },
    listen(moved) {
      const popped = () => {
        const at = written()?.idx;
        // An entry that the browser made itself follows the one it was made on.
        index = at ?? index + 1;
        if (at === undefined) write('replaceState', { ...current().location, key: newKey() }, index);
        if (reverting) reverting = false;
        else moved();
      };
      page.addEventListener('popstate', popped);
      return () => page.removeEventListener('popstate', popped);
    },
  };
}

/** A history of one entry: the server renders a page and goes nowhere. */
export function fixedHistory(pathname: string): RouterHistory {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  const nowhere = () => undefined;
  return {
    current: () => ({ location, index: 0 }),
    push: nowhere,
    replace: nowhere,
    go: nowhere,
    revert: nowhere,
    listen: () => nowhere,
  };
}
