import { type OrderSummary } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { AddToOrder } from '../../../order/AddToOrder.tsx';
import { Reorder } from '../../../order/Reorder.tsx';
import { StatusBadge } from '../../../order/StatusBadge.tsx';
import { LinePicture } from '../../../product/LinePicture.tsx';
import { formatSlot } from '../../../service/format/formatSlot.ts';
import { useClock } from '../../../service/useChosenService.ts';
import { useNow } from '../../../service/useNow.ts';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';

const mostPictures = 5;

/** An order in short: what it is, where it stands, and the same again in one press. */
export function OrderCard({ order, href }: { readonly order: OrderSummary; readonly href: string }) {
  const text = useText();
  const money = useMoney();
  const clock = useClock(useNow(false));
  const { orderNumber, status, placedAt, total, lineItemCount, distributionType: type, pictures, startsAt } = order;
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  return (
    <Card as="li" className="order-card">
      <div className="order-card-head">
        <h2>
          <a href={href}>{text('order.heading', { number: orderNumber })}</a>
        </h2>
        <StatusBadge status={status} type={type} />
        <p className="muted small">{text('order.placed', { at: new Date(placedAt) })}</p>
      </div>
      <p className="order-card-when">
        {isOver
          ? text('order.summary.day', { type, at: new Date(startsAt) })
          : text('order.summary.when', { type, slot: formatSlot(order, clock, true) })}
      </p>
      <div className="order-card-goods">
        <ul className="order-card-pictures" aria-hidden="true">
          {pictures.slice(0, mostPictures).map((picture, at) => (
            <li key={at}>
              <LinePicture of={picture} />
            </li>
          ))}
        </ul>
        <p className="order-card-sum figures">
          <b>{money(total)}</b>
          <span className="muted small">{text('order.summary.items', { count: lineItemCount })}</span>
        </p>
      </div>
      <div className="order-buttons">
        <ButtonLink kind="outline" size="s" href={href} aria-label={text('order.show.named', { number: orderNumber })}>
          {text('order.show')}
        </ButtonLink>
        {order.canBeAddedTo && <AddToOrder orderNumber={orderNumber} size="s" />}
        <Reorder orderNumber={orderNumber} size="s" />
      </div>
    </Card>
  );
}
