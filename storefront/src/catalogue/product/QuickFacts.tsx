import type { ProductDetail } from '@trolley/contract';
import { useShop, useText } from '../../shell/shop.tsx';
import { countryName } from '../countryName.ts';

/** What people look for first, each in a word. */
export function QuickFacts({ product: { facts, origin } }: { readonly product: ProductDetail }) {
  const text = useText();
  const { locale } = useShop().tenant;
  const { nutrition, alcohol, origins } = facts;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  const per =
    nutrition && text(nutrition.per === '100g' ? 'catalogue.nutrition.per100g' : 'catalogue.nutrition.per100ml');
  const from = origins[0]?.region ?? (origin && countryName(origin, locale));
  const all: readonly (false | '' | undefined | readonly [string, string])[] = [
    nutrition && per !== undefined && [`${number.format(nutrition.kcal)} kcal`, per],
    nutrition && [`${number.format(nutrition.protein)} g`, text('catalogue.nutrition.protein')],
    nutrition && [`${number.format(nutrition.sugar)} g`, text('catalogue.nutrition.sugarAlone')],
    alcohol !== undefined && [
      text('catalogue.product.alcoholValue', { percent: number.format(alcohol) }),
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
          <dd suppressHydrationWarning>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
