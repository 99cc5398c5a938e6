import { cartCodes, type DistributionAddress } from '@trolley/contract';
import type { SlotPlace } from '../../service/service.ts';
import type { Caller, Carts } from '../carts.ts';
import { changeUnderLock } from '../changeUnderLock.ts';
import { setWindow, windowAddress } from '../rules/setWindow.ts';

/** SERV-05, SERV-06: the slot is held and the cart says so, or neither. */
export function setTimeSlot(carts: Carts, caller: Caller, slotId: string) {
  return changeUnderLock(carts, caller, {
    name: 'setTimeSlot',
    body: slotId,
    async change(tx, { row, document }) {
      const address = windowAddress(document);
      if ('failure' in address) return address;
      // What is added to an order comes when the order comes.
      if (row.mode === 'ADDON') return { failure: cartCodes.windowInvalid };
      const place = slotPlaceOf(address);
      const held = await carts.service.slots.hold(tx, { cartId: row.id, slotId, place, near: address.position });
      return 'failure' in held ? held : setWindow(document, held.window);
    },
  });
}

export function slotPlaceOf({ distributionType, storeId, deliveryAreaNumber }: DistributionAddress): SlotPlace {
  return { kind: distributionType, id: (distributionType === 'DELIVERY' ? deliveryAreaNumber : storeId) ?? '' };
}
