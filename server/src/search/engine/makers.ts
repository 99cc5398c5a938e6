import type { Kinds } from './kinds.ts';
import { tokensOf } from './tokens.ts';

/** Words that names begin with and go on in many ways, and that are no thing: makers, whose brands no column names. */
export interface Makers {
  learn(name: string): void;
  has(word: string): boolean;
}

const fewestNames = 3;
const fewestNext = 3;
const shareAtTheStart = 0.7;
const shareOfThings = 0.6;

interface Seen {
  names: number;
  starts: number;
  /** Names that begin with it and name a thing further on. */
  things: number;
  /** Different words that came next. */
  readonly next: Set<string>;
}

export function createMakers(kinds: Kinds): Makers {
  const words = new Map<string, Seen>();
  return {
    learn(name) {
      const tokens = tokensOf(name);
      for (const [place, { text, kind }] of tokens.entries()) {
        if (kind !== 'word') continue;
        let seen = words.get(text);
        if (!seen) words.set(text, (seen = { names: 0, starts: 0, things: 0, next: new Set() }));
        seen.names++;
        if (place > 0) continue;
        seen.starts++;
        if (tokens.some((token, at) => at > 0 && (kinds.of(token.text)?.strength ?? 0) > 1)) seen.things++;
        const next = tokens[1];
        if (next && seen.next.size < fewestNext) seen.next.add(next.text);
      }
    },
    has(word) {
      const seen = words.get(word);
      if (!seen || seen.starts < fewestNames || seen.next.size < fewestNext) return false;
      if (seen.starts < shareAtTheStart * seen.names || kinds.listed(word)) return false;
      // `Bergtalmilch Butter`: a maker may end like a thing, if things follow.
      return kinds.of(word) === undefined || seen.things >= shareOfThings * seen.starts;
    },
  };
}
