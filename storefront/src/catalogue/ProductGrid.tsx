import type { Product } from '@trolley/contract';
import { ProductTile } from './ProductTile.tsx';
import { useStock } from './useStock.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly level?: 2 | 3 | 4;
  /** It opens the page: the pictures of its first row are wanted at once. */
  readonly first?: boolean;
}

/** How many tiles the first row has on a desk; a phone shows as many in its first two. */
const firstRow = 4;

export function ProductGrid({ products, level = 2, first = false }: ProductGridProps) {
  const stocked = useStock(products);
  return (
    <ul className="product-grid">
      {stocked.map((product, index) => (
        <ProductTile key={product.sku} product={product} level={level} eager={first && index < firstRow} />
      ))}
    </ul>
  );
}
