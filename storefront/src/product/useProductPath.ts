import type { Product } from '@trolley/contract';
import { usePathTo } from '../shell/shop.tsx';

/** The address of a product's page. */
export function useProductPath(): (product: Pick<Product, 'slug'>) => string | undefined {
  const pathTo = usePathTo();
  return ({ slug }) => pathTo('product-slug', { slug });
}
