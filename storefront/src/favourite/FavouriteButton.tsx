import type { Product } from '@trolley/contract';
import { fullName } from '../catalogue/productName.ts';
import { useShop, useText } from '../shell/shop.tsx';
import './favourite.css';
import { useIsFavourite } from './favouriteState.ts';

/** A heart to switch on and off. A list has fifty of them: the sign is drawn by the style sheet, the rest comes later. */
export function FavouriteButton({ product }: { readonly product: Product }) {
  const text = useText();
  const { featureCustomer, featureCustomerFavorites } = useShop().tenant.clientRuntimeConfig;
  const marked = useIsFavourite(product.sku);
  if (!featureCustomer || !featureCustomerFavorites) return null;
  return (
    <button
      type="button"
      className="favourite"
      aria-label={text('favourite.mark', { name: fullName(product) })}
      aria-pressed={marked}
      data-replay={`favourite-${product.sku}`}
      onClick={() => void import('./pressFavourite.ts').then((module) => module?.pressFavourite(product.sku, text))}
    />
  );
}
