import { Card } from '@trolley/ui/Card.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useText } from '../shell/shop.tsx';
import './order.css';

/** The shape of an order. */
export function OrderSkeleton() {
  const text = useText();
  return (
    <div className="order">
      <Card className="order-status">
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
      <Card className="order-goods">
        <Skeleton shape="title" />
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} />
        ))}
      </Card>
      <span className="visually-hidden">
        <Spinner label={text('order.loading')} />
      </span>
    </div>
  );
}
