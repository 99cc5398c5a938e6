import { Alert } from '@trolley/ui/Alert.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { useText } from '../shell/shop.tsx';
import { CancelledNote } from './CancelledNote.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderPlace } from './OrderPlace.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import './order.css';
import type { ShownOrder } from './shownOrder.ts';

/**
 * An order as its customer sees it. The heading above it is the page's. Its texts are `order.*`: a page that is none of
 * an account sends them along.
 */
export function OrderView({ order, orderKey, onChanged }: ShownOrder) {
  const text = useText();
  const { productLineItems, slotException, parentOrderNumber } = order;
  return (
    <div className="order">
      <Card as="section" className="order-status">
        <OrderTimeline order={order} />
        <CancelledNote order={order} />
        {slotException && <Alert tone="warning">{text('order.slotException')}</Alert>}
        {parentOrderNumber !== undefined && (
          <p className="muted">{text('order.partOf', { number: parentOrderNumber })}</p>
        )}
        <OrderActions order={order} orderKey={orderKey} onChanged={onChanged} />
      </Card>
      <div className="order-columns">
        <Card as="section" className="order-goods">
          <h2>{text('order.lines.title', { count: productLineItems.length })}</h2>
          <OrderLines lines={productLineItems} />
        </Card>
        <div className="order-aside">
          <OrderPlace order={order} orderKey={orderKey} />
          <Card as="section" className="order-bill">
            <h2>{text('order.sums.title')}</h2>
            <OrderSums order={order} />
            <OrderPayments order={order} orderKey={orderKey} />
          </Card>
        </div>
      </div>
    </div>
  );
}
