import type { FoundOrder } from '@trolley/contract';
import { useFormat } from '../shell/language/format.ts';
import { Link } from '../shell/router/Link.tsx';
import { OrderState } from './OrderState.tsx';
import { useTexts } from './texts.ts';
import './orders.css';

interface Props {
  readonly orders: readonly FoundOrder[];
  readonly label: string;
  /** Not where all of them are one person's. */
  readonly withNames?: boolean;
}

/** Orders one below the other; on a phone each is a card. */
export function OrderTable({ orders, label, withNames = true }: Props) {
  const texts = useTexts();
  const format = useFormat();
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="data-frame" role="group" aria-label={label} tabIndex={0}>
      <table className="data order-table">
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            {withNames && <th scope="col">{texts.name}</th>}
            <th scope="col">{texts.slot}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col" className="data-figure">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ orderNumber, name, company, placedAt, startsAt, endsAt, status, total, ...order }) => (
            <tr key={orderNumber}>
              <td className="order-number">
                <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
                <small>{texts.placed(format.minute(placedAt))}</small>
              </td>
              {withNames && (
                <td className="order-name">
                  {name || <span className="muted">{texts.nameless}</span>}
                  {company !== undefined && <small>{company}</small>}
                </td>
              )}
              <td className="order-slot">
                {texts.window(format.minute(startsAt), format.time(endsAt))}
                <small>{order.distributionType === 'DELIVERY' ? texts.delivery : texts.collection}</small>
              </td>
              <td className="order-state">
                <OrderState status={status} />
              </td>
              <td className="data-figure order-total">{format.money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
