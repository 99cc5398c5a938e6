interface Kept<E> {
  readonly entry: E;
  bytes: number;
  /** Asked for since room was last made. */
  used: boolean;
}

/** A cache bounded by bytes. Whoever is asked for again gets a second chance, so a flood of one-time entries evicts itself. */
export interface Keep<E> {
  get(key: string): E | undefined;
  /** Looks without asking for it. */
  peek(key: string): E | undefined;
  set(key: string, entry: E): void;
  delete(key: string): void;
  clear(): void;
  /** Counts an entry again that has grown since it was set. */
  recount(key: string): void;
  entries(): Iterable<readonly [string, E]>;
  readonly bytes: number;
}

export function createKeep<E>(
  capacity: number,
  sizeOf: (entry: E) => number,
  /** Told of every entry that leaves, for whatever reason. */
  left: (key: string, entry: E) => void = () => {},
): Keep<E> {
  const kept = new Map<string, Kept<E>>();
  let total = 0;

  function remove(key: string): void {
    const one = kept.get(key);
    if (!one) return;
    kept.delete(key);
    total -= one.bytes;
    left(key, one.entry);
  }

  function makeRoom(): void {
    for (const [key, one] of kept) {
      if (total <= capacity) return;
      if (one.used) {
        one.used = false;
        kept.delete(key);
        kept.set(key, one);
      } else {
        remove(key);
      }
    }
  }

  return {
    get(key) {
      const one = kept.get(key);
      if (!one) return undefined;
      one.used = true;
      return one.entry;
    },
    peek: (key) => kept.get(key)?.entry,
    set(key, entry) {
      const used = kept.get(key)?.used ?? false;
      remove(key);
      const bytes = sizeOf(entry);
      // One giant must not push out everything else.
      if (bytes > capacity / 4) return;
      kept.set(key, { entry, bytes, used });
      total += bytes;
      makeRoom();
    },
    delete: remove,
    clear() {
      for (const key of [...kept.keys()]) remove(key);
    },
    recount(key) {
      const one = kept.get(key);
      if (!one) return;
      total -= one.bytes;
      one.bytes = sizeOf(one.entry);
      total += one.bytes;
      makeRoom();
    },
    *entries() {
      for (const [key, { entry }] of kept) yield [key, entry] as const;
    },
    get bytes() {
      return total;
    },
  };
}
