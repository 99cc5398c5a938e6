import type { DistributionWindow } from '@trolley/contract';
import { useEffect, useEffectEvent } from 'react';
import { dismiss, type Notification, notify } from '../shell/notifications/notifications.ts';
import { useNavigate } from '../shell/router/RouterProvider.tsx';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import { isClosed } from './chosenService.ts';
import { formatDeadline, formatSlot } from './format/formatSlot.ts';
import { openServiceDialog } from './openServiceDialog.ts';
import { wantedItems } from './prompt/wantedItems.ts';
import { useServiceDependencies } from './serviceDependencies.ts';
import { holdSlot } from './slots/holdSlot.ts';
import { useHasPlace } from './useHasPlace.ts';
import { watchHold } from './watchHold.ts';

const closing = 'service.hold.closing';
const closed = 'service.hold.closed';
const expired = 'service.hold.expired';
const gone = 'service.hold.gone';
const forever = Number.POSITIVE_INFINITY;
/** How long the notification stays, in milliseconds. */
const readable = 15_000;

/** Notifies when the hold of a slot expires or soon will, and holds the wanted slot once the cart has goods. */
export function ServiceWatch() {
  const dependencies = useServiceDependencies();
  const text = useText();
  const navigate = useNavigate();
  const checkout = usePathTo()('checkout');
  const { locale, timeZone } = useShop().tenant;
  const notifyWithAction = useEffectEvent(
    (notification: Omit<Notification, 'type' | 'action'>, label: string, onPress: () => void) =>
      notify({ ...notification, type: 'warning', action: { label: text(label), onPress } }),
  );
  const clockNow = useEffectEvent(() => ({ text, locale, timeZone, now: Date.now() }));
  const chooseOther = () => void openServiceDialog('slot');
  const hold = useEffectEvent(async (id: string) => {
    const { kind } = await holdSlot(dependencies, id);
    if (kind === 'stale' || kind === 'failed') {
      dependencies.wanted.set(undefined);
      notifyWithAction({ key: gone, duration: forever }, 'service.hold.chooseOther', chooseOther);
    }
  });
  const warn = useEffectEvent((window: DistributionWindow) => {
    const clock = clockNow();
    const values = { slot: formatSlot(window, clock, true), moment: formatDeadline(window.cutOffAt, clock) };
    // Those pages show it themselves.
    const notification = { key: closing, values, duration: readable, ignoreRouteNames: ['cart', 'checkout'] as const };
    if (checkout === undefined) notify({ ...notification, type: 'warning' });
    else notifyWithAction(notification, 'service.hold.toCheckout', () => void navigate(checkout));
  });
  const end = useEffectEvent((window: DistributionWindow) => {
    dismiss(closing);
    const { id } = window;
    if (!isClosed(window, Date.now()))
      return notifyWithAction({ key: expired, duration: forever }, 'service.hold.again', () => void hold(id));
    const values = { slot: formatSlot(window, clockNow(), true) };
    const notification = { key: closed, values, duration: forever, ignoreRouteNames: ['checkout'] as const };
    return notifyWithAction(notification, 'service.hold.chooseOther', chooseOther);
  });
  // SERV-02: what waited for a place is added now that there is one.
  const placed = useHasPlace();
  useEffect(() => {
    if (placed) for (const { product, quantity } of wantedItems.take()) void dependencies.cart.add(product, quantity);
  }, [placed, dependencies]);
  useEffect(
    () =>
      watchHold(dependencies, {
        onHeld: () => {
          for (const key of [closing, closed, expired, gone]) dismiss(key);
        },
        onClosing: (window) => warn(window),
        onExpired: (window) => end(window),
        onWantedDue: ({ id }) => void hold(id),
      }),
    [dependencies],
  );
  return null;
}
