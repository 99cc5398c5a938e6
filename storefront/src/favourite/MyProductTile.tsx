import type { MyProduct } from '@trolley/contract';
import { useQuantity } from '../cart/cart.ts';
import { ProductTile } from '../catalogue/ProductTile.tsx';
import { useText } from '../shell/shop.tsx';
import { liveOrderability } from './liveOrderability.ts';

/** A product of somebody's own, and what they have to do with it. */
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
