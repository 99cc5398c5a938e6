import type { Json } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import type { LocalCopy } from './draftSaver.ts';

export interface KeptCopy {
  readonly value: Json;
  /** The state of the draft it was typed on; without one there was none yet. */
  readonly draftId?: string;
  readonly revision?: number;
  readonly baseRevision: number;
  readonly at: string;
}

const prefix = 'studio.unsaved.';

/** By person as well: a second one at the same computer must not find the first one's words. */
function keyOf(person: string, item: string): string {
  return `${prefix}${person}.${item}`;
}

export function localCopy(storage: Storage, person: string, item: string): LocalCopy {
  const key = keyOf(person, item);
  return {
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify({ ...copy, at: new Date().toISOString() }));
      } catch {
        // Full or forbidden: the page itself still has it.
      }
    },
    remove: () => storage.removeItem(key),
  };
}

export function readLocalCopy(storage: Storage, person: string, item: string): KeptCopy | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(person, item)) ?? 'null');
    return isCopy(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function isCopy(kept: unknown): kept is KeptCopy {
  if (!isObject(kept)) return false;
  return isObject(kept.value) && typeof kept.baseRevision === 'number' && typeof kept.at === 'string';
}
