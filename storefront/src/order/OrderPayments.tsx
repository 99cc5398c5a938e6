import type { Order } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { InvoiceIcon } from './icons.ts';
import { orderPaper } from './orderPaper.ts';
import { isReservable } from './paidBefore.ts';

interface OrderPaymentsProps {
  readonly order: Order;
  readonly orderKey?: string | undefined;
}

/** How it was paid, what more is reserved until everything is weighed, and the invoice and credit notes once there are any. */
export function OrderPayments({ order, orderKey }: OrderPaymentsProps) {
  const text = useText();
  const money = useMoney();
  const { orderNumber, payments, status, refunds, invoiced } = order;
  const isPicked = !['PLACED', 'PICKING', 'CANCELLED'].includes(status);
  return (
    <div className="order-payments">
      <h3>{text('order.payment.title')}</h3>
      <ul className="order-payment-list figures">
        {payments.map(({ methodKey, brandName, amount, authorized = amount }) => (
          <li key={methodKey}>
            <span>{brandName ?? text(`order.method.${methodKey}`)}</span>
            <span>{money(amount)}</span>
            {authorized > amount && isReservable(methodKey) && !isPicked && status !== 'CANCELLED' && (
              <small className="muted">{text('order.payment.authorized', { more: money(authorized - amount) })}</small>
            )}
          </li>
        ))}
      </ul>
      {invoiced && (
        <ButtonLink
          kind="outline"
          size="s"
          icon={InvoiceIcon}
          href={orderPaper(orderNumber, 'invoice.pdf', orderKey)}
          download
        >
          {text('order.invoice')}
        </ButtonLink>
      )}
      {refunds.map(({ number, amount }) => (
        <ButtonLink
          key={number}
          kind="outline"
          size="s"
          icon={InvoiceIcon}
          href={orderPaper(orderNumber, `credit-notes/${number}.pdf`, orderKey)}
          download
        >
          {text('order.creditNote', { amount: money(amount) })}
        </ButtonLink>
      ))}
      {!invoiced && status !== 'CANCELLED' && <p className="muted small">{text('order.invoiceLater')}</p>}
    </div>
  );
}
