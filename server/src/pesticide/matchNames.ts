import type { Catalogue, StoredTestedProduct } from '../catalogue/catalogue.ts';

/** Words as they are compared: small, without accents. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whole words count most, then beginnings, then parts: "Tomaten" finds "Rispentomaten". */
const worth = { whole: 3, begin: 2, part: 1, none: 0 } as const;
/** Shorter words are parts of too many others. */
const shortestPart = 4;

interface Named {
  readonly product: StoredTestedProduct;
  readonly name: readonly string[];
  /** What else it is called. */
  readonly also: readonly string[];
  readonly category: readonly string[];
}

const known = new WeakMap<Catalogue['residues'], readonly Named[]>();

/**
 * Tested products that have every word of `words`, best first: in their name, brand and further words, or, only where there
 * are no such products, in the name of their category. Whoever looks for grapes means no berries beside them.
 */
export function matchNames(catalogue: Catalogue, words: string): readonly StoredTestedProduct[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return [];
  const synonyms = synonymsOf(catalogue);
  const alternatives = asked.map((word) => [word, ...(synonyms.get(word) ?? [])]);
  const named = namesOf(catalogue);
  const found = (others: (one: Named) => readonly string[]) =>
    named
      .map((one) => ({ ...one, score: scoreOf(one.name, others(one), alternatives) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.name.length - b.name.length || (a.product.sku < b.product.sku ? -1 : 1))
      .map(({ product }) => product);
  const byName = found(({ also }) => also);
  return byName.length > 0 ? byName : found(({ also, category }) => [...also, ...category]);
}

function namesOf({ residues, categories }: Catalogue): readonly Named[] {
  const made =
    known.get(residues) ??
    [...residues.values()].map((product) => ({
      product,
      name: wordsOf([product.brand, product.name, product.pack].filter(Boolean).join(' ')),
      also: wordsOf(product.find.join(' ')),
      category: wordsOf(categories.get(product.category)?.name ?? ''),
    }));
  known.set(residues, made);
  return made;
}

/** Every word must be there; one that stands in for it counts a little less. */
function scoreOf(
  name: readonly string[],
  others: readonly string[],
  alternatives: readonly (readonly string[])[],
): number {
  let score = 0;
  for (const [word = '', ...standIns] of alternatives) {
    const own = Math.max(10 * fit(word, name), 4 * fit(word, others));
    const other = Math.max(0, ...standIns.map((one) => Math.max(6 * fit(one, name), 3 * fit(one, others))));
    const best = Math.max(own, other);
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function fit(word: string, words: readonly string[]): number {
  if (words.includes(word)) return worth.whole;
  if (words.some((one) => one.startsWith(word) || isInflected(one, word))) return worth.begin;
  return word.length >= shortestPart && words.some((one) => one.includes(word)) ? worth.part : worth.none;
}

/** Somebody types "Tomaten", the label says "Tomate". */
const isInflected = (one: string, word: string): boolean =>
  one.length >= shortestPart && word.startsWith(one) && word.length - one.length <= 2;

/** Single words that the retailer's own list says mean the same. */
function synonymsOf({ synonyms }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { words, finds, apart } of synonyms) {
    if (apart) continue;
    const same = words.map(fold);
    for (const word of same)
      found.set(word, [...(found.get(word) ?? []), ...(finds?.map(fold) ?? same.filter((one) => one !== word))]);
  }
  return found;
}
