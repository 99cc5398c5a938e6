import type { PlaceSuggestion } from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { createStore, type Store } from '../../shell/store.ts';
import { suggestPlaces } from './maps.ts';

/** Debounce in milliseconds. */
const debounce = 250;
/** Fewer letters would match too many places. */
const fewestLetters = 2;

export interface SuggestionsState {
  /** What was asked for last. */
  readonly term: string;
  readonly results: readonly PlaceSuggestion[];
  readonly pending: boolean;
}

export const noSuggestions: SuggestionsState = { term: '', results: [], pending: false };

type SuggestionsEvent =
  | { readonly kind: 'asked'; readonly term: string }
  | { readonly kind: 'found'; readonly term: string; readonly results: readonly PlaceSuggestion[] }
  | { readonly kind: 'cleared' };

/** Old suggestions stay while new ones load, so that nothing flickers; responses to older terms are dropped. */
export function suggestionsState(state: SuggestionsState, event: SuggestionsEvent): SuggestionsState {
  switch (event.kind) {
    case 'asked':
      return { ...state, term: event.term, pending: true };
    case 'found':
      return event.term === state.term ? { term: event.term, results: event.results, pending: false } : state;
    case 'cleared':
      return noSuggestions;
  }
}

export interface Suggestions extends Pick<Store<SuggestionsState>, 'get' | 'subscribe'> {
  type(typed: string): void;
  clear(): void;
}

export function createSuggestions(call: Call): Suggestions {
  const store = createStore(noSuggestions);
  const dispatch = (event: SuggestionsEvent) => store.set(suggestionsState(store.get(), event));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const clear = () => {
    clearTimeout(pause);
    asking.abort();
    dispatch({ kind: 'cleared' });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    clear,
    type(typed) {
      clearTimeout(pause);
      const term = typed.trim();
      if (term.length < fewestLetters) return clear();
      if (term === store.get().term) return;
      pause = setTimeout(() => {
        asking.abort();
        asking = new AbortController();
        dispatch({ kind: 'asked', term });
        void suggestPlaces(call, term, asking.signal).then((results) => dispatch({ kind: 'found', term, results }));
      }, debounce);
    },
  };
}
