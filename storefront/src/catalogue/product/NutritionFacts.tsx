import type { Nutrition } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { withDecimals } from './decimals.ts';
import { NutritionTable } from './NutritionTable.tsx';

/** The five figures people look for; the whole table is one press behind them. */
export function NutritionFacts({ nutrition }: { readonly nutrition: Nutrition }) {
  const text = useText();
  const { decimal } = useShop().tenant.amounts;
  const number = (value: number) => withDecimals(value, 2, decimal);
  const grams = (value: number) => `${number(value)} g`;
  const { kcal, kJ, fat, saturates, carbohydrate, sugar, protein, salt } = nutrition;
  const figures: readonly (readonly [name: string, value: string, part?: string])[] = [
    ['energy', `${number(kcal)} kcal`, `${number(kJ)} kJ`],
    ['fat', grams(fat), text('catalogue.nutrition.saturated', { amount: grams(saturates) })],
    ['carbohydrate', grams(carbohydrate), text('catalogue.nutrition.sugars', { amount: grams(sugar) })],
    ['protein', grams(protein)],
    ['salt', grams(salt)],
  ];
  const per = text(nutrition.per === '100g' ? 'catalogue.nutrition.per100g' : 'catalogue.nutrition.per100ml');
  return (
    <>
      <dl className="nutrition-figures">
        {figures.map(([name, value, part]) => (
          <div key={name}>
            <dt>{text(`catalogue.nutrition.${name}`)}</dt>
            <dd>
              {value}
              {part !== undefined && <small> {part}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <details className="nutrition-whole">
        <summary>
          {text('catalogue.nutrition.whole', { per })}
          <Icon of={ChevronDownIcon} size="s" />
        </summary>
        <NutritionTable nutrition={nutrition} />
      </details>
    </>
  );
}
