import type { Product } from '@trolley/contract';
import { Price } from '@trolley/ui/Price.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { unitKeys } from '../../product/unitPrice.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';

/** The price of one product in full, for this shopper: price, unit price, deposit, lowest of 30 days, end of the offer, members' price. */
export function PriceBox({
  product: { price, pack, weightArticle, weightPieceArticle },
  offerUntil,
}: {
  readonly product: Product;
  /** The last day of the offer in words, where the server has written it. */
  readonly offerUntil?: string | undefined;
}) {
  const text = useText();
  const money = useMoney();
  const { locale, currency } = useShop().tenant;
  const { loyalty, depositPrice } = price;
  const { isMember, offer, value, instead, unit } = useShownPrice(price);
  return (
    <div className="price-box">
      <p>
        {weightPieceArticle && <span className="price-about">{text('catalogue.price.about')} </span>}
        <Price hundredths={value} locale={locale} currency={currency} size="l" reduced={offer !== undefined} />
        {instead !== undefined && (
          <s className="price-was">
            <VisuallyHidden>{text('catalogue.price.instead')} </VisuallyHidden>
            {money(instead)}
          </s>
        )}
        {weightArticle && <span className="price-step">{pack}</span>}
      </p>
      {unit && (
        <p className="price-box-unit">
          {money(unit.value)}{' '}
          <small>
            {unit.unit === 'piece'
              ? text('catalogue.price.perPieceLong')
              : text('catalogue.price.perLong', { unit: text(unitKeys[unit.unit]) })}
          </small>
        </p>
      )}
      {depositPrice !== undefined && <p>{text('catalogue.price.deposit', { price: money(depositPrice) })}</p>}
      {offer && (
        <p className="price-box-lowest">
          {text('catalogue.price.lowest30', { price: money(offer.lowest30) })}
          {offer.until !== undefined &&
            ` · ${text('catalogue.price.until', { day: offerUntil ?? dayName(offer.until, locale) })}`}
        </p>
      )}
      {loyalty && (
        <p className="price-box-member">
          {text(isMember ? 'account.memberPrice' : 'catalogue.price.memberLong')}
          {!isMember && <Price hundredths={loyalty.value} locale={locale} currency={currency} size="s" />}
        </p>
      )}
      {(weightArticle || weightPieceArticle) && <p className="price-box-weighed">{text('catalogue.price.weighed')}</p>}
    </div>
  );
}

/** A calendar day has no time zone; read and written at the same one it stays itself. */
function dayName(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
