import type { RecipeDetail, RecipeProducts } from '@trolley/contract';
import { ingredientFor } from '../../recipe/formatAmount.ts';
import type { Text } from '../../shell/text.ts';
import type { CookStep } from './CookMode.tsx';

interface Measure {
  readonly factor: number;
  readonly decimal: string;
  readonly text: Text;
}

/** The steps with the amounts that go in. A thing that stands in two parts of the list is told with both amounts. */
export function cookSteps(
  { steps, ingredients }: Pick<RecipeDetail, 'steps' | 'ingredients'>,
  products: RecipeProducts | undefined,
  { factor, decimal, text }: Measure,
): readonly CookStep[] {
  const pictures = new Map(
    products?.lines.map(({ thing, pick, home }) => [thing, (home?.product ?? pick?.product)?.picture]),
  );
  return steps.map(({ title, text: words, minutes, uses }) => ({
    title,
    text: words,
    minutes,
    uses: [...new Set(uses)].flatMap((thing) => {
      const wanted = ingredients.filter((ingredient) => ingredient.thing === thing);
      const [first] = wanted;
      if (!first) return [];
      const shown = wanted.map((ingredient) => ingredientFor(ingredient, factor, decimal, text));
      const amount = shown
        .map((one) => one.amount)
        .filter(Boolean)
        .join(' + ');
      return [{ thing, amount, name: shown[0]?.name ?? first.name.many, picture: pictures.get(thing) }];
    }),
  }));
}
