import type { SlotDay, TimeSlot } from '@trolley/contract';
import type { ResolvedAddress, Slots } from './service.ts';

interface Asked {
  readonly timeSlotId?: string;
  readonly cartId?: string;
}

interface Capacity {
  readonly days: SlotDay[];
  readonly earliest?: TimeSlot;
  readonly timeSlot?: { readonly id: string; readonly errorCode?: string };
}

/** The slots of a place and, where one is named, whether that can still be had. */
export async function showCapacity(
  slots: Slots,
  { address, place }: Pick<ResolvedAddress, 'address' | 'place'>,
  { timeSlotId, cartId }: Asked,
): Promise<Capacity> {
  const days = await slots.days(place, address.position, cartId);
  const windows = days.flatMap((day) => day.windows);
  const earliest = windows.find(({ state }) => state === 'free' || state === 'few');
  const errorCode = timeSlotId === undefined ? undefined : await slots.check(place, timeSlotId, cartId);
  return {
    days,
    ...(earliest && { earliest }),
    ...(timeSlotId !== undefined && { timeSlot: { id: timeSlotId, ...(errorCode && { errorCode }) } }),
  };
}
