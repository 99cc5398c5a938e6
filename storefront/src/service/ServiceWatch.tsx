import type { DistributionWindow } from '@trolley/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { dismiss, type Notification, notify } from '../shell/notifications/notifications.ts';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { isClosed } from './chosenService.ts';
import { openServiceDialog } from './openServiceDialog.ts';
import { useServiceWorld } from './serviceWorld.ts';
import { holdSlot } from './slots/holdSlot.ts';
import { watchHold } from './watchHold.ts';
import { deadlineWords, slotWords } from './words/slotWords.ts';

const closing = 'service.hold.closing';
const closed = 'service.hold.closed';
const expired = 'service.hold.expired';
const gone = 'service.hold.gone';
const forever = Number.POSITIVE_INFINITY;
/** Long enough to read it, and to look at the clock. */
const readable = 15_000;

/** Tells when a slot is no longer kept, or soon will not be, and keeps the one that was noted as soon as that can be. */
export function ServiceWatch() {
  const world = useServiceWorld();
  const text = useText();
  const navigate = useNavigate();
  const checkout = usePathTo()('checkout');
  const { locale, timeZone } = useShop().tenant;
  const tell = useEffectEvent((news: Omit<Notification, 'type' | 'action'>, label: string, onPress: () => void) =>
    notify({ ...news, type: 'warning', action: { label: text(label), onPress } }),
  );
  const clockNow = useEffectEvent(() => ({ text, locale, timeZone, now: Date.now() }));
  const chooseOther = () => void openServiceDialog('slot');
  const hold = useEffectEvent(async (id: string) => {
    const { kind } = await holdSlot(world, id);
    if (kind === 'stale' || kind === 'failed') {
      world.wanted.set(undefined);
      tell({ key: gone, duration: forever }, 'service.hold.chooseOther', chooseOther);
    }
  });
  const warn = useEffectEvent((window: DistributionWindow) => {
    const clock = clockNow();
    const values = { slot: slotWords(window, clock, true), moment: deadlineWords(window.cutOffAt, clock) };
    // There the line or the step of the slot says it.
    const news = { key: closing, values, duration: readable, ignoreRouteNames: ['cart', 'checkout'] as const };
    if (checkout === undefined) notify({ ...news, type: 'warning' });
    else tell(news, 'service.hold.toCheckout', () => void navigate(checkout));
  });
  const end = useEffectEvent((window: DistributionWindow) => {
    dismiss(closing);
    const { id } = window;
    if (!isClosed(window, Date.now()))
      return tell({ key: expired, duration: forever }, 'service.hold.again', () => void hold(id));
    const values = { slot: slotWords(window, clockNow(), true) };
    const news = { key: closed, values, duration: forever, ignoreRouteNames: ['checkout'] as const };
    return tell(news, 'service.hold.chooseOther', chooseOther);
  });
  useEffect(
    () =>
      watchHold(world, {
        onHeld: () => {
          for (const key of [closing, closed, expired, gone]) dismiss(key);
        },
        onClosing: (window) => warn(window),
        onExpired: (window) => end(window),
        onWantedDue: ({ id }) => void hold(id),
      }),
    [world],
  );
  return null;
}
