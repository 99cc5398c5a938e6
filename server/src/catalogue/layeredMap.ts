type Entry<V> = [string, V];

/** A large map that changes in few places: the next value costs as much as what differs, not as much as all. */
export class LayeredMap<V> implements ReadonlyMap<string, V> {
  readonly #base: ReadonlyMap<string, V>;
  /** What differs from the base; null for what is gone. */
  readonly #over: ReadonlyMap<string, V | null>;
  readonly size: number;

  private constructor(base: ReadonlyMap<string, V>, over: ReadonlyMap<string, V | null>, size: number) {
    this.#base = base;
    this.#over = over;
    this.size = size;
  }

  /** The map is taken over and must not be changed afterwards. */
  static of<V>(base: ReadonlyMap<string, V>): LayeredMap<V> {
    return base instanceof LayeredMap ? base : new LayeredMap(base, new Map(), base.size);
  }

  get(key: string): V | undefined {
    const over = this.#over.size === 0 ? undefined : this.#over.get(key);
    if (over === undefined) return this.#base.get(key);
    return over ?? undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** The next value; null takes an entry out. */
  with(changes: Iterable<readonly [string, V | null]>): LayeredMap<V> {
    const over = new Map(this.#over);
    let { size } = this;
    for (const [key, value] of changes) {
      const before = over.get(key) ?? (over.has(key) ? undefined : this.#base.get(key));
      size += Number(value !== null) - Number(before !== undefined);
      over.set(key, value);
    }
    // Looking twice and copying the upper layer stay cheap as long as it is thin.
    if (over.size <= Math.max(500, this.#base.size / 10)) return new LayeredMap(this.#base, over, size);
    const base = new Map(this.#base);
    for (const [key, value] of over) {
      if (value === null) base.delete(key);
      else base.set(key, value);
    }
    return LayeredMap.of(base);
  }

  /** Keys of what may differ from an earlier value; undefined where both have nothing in common to tell it from. */
  keysSince(earlier: ReadonlyMap<string, V>): ReadonlySet<string> | undefined {
    if (!(earlier instanceof LayeredMap) || earlier.#base !== this.#base) return undefined;
    const keys = [...earlier.#over.keys(), ...this.#over.keys()];
    return new Set(keys.filter((key) => earlier.get(key) !== this.get(key)));
  }

  entries(): MapIterator<Entry<V>> {
    return this.#over.size === 0 ? this.#base.entries() : this.#merged();
  }

  *#merged(): MapIterator<Entry<V>> {
    for (const entry of this.#base) if (!this.#over.has(entry[0])) yield entry;
    for (const [key, value] of this.#over) if (value !== null) yield [key, value];
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<Entry<V>> {
    return this.entries();
  }

  forEach(callback: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this.entries()) callback(value, key, this);
  }
}
