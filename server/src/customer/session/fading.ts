/** Words that count for a while after they were last said. */
export interface Fading {
  add(word: string): void;
  has(word: string): boolean;
}

export function createFading(forMs: number, now: () => number): Fading {
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
