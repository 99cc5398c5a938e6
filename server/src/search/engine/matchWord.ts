import type { Compounds } from './compounds.ts';
import { cost } from './costs.ts';
import type { Token } from './tokens.ts';
import type { WordIndex } from './wordIndex.ts';

/** What one word of a term finds: things, and the least cost of each. */
export interface Matches {
  /** The word is there as it was typed, or in another form: it is no mistake. */
  readonly sure: boolean;
  readonly things: readonly number[];
  /** By thing; `nothing` where it is not found. */
  readonly costs: Uint8Array;
}

export const nothing = 255;
/** Shorter words are too often other words with a letter changed. */
const fewestLetters = 4;

/** A letter or two begin a word of nearly everything: then only what a thing is counts, not what it is like. */
const dearestBeginning: readonly number[] = [0, 0, 1];

export interface Asked {
  readonly token: Token;
  /** It may still be being typed. */
  readonly last: boolean;
  /** It is all there is. */
  readonly alone: boolean;
  /** Words it makes together with its neighbours. */
  readonly joined: readonly string[];
}

/** Finds things by one word of a term: as it is, in another form, by its beginning, by its parts. */
export function matchWord(index: WordIndex, compounds: Compounds, asked: Asked): Matches {
  const { dictionary } = index;
  const { token, last, alone, joined } = asked;
  const matches = gather(index);
  const exact = dictionary.idOf(token.text);
  if (exact !== undefined) matches.take(exact, 0);
  if (token.kind === 'word')
    for (const id of index.formsOf(token.text))
      if (id !== exact) matches.take(id, last && exact === undefined ? cost.lastForm : cost.form);
  for (const word of joined) {
    for (const id of index.formsOf(word))
      matches.take(id, cost.joined + (dictionary.wordOf(id) === word ? 0 : cost.form));
  }
  const whole = matches.things.length > 0;
  matches.sure = whole;
  if (token.kind !== 'amount' && (last || (!whole && token.text.length > 2))) {
    const dearest = (alone ? dearestBeginning[token.text.length] : undefined) ?? nothing;
    dictionary.startingWith(token.text, (id) => matches.take(id, cost.prefix, dearest));
  }
  if (!whole && token.kind === 'word') matchParts(index, compounds, token.text, matches);
  return matches;
}

/** What is found when the word is taken for a mistake: an edit from four letters on, two where a word has eight. */
export function matchTypos(index: WordIndex, { token, last }: Asked): Matches {
  const matches = gather(index);
  if (token.kind !== 'word' || token.text.length < fewestLetters) return matches;
  const { dictionary } = index;
  const { length } = token.text;
  // The longer of the two decides: `erdbern` lacks two letters of nine.
  const edits = length >= 6 ? 2 : 1;
  const take = (beginning: number) => (id: number, distance: number) => {
    if (distance > 1 && Math.max(length, dictionary.wordOf(id).length) < 8) return;
    const word = dictionary.wordOf(id);
    const at = (cost.edits[distance] ?? nothing) + (word[0] === token.text[0] ? 0 : cost.otherBeginning) + beginning;
    matches.take(id, at);
    for (const form of index.formsOf(word)) if (form !== id) matches.take(form, at + cost.form);
  };
  dictionary.resembling(token.text, edits, false, take(0));
  if (matches.things.length === 0 && last)
    dictionary.resembling(token.text, length >= 8 ? 2 : 1, true, take(cost.prefix));
  return matches;
}

/** Better than nothing: the longest word that it ends with, as in `Glühwein`, or else begins with, as in `Grillkohle`. */
export function matchRemains(index: WordIndex, { token: { text } }: Asked): Matches {
  const { dictionary } = index;
  const matches = gather(index);
  for (let at = 1; at <= text.length - fewestLetters && matches.things.length === 0; at++) {
    const id = dictionary.idOf(text.slice(at));
    if (id !== undefined) matches.take(id, cost.remains);
  }
  for (let end = text.length - 1; end >= fewestLetters && matches.things.length === 0; end--)
    dictionary.startingWith(text.slice(0, end), (id) => matches.take(id, cost.remains));
  return matches;
}

interface Gathering extends Matches {
  sure: boolean;
  readonly things: number[];
  take(word: number, more: number, dearest?: number): void;
  put(thing: number, at: number): void;
}

function gather(index: WordIndex): Gathering {
  const costs = new Uint8Array(index.size).fill(nothing);
  const things: number[] = [];
  const put = (thing: number, at: number) => {
    const known = costs[thing] ?? nothing;
    if (at >= known) return;
    if (known === nothing) things.push(thing);
    costs[thing] = at;
  };
  return {
    sure: false,
    things,
    costs,
    put,
    take: (word, more, dearest = nothing) =>
      index.visit(word, (thing, at) => {
        if (at <= dearest) put(thing, Math.min(at + more, nothing - 1));
      }),
  };
}

/** `Tiefkühlpizza` is nowhere one word: things that have both its parts. */
function matchParts(index: WordIndex, compounds: Compounds, text: string, into: Gathering): void {
  const parts = compounds.split(text);
  if (parts.length < 2) return;
  const found = parts.map((part) => {
    const matches = gather(index);
    for (const id of index.formsOf(part)) matches.take(id, index.dictionary.wordOf(id) === part ? 0 : cost.form);
    return matches;
  });
  const [first, ...rest] = found;
  for (const thing of first?.things ?? []) {
    if (rest.some(({ costs }) => costs[thing] === nothing)) continue;
    let sum: number = cost.joined;
    for (const { costs } of found) sum += costs[thing] ?? 0;
    into.put(thing, Math.min(sum, nothing - 1));
  }
}
