import { type HomeReply, type TimeSlot, withoutPlaceholders } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { useState, useSyncExternalStore } from 'react';
import { initialState } from '../cart/cartState.ts';
import { choosePlace } from '../service/choosePlace.ts';
import { chosenService, heldFor, placeKey } from '../service/chosenService.ts';
import { formatDay, formatSlot, formatSpan } from '../service/format/formatSlot.ts';
import { localMoment } from '../service/format/moments.ts';
import { HoldTime } from '../service/HoldTime.tsx';
import { openServiceDialog } from '../service/openServiceDialog.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { holdSlot } from '../service/slots/holdSlot.ts';
import { feeOf, isFeeWaived, isOpen } from '../service/slots/slotGrid.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { formatOrderPlace } from './formatOrderPlace.ts';

type Windows = NonNullable<HomeReply['windows']>;

const noSlot = () => undefined;

/** The next windows with their prices; one press holds one, or notes it until something is in the cart. */
export function NextWindows({ windows: { address, slots } }: { readonly windows: Windows }) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const cart = useSyncExternalStore(dependencies.cart.subscribe, dependencies.cart.get, () => initialState).cart;
  const wanted = useSyncExternalStore(dependencies.wanted.subscribe, dependencies.wanted.get, noSlot);
  const chosen = chosenService(cart);
  const now = useNow(chosen.window?.held === true);
  const clock = useClock(now);
  const [busy, setBusy] = useState<string>();
  const left = heldFor(chosen.window, now);
  const ownId = left > 0 ? chosen.window?.id : wanted?.id;
  const waived =
    cart?.serviceFree === true || isFeeWaived(cart?.priceInfo.orderValue ?? 0, cart?.freeOfChargeThreshold);
  // Elsewhere other windows are free; an addition comes in the window of its order.
  const isElsewhere =
    chosen.address !== undefined && placeKey(chosen.address) !== placeKey(withoutPlaceholders(address));
  if (chosen.fixed || isElsewhere) return null;

  const hold = async (slot: TimeSlot) => {
    if (!chosen.address && (await choosePlace(dependencies, address)).kind !== 'chosen') return 'failed';
    const isEmpty = (dependencies.cart.get().cart?.productLineItems.length ?? 0) === 0;
    const kind = isEmpty ? 'cartEmpty' : (await holdSlot(dependencies, slot.id)).kind;
    if (kind === 'cartEmpty') dependencies.wanted.set(slot);
    return kind;
  };
  const press = async (slot: TimeSlot) => {
    if (slot.id === ownId) return void openServiceDialog('slot');
    setBusy(slot.id);
    const kind = await hold(slot);
    setBusy(undefined);
    const values = { slot: formatSlot(slot, clock, true) };
    if (kind === 'held') notify({ key: 'service.hold.done', values, type: 'success' });
    else if (kind === 'cartEmpty')
      notify({
        key: 'home.windows.noted',
        message: text('home.windows.noted', values),
        type: 'success',
        duration: 6000,
      });
    // Somebody was faster, or it cannot be reached: the dialog shows what is free now.
    else void openServiceDialog(chosen.address ? 'slot' : 'place');
  };

  return (
    <section className="home-windows" aria-label={text('home.windows')}>
      <div className="home-windows-head">
        <h2>{text('home.windows')}</h2>
        <p className="muted small">
          {formatOrderPlace(address, text)}{' '}
          <button type="button" className="link" onClick={() => void openServiceDialog('place')}>
            {text('home.windows.change')}
          </button>
        </p>
      </div>
      <ul className="home-slots">
        {slots.map((slot) => {
          const isOwn = slot.id === ownId;
          return (
            <li key={slot.id}>
              <button
                type="button"
                className={classes('home-slot', isOwn && 'home-slot-own', slot.green && 'home-slot-green')}
                aria-pressed={isOwn}
                aria-busy={busy === slot.id || undefined}
                disabled={!isOwn && !isOpen(slot, now)}
                onClick={() => void press(slot)}
              >
                <small>{formatDay(localMoment(slot.startsAt, clock.timeZone).date, clock)}</small>
                <b>{formatSpan(slot, clock)}</b>
                <small className="home-slot-fee figures">
                  {isOwn ? <OwnSlot left={left} /> : <Fee slot={slot} waived={waived} />}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Held for the cart, or noted until there is something in it. */
function OwnSlot({ left }: { readonly left: number }) {
  const text = useText();
  return (
    <>
      <Icon of={CheckIcon} size="s" bold />
      {text(left > 0 ? 'home.windows.own' : 'home.windows.wanted')} {left > 0 && <HoldTime left={left} />}
    </>
  );
}

function Fee({ slot, waived }: { readonly slot: TimeSlot; readonly waived: boolean }) {
  const text = useText();
  const money = useMoney();
  const fee = feeOf(slot, waived);
  const price = fee === 0 ? text('service.slot.free') : money(fee);
  if (slot.green) return text('home.windows.green', { price });
  return slot.state === 'few' ? text('home.windows.few', { price }) : price;
}
