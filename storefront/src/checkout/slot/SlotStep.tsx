import type { Cart } from '@trolley/contract';
import { heldFor } from '../../service/chosenService.ts';
import '../../service/dialog/dialog.css';
import { Button } from '@trolley/ui/Button.tsx';
import { formatDeadline, formatSlot } from '../../service/format/formatSlot.ts';
import { HoldTime } from '../../service/HoldTime.tsx';
import { SlotPicker } from '../../service/slots/SlotPicker.tsx';
import { useChosenService } from '../../service/useChosenService.ts';
import { useNow } from '../../service/useNow.ts';
import { useText } from '../../shell/shop.tsx';
import './slot.css';

/** When: the same days and slots as everywhere in the shop. */
export function SlotStep({ cart, onDone }: { readonly cart: Cart; onDone(): void }) {
  const text = useText();
  const { distributionWindow: window } = cart;
  const now = useNow(false, window && Date.parse(window.heldUntil));
  if (!cart.distributionAddress) return <p>{text('checkout.slot.placeFirst')}</p>;
  const held = heldFor(window, now) > 0;
  return (
    <div className="checkout-slots">
      {held && (
        <div className="form-actions">
          <Button onClick={onDone}>{text('checkout.slot.keep')}</Button>
        </div>
      )}
      <SlotPicker onChosen={onDone} />
    </div>
  );
}

/** `Heute 17–19 Uhr · reserviert noch 42:10` */
export function SlotText({ mode }: Pick<Cart, 'mode'>) {
  const { slot, window, clock } = useChosenService();
  const { text } = clock;
  // What is added to an order comes with it, and no time runs out.
  if (mode === 'ADDON' && window) return formatSlot(window, clock);
  if (slot.kind === 'held') {
    return (
      <>
        {formatSlot(slot.window, clock)} · {text('checkout.slot.held')} <HoldTime left={slot.left} inside />
      </>
    );
  }
  if (slot.kind === 'lastCall') {
    const moment = formatDeadline(slot.window.cutOffAt, clock);
    return (
      <>
        {formatSlot(slot.window, clock)} · {text('checkout.slot.lastCall', { moment })}{' '}
        <HoldTime left={slot.left} inside />
      </>
    );
  }
  if (slot.kind === 'closed') return text('checkout.slot.closed', { slot: formatSlot(slot.window, clock, true) });
  if (slot.kind === 'expired') return text('checkout.slot.expired', { slot: formatSlot(slot.window, clock, true) });
  return window ? formatSlot(window, clock) : text('checkout.step.slot.hint');
}
