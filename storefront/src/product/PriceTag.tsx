import type { Product } from '@trolley/contract';
import { Price } from '@trolley/ui/Price.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import './price-tag.css';
import { useMoney } from '../shell/useMoney.ts';
import { perUnit } from './unitPrice.ts';
import { useShownPrice } from './useShownPrice.ts';

interface PriceTagProps {
  readonly product: Pick<Product, 'price' | 'weightPieceArticle'>;
}

/** The price of a product in a list, for this shopper: price, unit price, deposit. */
export function PriceTag({ product: { price, weightPieceArticle } }: PriceTagProps) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { loyalty, depositPrice } = price;
  const { isMember, offer, value, instead, unit } = useShownPrice(price);
  return (
    <div className="price-tag">
      <p>
        {weightPieceArticle && <span className="price-about">{text('catalogue.price.about')} </span>}
        <Price hundredths={value} locale={locale} currency={currency} reduced={offer !== undefined} />
        {instead !== undefined && (
          <s className="price-was">
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(instead)}
          </s>
        )}
      </p>
      {(unit || depositPrice !== undefined) && (
        <p className="price-unit">
          {unit && <b>{perUnit(unit, text, money)}</b>}
          {depositPrice !== undefined && ` ${text('catalogue.price.deposit', { price: money(depositPrice) })}`}
        </p>
      )}
      {offer && <p className="price-lowest">{text('catalogue.price.lowest30', { price: money(offer.lowest30) })}</p>}
      {loyalty && (
        <p className="price-member">
          {isMember ? text('account.memberPrice') : text('catalogue.price.member', { price: money(loyalty.value) })}
        </p>
      )}
    </div>
  );
}
