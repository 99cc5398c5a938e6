import { useMoney } from '../catalogue/useMoney.ts';
import { useText } from '../shell/shop.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';

interface CartSumsProps {
  readonly state: CartState;
  /** With what there is to explain: VAT by rate, and what weighing can change. */
  readonly full?: boolean;
}

/** What the goods cost, what is saved, and what comes on top. */
export function CartSums({ state, full = false }: CartSumsProps) {
  const text = useText();
  const money = useMoney();
  const { cart } = state;
  if (!cart) return null;
  const { priceInfo, distributionAddress, distributionWindow, deliveryPassLineItem } = cart;
  const { regular, savings, discounts, deposits, fee, feeBefore, pass, total, count } = cartSums(state);
  const type = distributionAddress?.distributionType ?? 'DELIVERY';
  return (
    <div className="cart-sums figures">
      <dl>
        <Row name={text('cart.sum.goods', { count })} value={money(regular)} />
        {savings > 0 && <Row name={text('cart.sum.savings')} value={`−${money(savings)}`} saved />}
        {discounts.map(({ name, discount }) => (
          <Row key={name} name={name} value={`−${money(discount)}`} saved />
        ))}
        {deposits > 0 && <Row name={text('cart.sum.deposits')} value={money(deposits)} />}
        {distributionWindow && (
          <Row
            name={text('cart.sum.fee', { type })}
            value={fee === 0 ? text('cart.sum.free') : money(fee)}
            before={fee < feeBefore ? money(feeBefore) : undefined}
          />
        )}
        {deliveryPassLineItem && <Row name={deliveryPassLineItem.name} value={money(pass)} />}
        <Row name={text('cart.sum.total')} value={money(total)} total />
      </dl>
      {!full && <p className="muted small">{text('cart.sum.vat', { vat: money(priceInfo.totalVat) })}</p>}
      {full && (
        <details className="cart-vat small">
          <summary>{text('cart.sum.vat', { vat: money(priceInfo.totalVat) })}</summary>
          <dl>
            {priceInfo.vatByRate.map(({ permille, gross, vat }) => (
              <Row
                key={permille}
                name={text('cart.sum.vatRate', { rate: permille / 10, gross: money(gross) })}
                value={money(vat)}
              />
            ))}
          </dl>
        </details>
      )}
      {!distributionWindow && <p className="muted small">{text('cart.sum.feeLater', { type })}</p>}
      {priceInfo.overAuthorizationAmount > 0 && (
        <p className="muted small">
          {full
            ? text('cart.sum.weighedLong', { amount: money(priceInfo.totalWithSurcharge) })
            : text('cart.sum.weighed')}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly before?: string | undefined;
  readonly saved?: boolean;
  readonly total?: boolean;
}

function Row({ name, value, before, saved = false, total = false }: RowProps) {
  return (
    <div className={total ? 'cart-total' : saved ? 'cart-saved' : undefined}>
      <dt>{name}</dt>
      <dd>
        {before !== undefined && <s>{before}</s>} {value}
      </dd>
    </div>
  );
}
