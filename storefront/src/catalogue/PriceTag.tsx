import { currentPrice, type Product } from '@trolley/contract';
import { useShop, useText } from '../shell/shop.tsx';
import { Price } from '../ui/Price.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import './price-tag.css';
import { memberUnitPrice, unitKeys, unitPrice } from './unitPrice.ts';
import { useMemberPrice } from './useMemberPrice.ts';
import { useMoney } from './useMoney.ts';

interface PriceTagProps {
  readonly product: Pick<Product, 'price' | 'weightPieceArticle'>;
}

/** What a product costs whoever is here, in a list: the price, what to compare it by, and what belongs to it. */
export function PriceTag({ product: { price, weightPieceArticle } }: PriceTagProps) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { regular, loyalty, depositPrice } = price;
  const member = useMemberPrice(price);
  const offer = member === undefined ? price.offer : undefined;
  const everybodys = currentPrice(price);
  const instead = member === undefined ? offer && regular.value : everybodys;
  const unit = member === undefined ? unitPrice(price) : memberUnitPrice(price);
  return (
    <div className="price-tag">
      <p>
        {weightPieceArticle && <span className="price-about">{text('catalogue.price.about')} </span>}
        <Price hundredths={member ?? everybodys} locale={locale} currency={currency} reduced={offer !== undefined} />
        {instead !== undefined && (
          <s className="price-was">
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(instead)}
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
      {loyalty && (
        <p className="price-member">
          {member === undefined
            ? text('catalogue.price.member', { price: money(loyalty.value) })
            : text('account.memberPrice')}
        </p>
      )}
    </div>
  );
}
