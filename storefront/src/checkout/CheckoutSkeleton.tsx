import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useText } from '../shell/shop.tsx';
import { stepNames } from './steps.ts';

/** The shape of the steps while the cart is on its way. */
export function CheckoutSkeleton() {
  const text = useText();
  return (
    <div className="checkout-page" role="status">
      <VisuallyHidden>{text('checkout.loading')}</VisuallyHidden>
      <div className="checkout-steps">
        {stepNames.map((step) => (
          <div key={step} className="card checkout-step">
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        ))}
      </div>
      <div className="card checkout-aside">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
