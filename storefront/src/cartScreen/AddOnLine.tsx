import { useCart } from '../cart/cart.ts';
import { useLeaveAddition } from '../cart/useLeaveAddition.ts';
import { formatDeadline } from '../service/format/formatSlot.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import './add-on-line.css';

/** CUST-13: on top of every page while the cart is an addition: to which order, until when, and the way out. */
export function AddOnLine() {
  const text = useText();
  const { cart } = useCart();
  const clock = useClock(useNow(false));
  const { isBusy, leave } = useLeaveAddition();
  if (cart?.mode !== 'ADDON' || cart.orderNumber === undefined) return null;
  const until = cart.distributionWindow?.cutOffAt;
  return (
    <div className="top-bar add-on-line">
      <div className="wrap">
        <p>
          <b className="add-on-words">{text('cart.addon.line', { number: cart.orderNumber })}</b>
          {/* The same in few words, where a phone has room for one line. */}
          <b className="add-on-short">{text('cart.addon.short', { number: cart.orderNumber })}</b>
          {until !== undefined && ` · ${text('cart.addon.until', { until: formatDeadline(until, clock) })}`}
        </p>
        <button type="button" className="link" aria-busy={isBusy} disabled={isBusy} onClick={() => void leave()}>
          {text('cart.addon.stop')}
        </button>
      </div>
    </div>
  );
}
