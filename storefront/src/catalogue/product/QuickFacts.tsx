import type { ProductDetail } from '@trolley/contract';
import { useShop, useText } from '../../shell/shop.tsx';
import { withDecimals } from './decimals.ts';

/** What people look for first, each in a word. */
export function QuickFacts({ product: { facts } }: { readonly product: ProductDetail }) {
  const text = useText();
  const { decimal } = useShop().tenant.amounts;
  const { nutrition, alcohol, origins } = facts;
  const number = (value: number) => withDecimals(value, 1, decimal);
  const per =
    nutrition && text(nutrition.per === '100g' ? 'catalogue.nutrition.per100g' : 'catalogue.nutrition.per100ml');
  const from = origins[0]?.region ?? origins[0]?.name;
  const all: readonly (false | '' | undefined | readonly [string, string])[] = [
    nutrition && per !== undefined && [`${number(nutrition.kcal)} kcal`, per],
    nutrition && [`${number(nutrition.protein)} g`, text('catalogue.nutrition.protein')],
    nutrition && [`${number(nutrition.sugar)} g`, text('catalogue.nutrition.sugarAlone')],
    alcohol !== undefined && [
      text('catalogue.product.alcoholValue', { percent: number(alcohol) }),
      text('catalogue.product.alcohol'),
    ],
    from && [from, text('catalogue.product.origin')],
  ];
  const facets = all.filter((fact): fact is readonly [string, string] => Boolean(fact)).slice(0, 4);
  if (facets.length === 0) return null;
  return (
    <dl className="quick-facts">
      {facets.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
