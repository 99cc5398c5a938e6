import type { SlotDay, TimeSlot } from '@trolley/contract';

export const mostWindows = 5;
/** Several days are more of a choice than many windows of one. */
const mostADay = 2;

/** The next windows that can be had, few of a day, in the order of time; the cart's own is always among them. */
export function nextWindows(days: readonly SlotDay[], now: number, ownId?: string): readonly TimeSlot[] {
  const isOwn = ({ id }: TimeSlot) => id === ownId;
  const isFree = ({ state, cutOffAt }: TimeSlot) => (state === 'free' || state === 'few') && Date.parse(cutOffAt) > now;
  const own = days.flatMap(({ windows }) => windows).find(isOwn);
  const free = days.flatMap(({ windows }) => windows.filter((slot) => !isOwn(slot) && isFree(slot)).slice(0, mostADay));
  const shown = free.slice(0, mostWindows - (own ? 1 : 0));
  return own ? [...shown, own].toSorted(byStart) : shown;
}

const byStart = (one: TimeSlot, other: TimeSlot) => Date.parse(one.startsAt) - Date.parse(other.startsAt);
