import type { History } from '../model/history.ts';
import { begin, change, redo, undo } from '../model/history.ts';
import type { Json, Path } from '../model/json.ts';
import { pathName, setAt } from '../model/json.ts';

/** The value that is being edited. Fields listen to their own part of it, so a key press draws one field again. */
export interface DraftStore {
  get(): Json;
  subscribe(listener: () => void): () => void;
  /** A field: typing on in the same one is one step of undo. */
  set(path: Path, next: Json | undefined): void;
  /** Anything else: always a step of its own. */
  replace(next: Json): void;
  /** From outside, such as ids the server gave: no step, nothing to undo. */
  adopt(next: Json): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

export function createDraftStore(first: Json, now: () => number = Date.now): DraftStore {
  let history: History<Json> = begin(first);
  const listeners = new Set<() => void>();
  const move = (next: History<Json>) => {
    if (next === history) return;
    history = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => history.present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (path, next) => move(change(history, setAt(history.present, path, next), pathName(path), now())),
    replace: (next) => move(change(history, next, undefined, now())),
    adopt: (next) => move({ ...history, present: next }),
    undo: () => move(undo(history)),
    redo: () => move(redo(history)),
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
  };
}
