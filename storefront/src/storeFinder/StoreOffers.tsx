import type { StoreScreenData } from '@trolley/contract';
import { ProductSlider } from '../catalogue/ProductSlider.tsx';
import { useShop, useText } from '../shell/shop.tsx';

type StoreOffersProps = Pick<StoreScreenData, 'offers' | 'offersUntil' | 'ownPrices'>;

/** What is reduced in this store. Where its prices are not the shopper's, nothing goes into the cart from here. */
export function StoreOffers({ offers, offersUntil, ownPrices }: StoreOffersProps) {
  const text = useText();
  const { highlight } = useShop().site.header;
  if (offers.length === 0) return null;
  const words = offersUntil === undefined ? undefined : text('stores.page.offersUntil', { day: offersUntil });
  return (
    <div className="store-offers-row">
      <ProductSlider
        title={text('stores.page.offers')}
        text={ownPrices ? words : [words, text('stores.page.otherPrices')].filter(Boolean).join(' · ')}
        products={offers}
        fixed={!ownPrices}
        {...(highlight && { more: highlight })}
      />
    </div>
  );
}
