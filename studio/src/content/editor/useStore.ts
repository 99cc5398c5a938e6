import { useSyncExternalStore } from 'react';
import type { Json } from '../model/json.ts';
import type { DraftSaver, SaverState } from './draftSaver.ts';
import type { DraftStore } from './draftStore.ts';

/** A part of the draft; drawn again only when that part is another one. `pick` must answer the same object for the same draft. */
export function usePart<Part>(store: DraftStore, pick: (value: Json) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

export function useSaver(saver: DraftSaver): SaverState {
  return useSyncExternalStore(saver.subscribe, saver.get);
}
