import { useEffect, useEffectEvent } from 'react';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import { openServiceDialog } from './openServiceDialog.ts';
import { useServiceWorld } from './serviceWorld.ts';
import { holdSlot } from './slots/holdSlot.ts';
import { watchHold } from './watchHold.ts';

const expired = 'service.hold.expired';
const gone = 'service.hold.gone';

/** Tells when a slot is no longer kept, and keeps the one that was noted as soon as that can be. */
export function ServiceWatch() {
  const world = useServiceWorld();
  const text = useText();
  const tell = useEffectEvent((key: string, label: string, onPress: () => void) =>
    notify({ key, type: 'warning', duration: Number.POSITIVE_INFINITY, action: { label: text(label), onPress } }),
  );
  const hold = useEffectEvent(async (id: string) => {
    const { kind } = await holdSlot(world, id);
    if (kind === 'stale' || kind === 'failed') {
      world.wanted.set(undefined);
      tell(gone, 'service.hold.chooseOther', () => void openServiceDialog('slot'));
    }
  });
  useEffect(
    () =>
      watchHold(world, {
        onHeld: () => {
          dismiss(expired);
          dismiss(gone);
        },
        onExpired: ({ id }) => tell(expired, 'service.hold.again', () => void hold(id)),
        onWantedDue: ({ id }) => void hold(id),
      }),
    [world],
  );
  return null;
}
