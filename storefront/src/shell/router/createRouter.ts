import type { RouterHistory } from './history.ts';
import { type Location, locationOf, pageOf, type To } from './location.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** What became of loading a page. `abort`: the shopper stays where they are. */
export type Outcome<Data> =
  | { readonly kind: 'page'; readonly data: Data }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'abort' };

export type Load<Data> = (to: Location, signal: AbortSignal) => Promise<Outcome<Data>>;

export interface RouterState<Data> {
  readonly location: Location;
  /** Undefined where the page could not be loaded. */
  readonly data: Data | undefined;
  readonly error?: { readonly thrown: unknown };
  /** The page that is being loaded. */
  readonly pending?: Location;
  /** How the page is scrolled after this change: to a position, to the place its hash names or the top, or not at all. */
  readonly scroll: number | 'start' | 'place' | 'keep';
}

export interface NavigateOptions {
  /** Back does not lead to the page of now. */
  readonly replace?: boolean;
  /** What `useLocation().state` is on the new entry. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  /** The new page is shown when the promise resolves. Otherwise React renders it without blocking the browser. */
  readonly flushSync?: boolean;
}

export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

export interface Router<Data> {
  get(): RouterState<Data>;
  subscribe(changed: (state: RouterState<Data>, flushSync: boolean) => void): () => void;
  /** A number of steps, or an address. Resolves when the page is shown, or the navigation was given up. */
  readonly navigate: Navigate;
  /** Loads the data of the open page again, or of the one on its way. */
  revalidate(): Promise<void>;
  /** Follows Back and Forward. Returns how to stop. */
  start(): () => void;
}

interface RouterOptions<Data> {
  readonly history: RouterHistory;
  readonly data: Data | undefined;
  load: Load<Data>;
  readonly scroll?: ScrollMemory;
  onError?(thrown: unknown): void;
}

interface Move extends NavigateOptions {
  readonly to: Location;
  readonly how: 'push' | 'replace' | 'pop' | 'revalidate';
}

/**
 * One loader for every address. A navigation shows nothing before its page is loaded; the last one wins, and what the
 * loader refuses leaves page and address as they were.
 */
export function createRouter<Data>({ history, data, load, scroll, onError }: RouterOptions<Data>): Router<Data> {
  const listeners = new Set<(state: RouterState<Data>, flushSync: boolean) => void>();
  const first = history.current();
  let state: RouterState<Data> = { location: first.location, data, scroll: 'keep' };
  let shownIndex = first.index;
  let running: { readonly move: Move; readonly controller: AbortController } | undefined;

  const set = (next: RouterState<Data>, flushSync = false) => {
    state = next;
    for (const changed of listeners) changed(next, flushSync);
  };

  const commit = (move: Move, loaded: Pick<RouterState<Data>, 'data' | 'error'>) => {
    const { to, how, flushSync } = move;
    running = undefined;
    if (how === 'push' || how === 'replace') history[how](to);
    shownIndex = history.current().index;
    set({ location: to, ...loaded, scroll: scrollOf(move) }, flushSync);
  };

  const scrollOf = ({ to, how, preventScrollReset }: Move): RouterState<Data>['scroll'] => {
    if (how === 'revalidate') return 'keep';
    const saved = how === 'pop' ? scroll?.of(to.key) : undefined;
    return saved ?? (preventScrollReset ? 'place' : 'start');
  };

  const run = async (move: Move): Promise<void> => {
    const { to, how } = move;
    running?.controller.abort();
    if (how !== 'revalidate') scroll?.save(state.location.key);
    if (how !== 'revalidate' && isPlaceOnPage(state.location, to)) {
      return commit(move, { data: state.data, error: state.error });
    }
    const controller = new AbortController();
    running = { move, controller };
    if (how !== 'revalidate') set({ ...state, pending: to, scroll: 'keep' });
    let outcome: Outcome<Data>;
    try {
      outcome = await load(to, controller.signal);
    } catch (thrown) {
      if (controller.signal.aborted) return undefined;
      onError?.(thrown);
      return commit(move, { data: undefined, error: { thrown } });
    }
    if (controller.signal.aborted) return undefined;
    if (outcome.kind === 'page') return commit(move, { data: outcome.data });
    if (outcome.kind === 'redirect') {
      return run({ ...move, to: locationOf(outcome.to, to), how: how === 'push' ? 'push' : 'replace' });
    }
    running = undefined;
    history.revert(shownIndex);
    return set({ ...state, pending: undefined, scroll: 'keep' });
  };

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    async navigate(to, options = {}) {
      if (typeof to === 'number') return history.go(to);
      const next = locationOf(to, state.location, options.state);
      return run({ ...options, to: next, how: options.replace ? 'replace' : 'push' });
    },
    revalidate: () => run(running?.move ?? { to: state.location, how: 'revalidate' }),
    start: () => history.listen(() => void run({ to: history.current().location, how: 'pop' })),
  };
}

/** Only the place on the page is another: nothing is loaded for it. */
function isPlaceOnPage(from: Location, to: Location): boolean {
  return pageOf(from) === pageOf(to) && from.hash !== to.hash;
}
