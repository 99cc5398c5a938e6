import type { Compounds, Part } from './compounds.ts';
import { type Costs, cost, costsOf } from './costs.ts';
import { kindsOf } from './kinds.ts';
import { type Language, stem } from './stem.ts';
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
  const parts = compounds.partsOf(word);
  if (parts.length === 0) return;
  const special = specialness(word, parts, language);
  for (const part of parts) {
    const there = at + (part.head ? costs.head + special : costs.modifier);
    lower(into, part.word, there);
    addInstead(into, synonyms.instead(part.word), there);
  }
}

/** Things of their own, which nobody means who only says what they end with. Stems. */
const ownThings: ReadonlySet<string> = new Set(
  `buttermilch saurmilch sauermilch kondensmilch kaffeemilch kokosmilch vanillemilch kakaomilch schokomilch trinkmilch knackebrot
  malzkaffe getreidekaffe nudelreis milchreis susskartoffel osterei malzbi streichkas schmelzkas trinkjoghurt gewurzsalz
  krautersalz badesalz nudelsupp eistee eiskaffe zuckermais gewurzgurk essiggurk`.split(/\s+/),
);

/** What the head of a compound costs more: it is a thing of its own, or its plain food has a flavour. */
function specialness(word: string, parts: readonly Part[], language: Language): number {
  if (language !== 'de') return 0;
  if (ownThings.has(stem(word, language))) return cost.ownThing;
  const kinds = kindsOf(language);
  const isPlain = (kinds.of(word)?.strength ?? 0) <= 2;
  return isPlain && parts.some((part) => !part.head && kinds.of(part.word)?.strength === 1) ? cost.flavoured : 0;
}

function addInstead(into: WeightedWords, phrases: readonly (readonly string[])[], at: number): void {
  for (const phrase of phrases) for (const word of phrase) lower(into, word, at + cost.synonym);
}

export function lower(into: WeightedWords, word: string, at: number): void {
  const known = into.get(word);
  if (known === undefined || at < known) into.set(word, at);
}
