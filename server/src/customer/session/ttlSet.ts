/** A set whose words expire a while after they were last added. Without a bound like lru-cache's: none may go early. */
export interface TtlSet {
  add(word: string): void;
  has(word: string): boolean;
}

export function createTtlSet(forMs: number, now: () => number): TtlSet {
  /** The oldest first. */
  const until = new Map<string, number>();

  function drop(): void {
    for (const [word, end] of until) {
      if (end > now()) return;
      until.delete(word);
    }
  }

  return {
    add(word) {
      until.delete(word);
      until.set(word, now() + forMs);
      drop();
    },
    has: (word) => (until.get(word) ?? 0) > now(),
  };
}
