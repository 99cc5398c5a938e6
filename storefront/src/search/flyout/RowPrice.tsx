import type { ProductPrice } from '@trolley/contract';
import { Price } from '@trolley/ui/Price.tsx';
import { perUnit } from '../../product/unitPrice.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

/** The price for this shopper and, always where its content is known, the unit price below it. */
export function RowPrice({ price }: { readonly price: ProductPrice }) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { value, offer, unit } = useShownPrice(price);
  return (
    <span className="goods-price">
      <Price hundredths={value} locale={locale} currency={currency} size="s" reduced={offer !== undefined} />
      {unit && <span className="goods-unit">{perUnit(unit, text, money)}</span>}
    </span>
  );
}
