import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { beforeAdd } from '../cart/cart.ts';
import { dismiss, notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import type { ServiceDialogProps } from './dialog/ServiceDialog.tsx';
import { loadServiceDialog } from './loadServiceDialog.ts';
import { openServiceDialog, serviceRequest } from './openServiceDialog.ts';
import { promptForService } from './prompt/promptForService.ts';
import { useServiceWorld } from './serviceWorld.ts';
import { holdSlot } from './slots/holdSlot.ts';
import { watchHold } from './watchHold.ts';

const expired = 'service.hold.expired';
const gone = 'service.hold.gone';
const none = () => undefined;

/** Shows the service dialog over any page when somebody asks for it, and tells when a slot is no longer kept. */
export function ServiceHost() {
  const request = useSyncExternalStore(serviceRequest.subscribe, serviceRequest.get, none);
  const [Dialog, setDialog] = useState<ComponentType<ServiceDialogProps>>();
  useWatchedHold();
  useEffect(() => {
    beforeAdd.add(promptForService);
    return () => void beforeAdd.delete(promptForService);
  }, []);

  useEffect(() => {
    if (!request || Dialog) return;
    void loadServiceDialog().then(
      (module) => {
        // Nothing comes when the file was gone and the page is being loaded anew.
        if (module) setDialog(() => module.ServiceDialog);
      },
      () => request.answer('aborted'),
    );
  }, [request, Dialog]);

  return Dialog ? <Dialog request={request} /> : null;
}

function useWatchedHold(): void {
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
}
