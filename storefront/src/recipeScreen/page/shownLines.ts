import type { ProductLine, RecipeDetail, RecipeProducts, ShownIngredient } from '@trolley/contract';

export interface ShownLine {
  readonly ingredient: ShownIngredient;
  /** What covers it; undefined where nothing is sold, or a line above has it already. */
  readonly line?: ProductLine | undefined;
  /** The pack of a line above is used here, too. */
  readonly above: boolean;
}

export interface IngredientPart {
  readonly title: string | undefined;
  readonly lines: readonly ShownLine[];
}

export interface ShownIngredients {
  readonly parts: readonly IngredientPart[];
  /** Mostly at home, told in one line. */
  readonly cupboard: readonly ShownIngredient[];
}

/** The ingredients under their headings, each thing's product once; what is mostly at home apart from the others. */
export function shownLines(
  { ingredients }: Pick<RecipeDetail, 'ingredients'>,
  products: RecipeProducts | undefined,
): ShownIngredients {
  const lines = new Map(products?.lines.map((line) => [line.thing, line]));
  const isCupboard = ({ thing, cupboard }: ShownIngredient) => {
    const line = lines.get(thing);
    return line ? line.home?.reason === 'cupboard' || line.missing === 'notSold' : products !== undefined && cupboard;
  };
  const seen = new Set<string>();
  const parts: { title: string | undefined; lines: ShownLine[] }[] = [];
  for (const ingredient of ingredients) {
    if (isCupboard(ingredient)) continue;
    const above = seen.has(ingredient.thing);
    seen.add(ingredient.thing);
    const shown = { ingredient, above, line: above ? undefined : lines.get(ingredient.thing) };
    const part = parts.find(({ title }) => title === ingredient.part);
    if (part) part.lines.push(shown);
    else parts.push({ title: ingredient.part, lines: [shown] });
  }
  return { parts, cupboard: ingredients.filter(isCupboard) };
}
