import { ProductSlider } from '../catalogue/ProductSlider.tsx';
import type { BlockProps } from './blockProps.ts';

/** Products side by side. */
export function ProductGroup({ block: { title, text, more, products }, level, anchor }: BlockProps<'productGroup'>) {
  return (
    <div className="block block-products">
      <ProductSlider {...{ title, text, more, products, anchor }} level={level > 2 ? 3 : 2} />
    </div>
  );
}
