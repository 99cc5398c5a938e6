import type { Product } from '@trolley/contract';
import { fullName } from '../product/productName.ts';
import { useShop, useText } from '../shell/shop.tsx';
import './favourite.css';
import { useIsFavourite } from './favouriteState.ts';

/** The heart button. A list has fifty of them: CSS draws the icon, and the logic is loaded at the first press. */
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
      onClick={() => void import('./pressFavourite.ts').then((module) => module?.pressFavourite(product, text))}
    />
  );
}
