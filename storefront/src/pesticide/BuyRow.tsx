import type { Product } from '@trolley/contract';
import { AddToCart } from '../cart/button/AddToCart.tsx';
import { LinePicture } from '../product/LinePicture.tsx';
import { PriceTag } from '../product/PriceTag.tsx';
import { fullName } from '../product/productName.ts';
import { useProductPath } from '../product/useProductPath.ts';

/** The product as it is sold now. */
export function BuyRow({ product }: { readonly product: Product }) {
  const path = useProductPath()(product);
  if (path === undefined) return null;
  return (
    <div className="residue-buy">
      <LinePicture of={product.picture} />
      <p>
        <a href={path}>{fullName(product)}</a>
        <span className="muted small">{product.pack}</span>
      </p>
      <PriceTag product={product} />
      <div className="adder">
        <AddToCart product={product} />
      </div>
    </div>
  );
}
