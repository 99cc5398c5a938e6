/** Names that led nowhere, for a short while: a flood of the same costs one question. */
export interface Remembered {
  has(name: string): boolean;
  add(name: string, ms: number): void;
}

export function rememberNames(most: number, now: () => number = Date.now): Remembered {
  const until = new Map<string, number>();
  return {
    has(name) {
      const end = until.get(name);
      if (end === undefined) return false;
      if (end > now()) return true;
      until.delete(name);
      return false;
    },
    add(name, ms) {
      until.delete(name);
      until.set(name, now() + ms);
      for (const oldest of until.keys()) {
        if (until.size <= most) break;
        until.delete(oldest);
      }
    },
  };
}
