import type { ServiceFile } from '@trolley/contract';
import type { SlotPlace } from '../service.ts';
import { dateOfDay, weekdayOf } from './holidays.ts';
import type { LocalTime } from './localTime.ts';

export type Plan = ServiceFile['plans'][string];

/** A slot as a plan has it; moments in epoch milliseconds. */
export interface PlannedSlot {
  readonly id: string;
  readonly place: SlotPlace;
  /** Days since 1970 of its date in the tenant's time zone. */
  readonly day: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cutOffAt: number;
  readonly capacity: number;
  readonly fee: number;
}

/** Days since 1970, the last one not included. */
export interface DaySpan {
  readonly from: number;
  readonly until: number;
}

interface Calendar {
  readonly time: LocalTime;
  readonly isHoliday: (day: number) => boolean;
}

/** The slots a plan makes at a place. One that the clock jumps over whole is left out. */
export function slotsOf(plan: Plan, place: SlotPlace, span: DaySpan, { time, isHoliday }: Calendar): PlannedSlot[] {
  const slots: PlannedSlot[] = [];
  for (let day = span.from; day < span.until; day += 1) {
    if (isHoliday(day)) continue;
    const weekday = weekdayOf(day);
    const date = dateOfDay(day).replaceAll('-', '');
    for (const { weekdays, from, until, cutOffMinutes, capacity, fee } of plan) {
      if (!weekdays.includes(weekday)) continue;
      const startsAt = time.momentOf(day, minutesOf(from));
      const endsAt = time.momentOf(day, minutesOf(until));
      if (endsAt <= startsAt) continue;
      const cutOffAt = startsAt - cutOffMinutes * 60_000;
      slots.push({ id: slotId(place, date, from), place, day, startsAt, endsAt, cutOffAt, capacity, fee });
    }
  }
  return slots.sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

function slotId({ kind, id }: SlotPlace, date: string, from: string): string {
  const letter = kind === 'DELIVERY' ? 'd' : 'c';
  return [letter, id, date, from.replace(':', '')].join('-');
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
