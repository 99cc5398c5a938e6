import type { Today } from '@trolley/contract';
import type { HourOfDay } from '../../order/operations/salesOfDays.ts';

/** How many weeks back the usual is made of. */
export const weeks = 4;

/**
 * Today against the average of the same weekday. `hours`: of today (day 0) and of the weeks before (days 1 to 4), each
 * until the end of its day; `until` is how many hours of today have passed. The hour of now counts in part: what came
 * in it so far, against as much of the usual hour as has passed.
 */
export function salesAgainstUsual(hours: readonly HourOfDay[], until: number): NonNullable<Today['sales']> {
  const whole = Math.floor(until);
  const part = until - whole;
  const today = hours.filter(({ day }) => day === 0);
  const before = hours.filter(({ day }) => day > 0);
  const usualOf = (hour: number, what: 'orders' | 'cents') =>
    sum(before.filter((one) => one.hour === hour).map((one) => one[what])) / weeks;
  const usualUntil = (what: 'orders' | 'cents') =>
    sum(Array.from({ length: whole }, (_, hour) => usualOf(hour, what))) + part * usualOf(whole, what);
  const lengthOf = Math.max(24, ...hours.map(({ hour }) => hour + 1));
  return {
    now: { orders: sum(today.map(({ orders }) => orders)), cents: sum(today.map(({ cents }) => cents)) },
    usual: { orders: Math.round(usualUntil('orders')), cents: Math.round(usualUntil('cents')) },
    hours: Array.from({ length: whole + 1 }, (_, hour) => today.find((one) => one.hour === hour)?.cents ?? 0),
    usualHours: Array.from({ length: lengthOf }, (_, hour) => Math.round(usualOf(hour, 'cents'))),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
