/** Gives equal values as one: a hundred thousand products share a few hundred lists and words. */
export interface Interned {
  text(value: string): string;
  /** An array of the database in its text form, `{organic,vegan}`. */
  list<T extends string>(value: string): readonly T[];
  shared<T>(key: string, make: () => T): T;
}

export function createInterned(): Interned {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const others = new Map<string, unknown>();
  return {
    text(value) {
      const known = texts.get(value);
      if (known !== undefined) return known;
      texts.set(value, value);
      return value;
    },
    list<T extends string>(value: string) {
      let known = lists.get(value);
      if (!known) {
        known = readList(value);
        lists.set(value, known);
      }
      return known as readonly T[];
    },
    shared<T>(key: string, make: () => T) {
      let known = others.get(key);
      if (known === undefined) {
        known = make();
        others.set(key, known);
      }
      return known as T;
    },
  };
}

/** Words may be quoted, with backslashes before quotes and backslashes. */
function readList(value: string): readonly string[] {
  const words = value.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  return words.map((word) => (word.startsWith('"') ? word.slice(1, -1).replace(/\\(.)/g, '$1') : word));
}
