import type { Order } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { SumRow } from '../../cart/SumRow.tsx';
import { CancelAction } from '../../order/CancelAction.tsx';
import { OrderSums } from '../../order/OrderSums.tsx';
import type { ShownOrder } from '../../order/shownOrder.ts';
import { formatMoment, formatSlot } from '../../service/format/formatSlot.ts';
import { useClock } from '../../service/useChosenService.ts';
import { useNow } from '../../service/useNow.ts';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { formatPlace } from '../place/formatPlace.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { AddOnOffer } from './AddOnOffer.tsx';
import { OrderedLines } from './OrderedLines.tsx';
import './placed.css';
import { isReservable } from '../../order/paidBefore.ts';

/** It is ordered: its number, what happens next, and what can be done with it. */
export function PlacedOrder({ order, orderKey, onChanged }: ShownOrder) {
  const text = useText();
  const money = useMoney();
  const now = useNow(false, Date.parse(order.cutOffAt));
  const clock = useClock(now);
  const { orderNumber, distributionAddress: address, distributionWindow: window, billingAddress } = order;
  const type = address.distributionType;
  const query = orderKey === undefined ? '' : `?${new URLSearchParams({ key: orderKey }).toString()}`;
  const files = `/api/orders/${orderNumber}`;
  const canBeCancelled = order.canBeCancelled && Date.parse(order.cutOffAt) > now;
  const cancelled = order.status === 'CANCELLED';
  const held = order.payments.filter(({ methodKey }) => isReservable(methodKey));
  const paid = held.reduce((sum, { amount }) => sum + amount, 0);
  const reserved = held.reduce((sum, { amount, authorized = amount }) => sum + authorized, 0);
  const isReserved = !cancelled && !isPacked(order) && reserved > paid;
  return (
    <div className="placed">
      <div className="placed-head">
        {!cancelled && (
          <span className="placed-mark">
            <Icon of={CheckIcon} size="l" bold />
          </span>
        )}
        <h1>{text(cancelled ? 'checkout.ok.cancelled' : 'checkout.ok.title')}</h1>
        <p>
          {text('checkout.ok.number')} <strong className="figures">{orderNumber}</strong>
        </p>
        {billingAddress.email && <p className="muted">{text('checkout.ok.mail', { email: billingAddress.email })}</p>}
      </div>
      {order.slotException && <Alert tone="warning">{text('checkout.ok.slotException')}</Alert>}
      <div className="placed-page">
        <div className="placed-side">
          <Card as="section">
            <h2>{text('checkout.ok.next', { type })}</h2>
            <p className="placed-when">{formatSlot(window, clock)}</p>
            <p>{formatPlace(order, text)}</p>
            <ol className="placed-steps">
              {(['pack', 'ready', 'end'] as const).map((part) => (
                <li key={part}>{text(`checkout.ok.${part}`, { type })}</li>
              ))}
            </ol>
            {canBeCancelled && (
              <p className="muted small">
                {text('checkout.ok.until', { moment: formatMoment(order.cutOffAt, clock) })}
              </p>
            )}
            <div className="form-actions">
              <ButtonLink kind="outline" href={`${files}/calendar.ics${query}`} data-reload="" download="">
                {text('checkout.ok.calendar')}
              </ButtonLink>
              {canBeCancelled && <CancelAction order={order} orderKey={orderKey} onChanged={onChanged} />}
              {order.invoiced && (
                <ButtonLink kind="outline" href={`${files}/invoice.pdf${query}`} data-reload="" target="_blank">
                  {text('checkout.ok.invoice')}
                </ButtonLink>
              )}
            </div>
            {!order.invoiced && !cancelled && <p className="muted small">{text('checkout.ok.invoiceLater')}</p>}
          </Card>
          {order.canBeAddedTo && Date.parse(order.cutOffAt) > now && (
            <AddOnOffer orderNumber={orderNumber} until={formatMoment(order.cutOffAt, clock)} />
          )}
          <AccountOffer />
        </div>
        <Card as="section">
          <h2>{text('checkout.summary')}</h2>
          <OrderedLines order={order} />
          <OrderSums order={order} withWeighed={!isReserved} />
          <dl className="sums placed-payments">
            {order.payments.map(({ methodKey, amount }) => (
              <SumRow key={methodKey} name={text(`checkout.method.${methodKey}`)} value={money(amount)} />
            ))}
          </dl>
          {isReserved && (
            <p className="muted small">
              {text('checkout.ok.reserved', { amount: money(paid), more: money(reserved - paid) })}
            </p>
          )}
        </Card>
      </div>
      <div className="form-actions placed-end">
        <ButtonLink href="/">{text('checkout.ok.shop')}</ButtonLink>
      </div>
    </div>
  );
}

/** The price of weighed goods is known once they are packed. */
function isPacked({ status }: Order): boolean {
  return ['PICKED', 'OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'COMPLETED'].includes(status);
}
