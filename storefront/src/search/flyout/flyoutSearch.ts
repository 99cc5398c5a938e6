import { type SearchType, timing } from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { createStore, type Store } from '../../shell/store.ts';
import { fetchBanner, fetchSuggestions } from './fetchSuggestions.ts';
import { emptyFlyout, type FlyoutEvent, type FlyoutState, flyoutState } from './flyoutState.ts';

export interface FlyoutSearch extends Pick<Store<FlyoutState>, 'get' | 'subscribe'> {
  /** The shopper typed: searches after a pause, or clears the results if the field is empty. */
  type(typed: string, types: readonly SearchType[]): void;
  /** Drops pending responses. */
  stop(): void;
}

/** Searches while the shopper types, with one call per type. */
export function createFlyoutSearch(call: Call): FlyoutSearch {
  const store = createStore(emptyFlyout);
  const dispatch = (event: FlyoutEvent) => store.set(flyoutState(store.get(), event));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let calls = new AbortController();

  const ask = (term: string, types: readonly SearchType[]) => {
    calls.abort();
    calls = new AbortController();
    const { signal } = calls;
    dispatch({ kind: 'asked', term, types });
    for (const type of types)
      void fetchSuggestions(call, type, term, signal).then((found) => dispatch({ kind: 'found', term, found }));
    void fetchBanner(call, term, signal).then((banner) => dispatch({ kind: 'banner', term, banner }));
  };
  const stop = () => {
    clearTimeout(pause);
    calls.abort();
    dispatch({ kind: 'cleared' });
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
