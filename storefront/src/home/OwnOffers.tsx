import type { Product } from '@trolley/contract';
import { ProductSlider } from '../catalogue/ProductSlider.tsx';

/** What was bought before and is reduced now. */
export function OwnOffers({ title, products }: { readonly title: string; readonly products: readonly Product[] }) {
  return (
    <div className="home-offers">
      <ProductSlider title={title} products={products} />
    </div>
  );
}
