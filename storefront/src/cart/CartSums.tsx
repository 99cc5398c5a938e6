import { type Cart, isHosted, type OrderConfig, walletMethod } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import type { CartState } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { orderGoal } from './orderGoal.ts';
import { PutBackVoucher } from './PutBackVoucher.tsx';
import { SumRow } from './SumRow.tsx';
import { VatDetails } from './VatDetails.tsx';
import { WaitingVouchers } from './WaitingVouchers.tsx';

interface CartSumsProps {
  readonly state: CartState;
  /** Of the service; without it no threshold is known. */
  readonly config?: OrderConfig | undefined;
  /** With the VAT by rate. */
  readonly full?: boolean;
  /** With what is reserved until everything is weighed. */
  readonly reserved?: boolean;
}

/** An amount is reserved only for methods that are paid in advance; before one is chosen, it may be. */
function weighedNote({ payments, priceInfo }: Cart): 'weighed' | 'weighedLong' | 'weighedChosen' {
  const other = payments.find(({ methodKey }) => methodKey !== walletMethod);
  if (other) return isHosted(other.methodKey) ? 'weighedChosen' : 'weighed';
  return priceInfo.uncoveredAmountWithoutOverAuthorization > 0 ? 'weighedLong' : 'weighed';
}

/** What the goods cost, what is saved, and what comes on top. */
export function CartSums({ state, config, full = false, reserved = false }: CartSumsProps) {
  const text = useText();
  const money = useMoney();
  const { cart } = state;
  if (!cart) return null;
  const { priceInfo, distributionAddress, distributionWindow, deliveryPassLineItem, serviceFree } = cart;
  const { regular, savings, discounts, deposits, fee, feeBefore, pass, total, count } = cartSums(state);
  const type = distributionAddress?.distributionType ?? 'DELIVERY';
  const isFree = serviceFree || (config && orderGoal(cart, config)?.state === 'free');
  return (
    <div className="cart-sums">
      <dl className="sums">
        <SumRow name={text('cart.sum.goods', { count })} value={money(regular)} />
        {savings > 0 && <SumRow name={text('cart.sum.savings')} value={`−${money(savings)}`} variant="saved" />}
        {discounts.map(({ id, name, discount, goods, activated }) => (
          <SumRow key={id} name={name} detail={goods} value={`−${money(discount)}`} variant="saved">
            {activated && <PutBackVoucher voucher={{ lineItemId: id, name }} />}
          </SumRow>
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
        <SumRow name={text('cart.sum.total')} value={money(total)} variant="total" />
      </dl>
      {cart.programmeAway && <Alert tone="info">{text('cart.programmeAway')}</Alert>}
      <WaitingVouchers vouchers={cart.voucherLineItems} />
      {!full && priceInfo.totalVat > 0 && (
        <p className="muted small">{text('cart.sum.vat', { vat: money(priceInfo.totalVat) })}</p>
      )}
      {full && <VatDetails priceInfo={priceInfo} />}
      {!distributionWindow && !isFree && <p className="muted small">{text('cart.sum.feeLater', { type })}</p>}
      {priceInfo.overAuthorizationAmount > 0 && (
        <p className="muted small">
          {text(`cart.sum.${reserved ? weighedNote(cart) : 'weighed'}`, {
            amount: money(priceInfo.uncoveredAmountWithoutOverAuthorization),
            more: money(
              priceInfo.uncoveredAmountWithOverAuthorization - priceInfo.uncoveredAmountWithoutOverAuthorization,
            ),
          })}
        </p>
      )}
    </div>
  );
}
