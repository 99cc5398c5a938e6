import { createStore, type Store } from '../../shell/store.ts';

/** Debounce in milliseconds. */
const debounce = 250;
/** Fewer letters would match too many places. */
const fewestLetters = 2;

export interface SuggestionsState<R> {
  /** What was asked for last. */
  readonly term: string;
  readonly results: readonly R[];
  readonly pending: boolean;
}

export const noSuggestions: SuggestionsState<never> = { term: '', results: [], pending: false };

type SuggestionsEvent<R> =
  | { readonly kind: 'asked'; readonly term: string }
  | { readonly kind: 'found'; readonly term: string; readonly results: readonly R[] }
  | { readonly kind: 'cleared' };

/** Old suggestions stay while new ones load, so that nothing flickers; responses to older terms are dropped. */
export function suggestionsState<R>(state: SuggestionsState<R>, event: SuggestionsEvent<R>): SuggestionsState<R> {
  switch (event.kind) {
    case 'asked':
      return { ...state, term: event.term, pending: true };
    case 'found':
      return event.term === state.term ? { term: event.term, results: event.results, pending: false } : state;
    case 'cleared':
      return noSuggestions;
  }
}

export interface Suggestions<R> extends Pick<Store<SuggestionsState<R>>, 'get' | 'subscribe'> {
  type(typed: string): void;
  clear(): void;
}

type Ask<R> = (term: string, signal: AbortSignal) => Promise<readonly R[]>;

/** What may be meant, asked for while somebody types; `ask` never fails, it finds nothing. */
export function createSuggestions<R>(ask: Ask<R>): Suggestions<R> {
  const store = createStore<SuggestionsState<R>>(noSuggestions);
  const dispatch = (event: SuggestionsEvent<R>) => store.set(suggestionsState(store.get(), event));
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
        void ask(term, asking.signal).then((results) => dispatch({ kind: 'found', term, results }));
      }, debounce);
    },
  };
}
