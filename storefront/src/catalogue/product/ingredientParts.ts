export interface IngredientPart {
  readonly text: string;
  readonly allergen: boolean;
}

const mark = '**';

/** A list of ingredients in pieces; allergens stand between double asterisks. A mark that is never closed is no mark. */
export function ingredientParts(ingredients: string): readonly IngredientPart[] {
  const pieces = ingredients.split(mark);
  const closed = pieces.length % 2 === 1;
  const last = closed ? pieces.length : pieces.length - 2;
  const parts = pieces.slice(0, last).map((text, index) => ({ text, allergen: index % 2 === 1 }));
  if (!closed) parts.push({ text: pieces.slice(last).join(mark), allergen: false });
  return parts.filter(({ text }) => text !== '');
}
