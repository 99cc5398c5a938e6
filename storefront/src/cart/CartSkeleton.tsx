import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useText } from '../shell/shop.tsx';
import '../product/line-picture.css';

export function CartSkeleton() {
  const text = useText();
  return (
    <div className="cart-skeleton">
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="cart-line">
          <div className="line-picture" />
          <div className="cart-line-words">
            <Skeleton />
            <Skeleton />
          </div>
          <Skeleton shape="button" />
        </div>
      ))}
      <span className="visually-hidden">
        <Spinner label={text('cart.loading')} />
      </span>
    </div>
  );
}
