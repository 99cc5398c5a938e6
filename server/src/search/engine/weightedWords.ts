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
  /** A name, which has no parts and no other names. */
  readonly isName?: boolean;
}

/** What a word costs more in the thing it is added to, because it belongs elsewhere. */
export type Strange = (word: string) => number;

const nowhereStrange: Strange = () => 0;

/** Adds the words of a text with their parts and with their other names. */
export function addText(
  into: WeightedWords,
  placed: readonly Placed[],
  wording: Wording,
  strange: Strange = nowhereStrange,
): void {
  for (const { text, cost, isName } of placed) {
    if (isName) lower(into, text, cost + strange(text));
    else addWord(into, text, cost, wording, strange);
  }
  for (const { from, length, instead } of wording.synonyms.phrases(placed.map(({ text }) => text))) {
    const words = placed.slice(from, from + length);
    const dearest = Math.max(...words.map(({ cost }) => cost));
    addInstead(into, instead, dearest, Math.max(...words.map(({ text }) => strange(text))), strange);
  }
}

function addWord(into: WeightedWords, word: string, at: number, wording: Wording, strange: Strange): void {
  const { language, compounds, synonyms } = wording;
  const { head }: Costs = costsOf[language];
  const more = strange(word);
  lower(into, word, at + more);
  addInstead(into, synonyms.instead(word), at, more, strange, kindsOf(language).of(word) === undefined);
  const parts = compounds.partsOf(word);
  if (parts.length === 0) return;
  let own = ownCosts.get(parts);
  if (!own) {
    own = { special: specialness(word, parts, language), modifier: modifierCost(word, parts, language) };
    ownCosts.set(parts, own);
  }
  const { special, modifier } = own;
  for (const part of parts) {
    const there = at + (part.head ? head + special : modifier);
    const moreThere = strange(part.word);
    lower(into, part.word, there + moreThere);
    // `Zellstoff` has nothing of a `Zeller`.
    if (part.word.length >= shortestNamed || kindsOf(language).of(part.word))
      for (const phrase of synonyms.instead(part.word)) {
        const more = isSibling(phrase, part.word) ? cost.sibling : 0;
        addInstead(into, [phrase], there + cost.synonymOfPart + more, moreThere, strange);
      }
  }
}

/** `Rotweinessig` may find `Weinessig`, but not by what `Weißweinessig` ends with: that is another sort of it. */
function isSibling(phrase: readonly string[], part: string): boolean {
  const [only, ...more] = phrase;
  return only !== undefined && more.length === 0 && only.length > part.length && only.endsWith(part);
}

/** A shorter part of a word that is no known thing has no other names. */
const shortestNamed = 5;

/** Of each word once: its parts are the same object each time. */
const ownCosts = new WeakMap<readonly Part[], { readonly special: number; readonly modifier: number }>();

/** Things of their own, which nobody means who only says what they end with. Stems. */
const ownThings: ReadonlySet<string> = new Set(
  `buttermilch saurmilch sauermilch kondensmilch kaffeemilch kokosmilch vanillemilch kakaomilch schokomilch trinkmilch knackebrot
  malzkaffe getreidekaffe nudelreis milchreis susskartoffel osterei malzbi streichkas schmelzkas trinkjoghurt gewurzsalz
  krautersalz badesalz gelierzuck vanillezuck vanillinzuck traubenzuck zimtzuck krauterbutt knoblauchbutt kakaobutt
  trinkschokolad kochschokolad glasnudel reisnudel eiswaffel reiswaffel maiswaffel nudelsupp eistee eiskaffe zuckermais gewurzgurk essiggurk`.split(
    /\s+/,
  ),
);

/** Also with something before it: `Grillgewürzsalz`. */
function isOwnThing(word: string): boolean {
  for (let at = 0; at < word.length - 4; at++) if (ownThings.has(word.slice(at))) return true;
  return false;
}

/** What the head of a compound costs more: it is a thing of its own, or its plain food has a flavour. */
function specialness(word: string, parts: readonly Part[], language: Language): number {
  if (language !== 'de') return 0;
  if (isOwnThing(stem(word, language))) return cost.ownThing;
  const kinds = kindsOf(language);
  const isPlain = (kinds.of(word)?.strength ?? 0) <= 2;
  return isPlain && parts.some((part) => !part.head && kinds.of(part.word)?.strength === 1) ? cost.flavoured : 0;
}

/** Pieces are what they are cut from. Folded. */
export const pieces: ReadonlySet<string> = new Set(
  'scheiben scheibe stucke stuckchen wurfel streifen halften ringe spalten schnitze'.split(' '),
);

/** What the word before the head costs: little in a piece of it, more in a thing that everybody knows by its own name. */
function modifierCost(word: string, parts: readonly Part[], language: Language): number {
  const { modifier } = costsOf[language];
  if (language !== 'de') return modifier;
  if (parts.some((part) => part.head && pieces.has(part.word))) return cost.pieceOf;
  const kinds = kindsOf(language);
  // `Vollkorn` is nothing else than what such bread is.
  if (!parts.some((part) => !part.head && kinds.of(part.word))) return modifier;
  if (kinds.listed(word)) return modifier + cost.calledAfter;
  return parts.some((part) => part.head && kinds.listed(part.word)?.aisle !== undefined) ? modifier + 1 : modifier;
}

/**
 * Another name is as strange as the word it stands for. Of several words each is also what it is (`orange juice`), and
 * so is the name of a word of which nothing is known: a maker called `Zeller` makes no celery.
 */
function addInstead(
  into: WeightedWords,
  phrases: readonly (readonly string[])[],
  at: number,
  more: number,
  strange: Strange,
  isUnknown = false,
): void {
  for (const phrase of phrases)
    for (const word of phrase)
      lower(into, word, at + cost.synonym + (isUnknown || phrase.length > 1 ? Math.max(more, strange(word)) : more));
}

export function lower(into: WeightedWords, word: string, at: number): void {
  const known = into.get(word);
  if (known === undefined || at < known) into.set(word, at);
}
