/** Which pages show what, so that a change finds them without looking at all. */
export interface TagIndex {
  add(key: string, tags: readonly string[]): void;
  remove(key: string, tags: readonly string[]): void;
  /** Keys of the pages that show any of these. */
  keysOf(tags: readonly string[]): ReadonlySet<string>;
}

export function createTagIndex(): TagIndex {
  const keys = new Map<string, Set<string>>();
  return {
    add(key, tags) {
      for (const tag of tags) {
        const known = keys.get(tag);
        if (known) known.add(key);
        else keys.set(tag, new Set([key]));
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const known = keys.get(tag);
        known?.delete(key);
        if (known?.size === 0) keys.delete(tag);
      }
    },
    keysOf: (tags) => new Set(tags.flatMap((tag) => [...(keys.get(tag) ?? [])])),
  };
}
