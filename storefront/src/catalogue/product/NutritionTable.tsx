import type { Nutrition } from '@trolley/contract';
import { Table } from '@trolley/ui/Table.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { nutritionRows } from './nutritionRows.ts';

export function NutritionTable({ nutrition }: { readonly nutrition: Nutrition }) {
  const text = useText();
  const { amounts } = useShop().tenant;
  const per = text(nutrition.per === '100g' ? 'catalogue.nutrition.per100g' : 'catalogue.nutrition.per100ml');
  return (
    <div className="nutrition">
      <Table
        caption={text('catalogue.nutrition.title')}
        head={[text('catalogue.nutrition.average'), per]}
        rows={nutritionRows(nutrition, amounts.decimal).map(({ name, amount, part }) => [
          <span key={name} className={part ? 'nutrition-part' : undefined}>
            {text(`catalogue.nutrition.${name}`)}
          </span>,
          amount,
        ])}
        figures={[1]}
      />
    </div>
  );
}
