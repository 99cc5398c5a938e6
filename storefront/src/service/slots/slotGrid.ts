import type { SlotDay, TimeSlot } from '@trolley/contract';

/** The state of a slot now: its cut-off may have passed since it was loaded. */
export function stateAt(slot: TimeSlot, now: number): TimeSlot['state'] {
  return Date.parse(slot.cutOffAt) <= now ? 'closed' : slot.state;
}

export function isOpen(slot: TimeSlot, now: number): boolean {
  const state = stateAt(slot, now);
  return state === 'free' || state === 'few';
}

/** What a slot costs this cart. */
export function feeOf({ fee }: Pick<TimeSlot, 'fee'>, waived: boolean): number {
  return waived ? 0 : fee;
}

/** The lowest and the highest fee of the day's open slots; undefined on a day without one. */
export function feesOf({ windows }: SlotDay, now: number): { readonly from: number; readonly to: number } | undefined {
  const fees = windows.filter((slot) => isOpen(slot, now)).map(({ fee }) => fee);
  return fees.length > 0 ? { from: Math.min(...fees), to: Math.max(...fees) } : undefined;
}

/** Why a day has no open slot: none is planned, all are past their cut-off, or others have booked the rest. */
export function whyShut({ windows }: SlotDay, now: number): 'none' | 'closed' | 'full' {
  if (windows.length === 0) return 'none';
  return windows.every((slot) => stateAt(slot, now) === 'closed') ? 'closed' : 'full';
}

/** The day to begin with: that of the slot at hand, else the first with an open one, else the first. */
export function firstDay(days: readonly SlotDay[], now: number, slotId?: string): string | undefined {
  const own = days.find(({ windows }) => windows.some(({ id }) => id === slotId));
  const open = days.find(({ windows }) => windows.some((slot) => isOpen(slot, now)));
  return (own ?? open ?? days[0])?.date;
}

const mostNext = 3;

/** Alternatives to a slot whose hold expired: itself first, if it is still open, then the next ones. */
export function nextOpen(days: readonly SlotDay[], now: number, endedId: string): readonly TimeSlot[] {
  const open = days.flatMap(({ windows }) => windows).filter((slot) => isOpen(slot, now));
  const others = open.filter(({ id }) => id !== endedId);
  return [...open.filter(({ id }) => id === endedId), ...others].slice(0, mostNext);
}

export function slotOf(days: readonly SlotDay[], id: string | undefined): TimeSlot | undefined {
  return days.flatMap(({ windows }) => windows).find((slot) => slot.id === id);
}

/** Goods worth the threshold are served without a fee. */
export function isFeeWaived(orderValue: number, threshold: number | undefined): boolean {
  return threshold !== undefined && orderValue >= threshold;
}
