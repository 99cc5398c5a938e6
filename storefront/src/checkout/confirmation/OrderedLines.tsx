import { type Order, pictureSource } from '@trolley/contract';
import { useMoney } from '../../catalogue/useMoney.ts';
import { orderSums } from '../../order/orderSums.ts';
import { useText } from '../../shell/shop.tsx';
import { Picture } from '../../ui/Picture.tsx';
import '../review/review.css';

/** The goods of an order, what was taken off, and what came on top. */
export function OrderedLines({ order }: { readonly order: Order }) {
  const text = useText();
  const money = useMoney();
  const { productLineItems, deliveryPassLineItem } = order;
  const { discounts, deposits, fee } = orderSums(order);
  const type = order.distributionAddress.distributionType;
  return (
    <ul className="review-lines">
      {productLineItems.map(({ lineItemId, name, brandName, pack, picture, quantity, linePrice, weighed }) => (
        <li key={lineItemId} className="review-line">
          <span className="review-picture">
            {picture !== undefined && <Picture src={pictureSource(picture, 160)} alt="" width={160} height={160} />}
          </span>
          <span className="review-name">
            <span className="figures">{quantity} ×</span>{' '}
            {brandName !== undefined && !name.startsWith(brandName) ? `${brandName} ${name}` : name}
            {pack !== undefined && <small className="muted">{pack}</small>}
          </span>
          <span className="review-price figures">
            {weighed && <small className="muted">{text('catalogue.price.about')} </small>}
            <b>{money(linePrice)}</b>
          </span>
        </li>
      ))}
      {deliveryPassLineItem && <Extra name={deliveryPassLineItem.name} value={money(deliveryPassLineItem.price)} />}
      {discounts.map(({ name, discount }) => (
        <Extra key={name} name={name} value={`−${money(discount)}`} />
      ))}
      {deposits > 0 && <Extra name={text('cart.sum.deposits')} value={money(deposits)} />}
      <Extra name={text('cart.sum.fee', { type })} value={fee === 0 ? text('cart.sum.free') : money(fee)} />
    </ul>
  );
}

function Extra({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <li className="review-extra">
      <span>{name}</span>
      <span className="figures">{value}</span>
    </li>
  );
}
