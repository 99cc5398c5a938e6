import { marked } from '../allergens.ts';
import type { Words } from '../rulesSchema.ts';

/** Words of an ingredient list that name an allergen and are not marked. */
export function unmarkedAllergens(ingredients: string, words: Words): readonly string[] {
  const harmless = new RegExp(words.harmlessWords.join('|'), 'gi');
  const plain = ingredients.replace(marked, ' ').replace(harmless, ' ');
  return [...plain.matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) =>
      Object.keys(words.allergenWords).some((stem) => stem.length > 3 && word.toLowerCase().includes(stem)),
    );
}
