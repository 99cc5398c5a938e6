import type { Compounds } from './compounds.ts';
import { type Costs, cost, costsOf } from './costs.ts';
import type { Language } from './stem.ts';
import type { Synonyms } from './synonyms.ts';

export interface Wording {
  readonly language: Language;
  readonly compounds: Compounds;
  readonly synonyms: Synonyms;
}

/** The words something is found by, each at its least cost. */
export type WeightedWords = Map<string, number>;

/** A word of a text and its cost there. */
export interface Placed {
  readonly text: string;
  readonly cost: number;
}

/** Adds the words of a text with their parts and with their other names. */
export function addText(into: WeightedWords, placed: readonly Placed[], wording: Wording): void {
  for (const { text, cost } of placed) addWord(into, text, cost, wording);
  for (const { from, length, instead } of wording.synonyms.phrases(placed.map(({ text }) => text))) {
    const dearest = Math.max(...placed.slice(from, from + length).map(({ cost }) => cost));
    addInstead(into, instead, dearest);
  }
}

function addWord(into: WeightedWords, word: string, at: number, { language, compounds, synonyms }: Wording): void {
  const costs: Costs = costsOf[language];
  lower(into, word, at);
  addInstead(into, synonyms.instead(word), at);
  for (const part of compounds.partsOf(word)) {
    const there = at + (part.head ? costs.head : costs.modifier);
    lower(into, part.word, there);
    addInstead(into, synonyms.instead(part.word), there);
  }
}

function addInstead(into: WeightedWords, phrases: readonly (readonly string[])[], at: number): void {
  for (const phrase of phrases) for (const word of phrase) lower(into, word, at + cost.synonym);
}

export function lower(into: WeightedWords, word: string, at: number): void {
  const known = into.get(word);
  if (known === undefined || at < known) into.set(word, at);
}
