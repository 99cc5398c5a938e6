import { isFood, type Kind, type Kinds } from './kinds.ts';
import { stopWords, turningWords } from './smallWords.ts';
import type { Language } from './stem.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What each word of a name does there. */
export interface NameRoles {
  readonly tokens: readonly Token[];
  /** Where the name no longer says what the thing is, but what is in it or how it comes. */
  readonly end: number;
  /** Place of the word that says what it is; -1 where there is none. */
  readonly head: number;
  readonly headKind: Kind | undefined;
  /** How many words at the beginning are the maker's. */
  readonly brandWords: number;
  /** Whether nothing else is said before `end` that may be a maker or another thing: `Zwiebel rot`, `Bio Himbeeren`. */
  readonly isBare: boolean;
}

export interface NameSense {
  readonly language: Language;
  readonly kinds: Kinds;
  /** A word that says how a thing is, never what. */
  isQuality(word: string): boolean;
  /** How many words at the beginning of a name are its maker's, because many names begin so. */
  makerWords(tokens: readonly Token[]): number;
}

const strongEnough = 3;

/**
 * Finds the word of a name that says what the thing is: the strongest kind of thing before `mit`, `in` or a comma; of
 * several the first in German and the last in English. Where nothing is known by its kind, German begins with the
 * thing (behind its maker) and English ends with it.
 */
export function nameRoles(name: string, sense: NameSense, brand = ''): NameRoles {
  const tokens = tokensOf(name);
  const { language, kinds } = sense;
  const cut = name.search(/,(?!\d)|\||\s[-–]\s/);
  const comma = cut > 0 ? wordsIn(name.slice(0, cut)) || tokens.length : tokens.length;
  const brandWords = Math.max(makersWords(name, tokens, comma, sense), sayingBrand(tokens, brand, comma));
  // `ZURÜCK ZUM HOF Vollmilch`: a maker's small words turn nothing.
  const turn = tokens.findIndex((token, index) => index > Math.max(0, brandWords - 1) && turningWords.has(token.text));
  const end = Math.min(comma, turn < 0 ? tokens.length : turn);

  let head = -1;
  let headKind: Kind | undefined;
  const consider = (place: number, atLeast: number) => {
    const token = tokens[place];
    if (token?.kind !== 'word') return;
    const before = place > brandWords ? tokens[place - 1] : undefined;
    // `Mais Waffeln` is one word with a gap.
    const joined =
      before?.kind === 'word' && kinds.begins(before.text) ? kinds.listed(before.text + token.text) : undefined;
    const kind = joined ?? kinds.of(token.text);
    if (!kind || kind.strength < atLeast) return;
    // `10 Stück` is how many, not what.
    if (kind.aisle === undefined && tokens[place - 1]?.kind === 'number') return;
    // Of two nouns side by side the second is the thing: `Heumilch Emmentaler`.
    const isLast = language === 'en' || place === head + 1;
    // `Textilfarbe Eiskaffee` is nothing to drink.
    const isColour = isFood(kind) && headKind !== undefined && !isFood(headKind);
    const isBetter =
      !headKind || kind.strength > headKind.strength || (isLast && kind.strength === headKind.strength && !isColour);
    if (isBetter) [head, headKind] = [place, kind];
  };
  for (let place = brandWords; place < end; place++) consider(place, 1);
  if (!headKind || headKind.strength < strongEnough) {
    // Drugstores write the thing after a comma or a bar too; what follows `mit` is never it.
    const last = turn < 0 ? tokens.length : Math.max(end, turn);
    for (let place = end; place < last; place++) consider(place, strongEnough);
  }
  for (let place = 0; place < brandWords && !headKind; place++) consider(place, 1);
  if (headKind) return { tokens, end, head, headKind, brandWords, isBare: isBare(tokens, end, head, sense) };
  const nouns = tokens.flatMap((token, place) =>
    place < end && token.kind === 'word' && !sense.isQuality(token.text) ? [place] : [],
  );
  const behind = nouns.filter((place) => place >= brandWords);
  const choice = behind.length > 0 ? behind : nouns;
  const plain = language === 'de' ? (choice[0] ?? 0) : (choice.at(-1) ?? end - 1);
  return { tokens, end, head: plain, headKind: undefined, brandWords, isBare: false };
}

/** A maker that begins few names is not known as one: all but mere qualities speaks against a thing on its own. */
function isBare(tokens: readonly Token[], end: number, head: number, sense: NameSense): boolean {
  for (let place = 0; place < end; place++) {
    const token = tokens[place];
    if (place === head || token?.kind !== 'word') continue;
    if (!sense.isQuality(token.text) && !stopWords.has(token.text)) return false;
  }
  return true;
}

/** `MILCHHOF Vollmilch`: what is written in capitals before other words, or what many names begin with. */
function makersWords(name: string, tokens: readonly Token[], end: number, { makerWords }: NameSense): number {
  const capitals = /^(?:[\p{Lu}\d&'’+.!#%-]{2,}\s+)+(?=\S*\p{Ll})/u.exec(name)?.[0];
  const byCapitals = capitals === undefined ? 0 : wordsIn(capitals);
  if (byCapitals > 0 && byCapitals < tokens.length) return Math.min(byCapitals, end);
  const first = tokens[0];
  if (!first || end < 2 || first.kind !== 'word') return 0;
  return Math.min(makerWords(tokens), end - 1);
}

/** How many words at the beginning repeat the brand. */
function sayingBrand(tokens: readonly Token[], brand: string, end: number): number {
  if (brand === '') return 0;
  const words = tokensOf(brand);
  const isSaid = words.length < end && words.every(({ text }, place) => tokens[place]?.text === text);
  return isSaid ? words.length : 0;
}

/** About as many words as `tokensOf` finds, without reading them. */
function wordsIn(text: string): number {
  const words = text.replace(/['’`´]/g, '').match(/\d+[.,]\d+|[\p{L}\p{N}]+/gu);
  return words?.length ?? 0;
}
