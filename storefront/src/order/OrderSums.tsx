import type { Order } from '@trolley/contract';
import { SumRow } from '../cart/SumRow.tsx';
import { VatDetails } from '../cart/VatDetails.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { orderSums } from './orderSums.ts';
import './order-sums.css';

interface OrderSumsProps {
  readonly order: Order;
  /** False leaves out the note about weighed goods, for a page that has one already. */
  readonly withWeighed?: boolean;
}

/** What an order costs, as it was charged or will be. */
export function OrderSums({ order, withWeighed = true }: OrderSumsProps) {
  const text = useText();
  const money = useMoney();
  const { priceInfo, distributionAddress, deliveryPassLineItem, productLineItems, refunded, status } = order;
  const { regular, savings, discounts, deposits, fee, feeBefore, pass, total } = orderSums(order);
  const { distributionType: type } = distributionAddress;
  const isOpen = productLineItems.some(({ weighed, picked }) => weighed && !picked) && status !== 'CANCELLED';
  return (
    <div className="order-sums">
      <dl className="sums">
        <SumRow name={text('order.sums.goods')} value={money(regular)} />
        {savings > 0 && <SumRow name={text('order.sums.savings')} value={`−${money(savings)}`} variant="saved" />}
        {discounts.map(({ id, name, discount, goods }) => (
          <SumRow key={id} name={name} detail={goods} value={`−${money(discount)}`} variant="saved" />
        ))}
        {deposits > 0 && <SumRow name={text('order.sums.deposits')} value={money(deposits)} />}
        {feeBefore > 0 && (
          <SumRow
            name={text('order.sums.fee', { type })}
            value={fee === 0 ? text('order.sums.free') : money(fee)}
            before={fee < feeBefore ? money(feeBefore) : undefined}
          />
        )}
        {deliveryPassLineItem && <SumRow name={deliveryPassLineItem.name} value={money(pass)} />}
        <SumRow name={text('order.sums.total')} value={money(total)} variant="total" />
        {refunded > 0 && status !== 'CANCELLED' && (
          <SumRow name={text('order.sums.refunded')} value={`−${money(refunded)}`} variant="saved" />
        )}
      </dl>
      <VatDetails priceInfo={priceInfo} />
      {isOpen && withWeighed && <p className="muted small">{text('order.sums.weighed')}</p>}
    </div>
  );
}
