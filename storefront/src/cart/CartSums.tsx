import { type Cart, isHosted, walletMethod } from '@trolley/contract';
import { useMoney } from '../catalogue/useMoney.ts';
import { useText } from '../shell/shop.tsx';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { SumRow } from './SumRow.tsx';

interface CartSumsProps {
  readonly state: CartState;
  /** With what there is to explain: VAT by rate, and what weighing can change. */
  readonly full?: boolean;
}

/** Something is reserved only where it is paid in advance; as long as nobody has chosen, it may be. */
function isReserved({ payments, priceInfo }: Cart): boolean {
  const other = payments.find(({ methodKey }) => methodKey !== walletMethod);
  if (other) return isHosted(other.methodKey);
  return priceInfo.uncoveredAmountWithoutOverAuthorization > 0;
}

/** What the goods cost, what is saved, and what comes on top. */
export function CartSums({ state, full = false }: CartSumsProps) {
  const text = useText();
  const money = useMoney();
  const { cart } = state;
  if (!cart) return null;
  const { priceInfo, distributionAddress, distributionWindow, deliveryPassLineItem, serviceFree } = cart;
  const { regular, savings, discounts, deposits, fee, feeBefore, pass, total, count } = cartSums(state);
  const type = distributionAddress?.distributionType ?? 'DELIVERY';
  return (
    <div className="cart-sums">
      <dl className="sums">
        <SumRow name={text('cart.sum.goods', { count })} value={money(regular)} />
        {savings > 0 && <SumRow name={text('cart.sum.savings')} value={`−${money(savings)}`} look="saved" />}
        {discounts.map(({ name, discount }) => (
          <SumRow key={name} name={name} value={`−${money(discount)}`} look="saved" />
        ))}
        {deposits > 0 && <SumRow name={text('cart.sum.deposits')} value={money(deposits)} />}
        {distributionWindow && (
          <SumRow
            name={text('cart.sum.fee', { type })}
            value={fee === 0 ? text('cart.sum.free') : money(fee)}
            before={fee < feeBefore ? money(feeBefore) : undefined}
          />
        )}
        {deliveryPassLineItem && <SumRow name={deliveryPassLineItem.name} value={money(pass)} />}
        <SumRow name={text('cart.sum.total')} value={money(total)} look="total" />
      </dl>
      {!full && <p className="muted small">{text('cart.sum.vat', { vat: money(priceInfo.totalVat) })}</p>}
      {full && (
        <details className="cart-vat small">
          <summary>{text('cart.sum.vat', { vat: money(priceInfo.totalVat) })}</summary>
          <dl className="sums">
            {priceInfo.vatByRate.map(({ permille, gross, vat }) => (
              <SumRow
                key={permille}
                name={text('cart.sum.vatRate', { rate: permille / 10, gross: money(gross) })}
                value={money(vat)}
              />
            ))}
          </dl>
        </details>
      )}
      {!distributionWindow && !serviceFree && <p className="muted small">{text('cart.sum.feeLater', { type })}</p>}
      {priceInfo.overAuthorizationAmount > 0 && (
        <p className="muted small">
          {full && isReserved(cart)
            ? text('cart.sum.weighedLong', {
                amount: money(priceInfo.uncoveredAmountWithoutOverAuthorization),
                more: money(
                  priceInfo.uncoveredAmountWithOverAuthorization - priceInfo.uncoveredAmountWithoutOverAuthorization,
                ),
              })
            : text('cart.sum.weighed')}
        </p>
      )}
    </div>
  );
}
