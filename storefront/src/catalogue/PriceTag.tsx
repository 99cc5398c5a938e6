import { currentPrice, type Product } from '@trolley/contract';
import { useShop, useText } from '../shell/shop.tsx';
import { Price } from '../ui/Price.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import './price-tag.css';
import { unitKeys, unitPrice } from './unitPrice.ts';
import { useMoney } from './useMoney.ts';

interface PriceTagProps {
  readonly product: Pick<Product, 'price' | 'weightPieceArticle'>;
}

/** What a product costs, in a list: the price, what to compare it by, and what belongs to it. */
export function PriceTag({ product: { price, weightPieceArticle } }: PriceTagProps) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { offer, regular, loyalty, depositPrice } = price;
  const unit = unitPrice(price);
  return (
    <div className="price-tag">
      <p>
        {weightPieceArticle && <span className="price-about">{text('catalogue.price.about')} </span>}
        <Price hundredths={currentPrice(price)} locale={locale} currency={currency} reduced={offer !== undefined} />
        {offer && (
          <s className="price-was">
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(regular.value)}
          </s>
        )}
      </p>
      {(unit || depositPrice !== undefined) && (
        <p className="price-unit">
          {unit && <b>{text('catalogue.price.per', { price: money(unit.value), unit: text(unitKeys[unit.unit]) })}</b>}
          {depositPrice !== undefined && ` ${text('catalogue.price.deposit', { price: money(depositPrice) })}`}
        </p>
      )}
      {offer && <p className="price-lowest">{text('catalogue.price.lowest30', { price: money(offer.lowest30) })}</p>}
      {loyalty && <p className="price-member">{text('catalogue.price.member', { price: money(loyalty.value) })}</p>}
    </div>
  );
}
