import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useText } from '../shell/shop.tsx';

const places = ['a', 'b', 'c', 'd'] as const;

export function MyProductsSkeleton() {
  const text = useText();
  return (
    <div role="status">
      <VisuallyHidden>{text('myProducts.loading')}</VisuallyHidden>
      <div className="product-grid">
        {places.map((place) => (
          <div key={place} className="my-products-shape">
            <Skeleton shape="square" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
