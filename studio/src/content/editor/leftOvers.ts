import { isList } from '../model/json.ts';
import { isCopy, type KeptCopy } from './localCopy.ts';

/**
 * Words that never reached the shop and do not follow from what it has. They are kept apart until somebody decides: what
 * is typed meanwhile takes the place of the ordinary copy.
 */
export interface LeftOvers {
  get(): readonly KeptCopy[];
  subscribe(listener: () => void): () => void;
  /** Whether the browser took it. */
  add(copy: KeptCopy): boolean;
  remove(copy: KeptCopy): void;
}

export function createLeftOvers(storage: Storage, person: string, item: string): LeftOvers {
  const key = `studio.leftOver.${person}.${item}`;
  let copies = read(storage, key);
  const listeners = new Set<() => void>();
  const write = () => {
    for (const listener of listeners) listener();
    try {
      if (copies.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(copies));
      return true;
    } catch {
      return false;
    }
  };
  return {
    get: () => copies,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(copy) {
      copies = [...copies, copy];
      return write();
    },
    remove(copy) {
      copies = copies.filter((one) => one !== copy);
      write();
    },
  };
}

const none: readonly KeptCopy[] = [];

/** Of what one only looks at nothing is kept. */
export const noLeftOvers: LeftOvers = {
  get: () => none,
  subscribe: () => () => {},
  add: () => false,
  remove: () => {},
};

function read(storage: Storage, key: string): readonly KeptCopy[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return isList(kept) ? (kept as readonly unknown[]).filter(isCopy) : [];
  } catch {
    return [];
  }
}
