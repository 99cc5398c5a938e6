import { type AllergenCode, allergenCodes } from './codes.ts';
import type { Words } from './rulesSchema.ts';

/** How a list of ingredients marks a word. */
export const marked = /\*\*([^*]+)\*\*/g;

/** Allergen of a marked word, by the longest stem it holds. */
export function allergenOf(word: string, words: Words): AllergenCode | undefined {
  const lower = word.toLowerCase();
  let best = '';
  for (const stem of Object.keys(words.allergenWords)) {
    if (stem.length > best.length && lower.includes(stem)) best = stem;
  }
  return words.allergenWords[best];
}

export function markedWords(ingredients: string): readonly string[] {
  return [...ingredients.matchAll(marked)].map((match) => match[1] ?? '');
}

/** Allergens of an ingredient list and those stated besides, in the order of the law. */
export function allergensIn(
  ingredients: string | undefined,
  stated: readonly AllergenCode[],
  words: Words,
): readonly AllergenCode[] {
  const found = new Set<AllergenCode | undefined>(stated);
  for (const word of markedWords(ingredients ?? '')) found.add(allergenOf(word, words));
  return allergenCodes.filter((code) => found.has(code));
}
