import type { HomeOrder } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { StoreIcon, TruckIcon } from '@trolley/ui/icons.ts';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { AddToOrder } from '../order/AddToOrder.tsx';
import { type Clock, formatDeadline, formatMoment, formatSlot, formatSpan } from '../service/format/formatSlot.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { formatOrderPlace } from './formatOrderPlace.ts';
import { OrderPictures } from './OrderPictures.tsx';
import { type OrderStep, orderSteps } from './orderSteps.ts';
import { useOrderPath } from './useOrderPath.ts';

interface OpenOrderProps {
  readonly order: HomeOrder;
  /** Further ones that are under way. */
  readonly others: readonly HomeOrder[];
  readonly isCustomer: boolean;
}

/** The order that comes next: its window, until when it can be changed, and how far it is. */
export function OpenOrder({ order, others, isCustomer }: OpenOrderProps) {
  const text = useText();
  const money = useMoney();
  const clock = useClock(useNow(false));
  const hrefOf = useOrderPath(isCustomer);
  const { orderNumber, lineItemCount, total, distributionType: type, canBeCancelled, slotException } = order;
  const place = formatOrderPlace(order.place, text);
  return (
    <section className="home-order" aria-label={text('home.order.label')}>
      <p className="home-order-facts figures">
        <Icon of={type === 'DELIVERY' ? TruckIcon : StoreIcon} size="s" />
        {text('home.order.facts', { number: orderNumber, count: lineItemCount, total: money(total) })}
      </p>
      <h2>
        {slotException
          ? text('home.order.exception')
          : text('home.order.when', { type, slot: formatSlot(order, clock, true) })}
      </h2>
      <p className="home-order-until">
        {canBeCancelled
          ? text('home.order.open', { until: formatMoment(order.cutOffAt, clock), place })
          : text('home.order.closed', { type, place })}
      </p>
      <div className="home-order-buttons">
        {order.canBeAddedTo && (
          <AddToOrder orderNumber={orderNumber} className="home-order-loud">
            {text('home.order.add')}
          </AddToOrder>
        )}
        <ButtonLink
          className="home-order-quiet"
          href={hrefOf(orderNumber)}
          aria-label={text('home.order.named', { number: orderNumber })}
        >
          {text('home.order.details')}
        </ButtonLink>
      </div>
      <ol className="home-steps" aria-label={text('home.order.steps')}>
        {orderSteps(order).map((step) => (
          <li
            key={step.name}
            className={`home-step-${step.state}`}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {text(`home.step.${step.name}`, { type })}
            <VisuallyHidden>, {text(`home.step.${step.state}`)}</VisuallyHidden>
            <small>{timeOf(step, order, clock)}</small>
          </li>
        ))}
      </ol>
      <OrderPictures order={order} />
      {others.length > 0 && (
        <ul className="home-order-others">
          {others.map((one) => (
            <li key={one.orderNumber}>
              <TextLink href={hrefOf(one.orderNumber)}>
                {text('home.order.other', { slot: formatSlot(one, clock), number: one.orderNumber })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function timeOf({ at }: OrderStep, order: HomeOrder, clock: Clock): string {
  if (at === undefined) return '';
  if (at === 'window') return order.slotException ? '' : formatSpan(order, clock);
  const moment = formatDeadline(at.moment, clock);
  return at.kind === 'at' ? moment : clock.text('home.step.from', { moment });
}
