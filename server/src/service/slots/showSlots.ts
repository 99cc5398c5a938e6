import type { SlotDay, TimeSlot } from '@trolley/contract';
import { dateOfDay } from './holidays.ts';
import type { LocalTime } from './localTime.ts';
import type { SlotRow } from './queries.ts';
import { isoOf } from './readWindow.ts';
import type { DaySpan } from './slotsOf.ts';

const fewShare = 0.2;
const fewPlaces = 2;

export function slotState({
  closed,
  left,
  capacity,
}: Pick<SlotRow, 'closed' | 'left' | 'capacity'>): TimeSlot['state'] {
  if (closed) return 'closed';
  if (left <= 0) return 'soldOut';
  return left <= fewPlaces || left <= capacity * fewShare ? 'few' : 'free';
}

export function showSlot(row: SlotRow): TimeSlot {
  const { id, startsAt, endsAt, cutOffAt, fee, green } = row;
  return {
    id,
    startsAt: isoOf(startsAt),
    endsAt: isoOf(endsAt),
    cutOffAt: isoOf(cutOffAt),
    fee,
    state: slotState(row),
    green,
  };
}

/** Day by day; a holiday or a day without slots is there, and empty. */
export function showDays(rows: readonly SlotRow[], { from, until }: DaySpan, time: LocalTime): SlotDay[] {
  const days = new Map<number, SlotDay>();
  for (let day = from; day < until; day += 1) days.set(day, { date: dateOfDay(day), windows: [] });
  for (const row of rows) days.get(time.dayAt(row.startsAt))?.windows.push(showSlot(row));
  return [...days.values()];
}
