import type { Kinds } from './kinds.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words that names begin with and go on in many ways, and that are no thing: makers, whose brands no column names. */
export interface Makers {
  learn(name: string): void;
  has(word: string): boolean;
  /** How many words of a name's beginning are a maker's: `Rio Blu`, `gern für uns`. */
  wordsOf(tokens: readonly Token[]): number;
}

const fewestNames = 3;
const fewestNext = 3;
const shareAtTheStart = 0.7;
const shareOfThings = 0.6;

const longestName = 3;
const fewestNamesOfSeveral = 4;

interface Seen {
  names: number;
  starts: number;
  /** Names that begin with it and name a thing further on. */
  things: number;
  /** Different words that came next. */
  readonly next: Set<string>;
}

/** Stand before the name of anything. */
const noBeginnings: ReadonlySet<string> = new Set(['bio', 'organic']);

export function createMakers(kinds: Kinds): Makers {
  const words = new Map<string, Seen>();
  const beginnings = new Map<string, Omit<Seen, 'names'>>();

  function learnBeginnings(tokens: readonly Token[], isThing: boolean): void {
    let text = tokens[0]?.text ?? '';
    if (kinds.of(text) || noBeginnings.has(text)) return;
    for (let length = 2; length <= longestName && length < tokens.length; length++) {
      const last = tokens[length - 1];
      if (last?.kind !== 'word' || kinds.of(last.text)) return;
      text += ` ${last.text}`;
      let seen = beginnings.get(text);
      if (!seen) beginnings.set(text, (seen = { starts: 0, things: 0, next: new Set() }));
      seen.starts++;
      if (isThing) seen.things++;
      const next = tokens[length];
      if (next && seen.next.size < fewestNext) seen.next.add(next.text);
    }
  }

  function has(word: string): boolean {
    const seen = words.get(word);
    if (!seen || seen.starts < fewestNames || seen.next.size < fewestNext) return false;
    if (seen.starts < shareAtTheStart * seen.names || kinds.listed(word)) return false;
    // `Bergtalmilch Butter`: a maker may end like a thing, if things follow.
    return kinds.of(word) === undefined || seen.things >= shareOfThings * seen.starts;
  }

  return {
    has,
    wordsOf(tokens) {
      let text = tokens[0]?.text ?? '';
      let found = has(text) ? 1 : 0;
      for (let length = 2; length <= longestName && length < tokens.length; length++) {
        text += ` ${tokens[length - 1]?.text}`;
        const seen = beginnings.get(text);
        if (!seen) break;
        const isName = seen.starts >= fewestNamesOfSeveral && seen.next.size >= fewestNext;
        if (isName && seen.things >= shareOfThings * seen.starts) found = length;
      }
      return found;
    },
    learn(name) {
      const tokens = tokensOf(name);
      for (const [place, { text, kind }] of tokens.entries()) {
        if (kind !== 'word') continue;
        let seen = words.get(text);
        if (!seen) words.set(text, (seen = { names: 0, starts: 0, things: 0, next: new Set() }));
        seen.names++;
        if (place > 0) continue;
        seen.starts++;
        const isThing = tokens.some((token, at) => at > 0 && (kinds.of(token.text)?.strength ?? 0) > 1);
        if (isThing) seen.things++;
        learnBeginnings(tokens, isThing);
        const next = tokens[1];
        if (next && seen.next.size < fewestNext) seen.next.add(next.text);
      }
    },
  };
}
