import type { Catalogue } from '../../catalogue/catalogue.ts';
import { bonus } from './costs.ts';
import { kindsOf } from './kinds.ts';
import { stopWords } from './smallWords.ts';
import { stem } from './stem.ts';
import { tokensOf } from './tokens.ts';
import type { Wording } from './weightedWords.ts';

/** How much better products get by what a term, or a part of it, names: by number of their category and brand. */
export interface Intent {
  readonly categories: Uint8Array;
  readonly brands: Uint8Array;
}

export interface Intents {
  /** A word that is nowhere may be the beginning of another: it names nothing yet. */
  of(term: string, isWord: (word: string) => boolean): Intent | undefined;
}

interface Meaning {
  /** Categories called so. */
  readonly whole: string[];
  /** Categories that hold this and something else: `Äpfel` of `Äpfel & Birnen`. */
  readonly piece: string[];
  readonly brands: string[];
}

interface Numbers {
  readonly categoryNumber: (slug: string) => number;
  readonly brandNumber: (slug: string) => number;
}

type Tree = Pick<Catalogue, 'categories' | 'brands'>;

/** Names of categories and brands, known when a term says them. */
export function createIntents(
  { categories, brands }: Tree,
  { language, synonyms }: Wording,
  { categoryNumber, brandNumber }: Numbers,
): Intents {
  const kinds = kindsOf(language);
  const meanings = new Map<string, Meaning>();
  const keyOf = (words: readonly string[]) => words.map((word) => stem(word, language)).join(' ');
  const asItIs = (words: readonly string[]) => `=${words.join(' ')}`;

  function learnKey(key: string, sort: keyof Meaning, slug: string): void {
    const meaning = meanings.get(key) ?? { whole: [], piece: [], brands: [] };
    meanings.set(key, meaning);
    if (!meaning[sort].includes(slug)) meaning[sort].push(slug);
  }

  function learn(words: readonly string[], sort: keyof Meaning, slug: string): void {
    if (words.length === 0) return;
    learnKey(asItIs(words), sort, slug);
    // A brand is called by its name as it is: `Topfen` is none of `Töpfer`.
    if (sort !== 'brands') learnKey(keyOf(words), sort, slug);
  }

  for (const { slug, name } of categories.values()) {
    const pieces = piecesOf(name);
    // `Haut- & Lippenpflege` names two things, of which only one is a word.
    const sort = /[&/,]/.test(name) ? 'piece' : 'whole';
    learn(tellingWords(name), 'whole', slug);
    for (const piece of pieces) {
      const words = tellingWords(piece);
      learn(words, sort, slug);
      const [word, ...more] = words;
      if (word === undefined || more.length > 0) continue;
      // Other names as they are: `beer` is none of `Beeren`.
      for (const phrase of synonyms.instead(word)) learnKey(asItIs(phrase), sort, slug);
    }
  }
  for (const { slug, name } of brands.values()) {
    const words = tellingWords(name);
    // One that is called like a thing is found by it, but the thing comes first.
    if (words.length !== 1 || !kinds.listed(words[0] ?? '')) learn(words, 'brands', slug);
  }

  const below = new Map<string, readonly number[]>();
  /** Numbers of a category and all below it, worked out when a term first names it. */
  function numbersBelow(slug: string): readonly number[] {
    let numbers = below.get(slug);
    if (!numbers)
      below.set(slug, (numbers = [...categories.keys()].filter((one) => isBelow(one, slug)).map(categoryNumber)));
    return numbers;
  }
  const isBelow = (slug: string | undefined, above: string): boolean =>
    slug !== undefined && (slug === above || isBelow(categories.get(slug)?.parent, above));

  return {
    of(term, isWord) {
      const words = tellingWords(term);
      if (!isWord(words.at(-1) ?? '')) return undefined;
      const intent = { categories: new Uint8Array(categories.size + 1), brands: new Uint8Array(brands.size + 1) };
      let found = false;
      for (let from = 0; from < words.length; from++) {
        for (let to = from + 1; to <= words.length; to++) {
          const said = words.slice(from, to);
          const wins = said.length === words.length ? bonus.term : bonus.part;
          // As it is before any form of it: `Kuchen` is a category, and none of `Küche`.
          const meaning = meanings.get(asItIs(said)) ?? meanings.get(keyOf(said));
          if (!meaning) continue;
          found = true;
          for (const slug of meaning.whole) raise(intent.categories, numbersBelow(slug), wins.category);
          for (const slug of meaning.piece) raise(intent.categories, numbersBelow(slug), wins.piece);
          raise(intent.brands, meaning.brands.map(brandNumber), wins.brand);
        }
      }
      return found ? intent : undefined;
    },
  };
}

/** The things a category's name names. What ends with a hyphen is half a word. */
export function piecesOf(name: string): readonly string[] {
  return name.split(/\s*(?:[&/]|, )\s*/).filter((piece) => piece !== '' && !piece.endsWith('-'));
}

function tellingWords(text: string): readonly string[] {
  return tokensOf(text).flatMap(({ text: word }) => (stopWords.has(word) ? [] : [word]));
}

function raise(wins: Uint8Array, numbers: readonly number[], to: number): void {
  for (const number of numbers) wins[number] = Math.max(wins[number] ?? 0, to);
}
