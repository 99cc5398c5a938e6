import { isOrderable, type Product } from '@trolley/contract';
import { BottomBar } from '@trolley/ui/BottomBar.tsx';
import { Price } from '@trolley/ui/Price.tsx';
import { BuyProduct } from '../../cart/button/BuyProduct.tsx';
import type { Wish } from '../../cart/button/useWish.ts';
import { perUnit } from '../../product/unitPrice.ts';
import { useShownPrice } from '../../product/useShownPrice.ts';
import { useHasPlace } from '../../service/useHasPlace.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { loadAvailableSlot } from './Availability.tsx';

const short = { short: true };

/** Price, unit price, how many and the button, always in sight on a phone. */
export function BuyBar({ product, wish }: { readonly product: Product; readonly wish: Wish }) {
  const text = useText();
  const money = useMoney();
  const { locale, currency, clientRuntimeConfig } = useShop().tenant;
  const placed = useHasPlace();
  const { price, weightPieceArticle, weightArticle, pack, availability } = product;
  const { isMember, offer, value, unit } = useShownPrice(price);
  if (!clientRuntimeConfig.featureCartCheckout) return null;
  return (
    <BottomBar label={text('catalogue.product.buy')}>
      <p className="buy-bar-line">
        <span>
          {weightPieceArticle && <span className="price-about">{text('catalogue.price.about')} </span>}
          <Price hundredths={value} locale={locale} currency={currency} size="s" reduced={offer !== undefined} />
          {weightArticle && <span className="price-step">{pack}</span>}
        </span>
        {unit && <span className="buy-bar-unit">{perUnit(unit, text, money)}</span>}
        {price.loyalty && !isMember && (
          <span className="price-member">
            {text('catalogue.price.memberShort', { price: money(price.loyalty.value) })}
          </span>
        )}
        <span className="buy-bar-slot">
          {isOrderable(availability) && <LazyComponent when={placed} load={loadAvailableSlot} props={short} />}
        </span>
      </p>
      <BuyProduct product={product} wish={wish} />
    </BottomBar>
  );
}
