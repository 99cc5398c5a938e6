import { type SearchType, timing } from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { createStore, type Store } from '../../shell/store.ts';
import { askFor, askForBanner } from './askFor.ts';
import { emptyFlyout, type FlyoutEvent, type FlyoutState, flyoutState } from './flyoutState.ts';

export interface FlyoutSearch extends Pick<Store<FlyoutState>, 'get' | 'subscribe'> {
  /** Somebody typed: searches once they pause, or forgets everything where nothing is left. */
  type(typed: string, types: readonly SearchType[]): void;
  /** Nobody wants an answer any more. */
  stop(): void;
}

/** Searches while somebody types, each type by a call of its own. */
export function createFlyoutSearch(call: Call): FlyoutSearch {
  const store = createStore(emptyFlyout);
  const tell = (event: FlyoutEvent) => store.set(flyoutState(store.get(), event));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let calls = new AbortController();

  const ask = (term: string, types: readonly SearchType[]) => {
    calls.abort();
    calls = new AbortController();
    const { signal } = calls;
    tell({ kind: 'asked', term, types });
    for (const type of types)
      void askFor(call, type, term, signal).then((found) => tell({ kind: 'found', term, found }));
    void askForBanner(call, term, signal).then((banner) => tell({ kind: 'banner', term, banner }));
  };
  const stop = () => {
    clearTimeout(pause);
    calls.abort();
    tell({ kind: 'cleared' });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    type(typed, types) {
      clearTimeout(pause);
      const term = typed.trim();
      if (term === '') stop();
      else if (term !== store.get().term) pause = setTimeout(() => ask(term, types), timing.searchDebounce);
    },
    stop,
  };
}
