import type { ProductDetail } from '@trolley/contract';
import { useShop, useText } from '../../shell/shop.tsx';
import { withDecimals } from './decimals.ts';

interface QuickFactsProps {
  readonly product: ProductDetail;
  /** Its labels, in words. */
  readonly labels: readonly string[];
}

/** What people look for first, each in a word. */
export function QuickFacts({ product: { facts }, labels }: QuickFactsProps) {
  const text = useText();
  const { decimal } = useShop().tenant.amounts;
  const { nutrition, alcohol, origins } = facts;
  const number = (value: number) => withDecimals(value, 1, decimal);
  const per =
    nutrition && text(nutrition.per === '100g' ? 'catalogue.nutrition.per100g' : 'catalogue.nutrition.per100ml');
  const from = origins[0]?.region ?? origins[0]?.name;
  const all = [
    nutrition && `${number(nutrition.kcal)} kcal ${per}`,
    alcohol !== undefined && text('catalogue.product.alcoholValue', { percent: number(alcohol) }),
    from && text('catalogue.product.from', { place: from }),
    ...labels,
  ].filter((fact): fact is string => Boolean(fact));
  if (all.length === 0) return null;
  return (
    <ul className="quick-facts">
      {all.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
