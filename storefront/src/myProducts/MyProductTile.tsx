import type { MyProduct } from '@trolley/contract';
import { useQuantity } from '../cart/cart.ts';
import { ProductTile } from '../catalogue/ProductTile.tsx';
import { useText } from '../shell/shop.tsx';
import { liveOrderability } from './liveOrderability.ts';

/** A product tile with a note: it is in the cart, or was bought before. */
export function MyProductTile({ of, eager }: { readonly of: MyProduct; readonly eager: boolean }) {
  const text = useText();
  const ordered = liveOrderability(of, useQuantity(of.product.sku)) === 'IsOrdered';
  const bought = of.purchased ? text('myProducts.note.purchased') : undefined;
  return (
    <ProductTile
      product={of.product}
      level={2}
      eager={eager}
      note={ordered ? text('myProducts.note.ordered') : bought}
    />
  );
}
