import type { FoundStore, OpeningSpan, StoreDay } from '@trolley/contract';
import { dateOfDay, isDayOf, weekdayOf } from '../service/slots/holidays.ts';
import type { LocalTime } from '../service/slots/localTime.ts';
import type { StoreDayRule, StoreSite } from '../service/stores/siteOf.ts';

/** When a store is open: the week, and the days that differ from it, of which the first that fits counts. */
export interface StoreHours extends Pick<StoreSite, 'openingHours' | 'days'> {
  /** Of all stores; a store's own days come first. */
  readonly holidays: readonly StoreDayRule[];
}

/** Weekends and holidays in a row, and the day after. */
const daysAhead = 10;
/** The one that runs and the next: nobody looks further in a list. */
const fewOpenings = 3;

interface Interval {
  readonly from: number;
  readonly until: number;
  readonly note?: string;
  readonly early?: boolean;
}

/** The openings that run or come next at a moment, and the days with other hours around it. */
export function openingsOf(
  hours: StoreHours,
  now: number,
  time: LocalTime,
): Pick<FoundStore, 'openings' | 'exceptions'> {
  const today = time.dayAt(now);
  const openings: Interval[] = [];
  const exceptions: (Interval & { readonly note: string })[] = [];
  // From yesterday: it may have been open past midnight.
  for (let day = today - 1; day <= today + daysAhead; day += 1) {
    const { spans, note } = hoursOn(hours, day);
    const usual = lastMoment(hours.openingHours[weekdayOf(day) - 1] ?? [], day, time);
    for (const span of spans) {
      const interval = momentsOf(span, day, time);
      const other = note !== undefined && {
        note,
        ...(interval.until < usual && span === spans.at(-1) && { early: true }),
      };
      openings.push({ ...interval, ...other });
    }
    if (note !== undefined && day >= today)
      exceptions.push({ from: time.momentOf(day, 0), until: time.momentOf(day + 1, 0), note });
  }
  return {
    openings: joined(openings)
      .filter(({ until }) => until > now)
      .slice(0, fewOpenings)
      .map(written),
    exceptions: exceptions.map((one) => ({ ...written(one), note: one.note })),
  };
}

/** The next days with other hours than the week says, soonest first. */
export function comingDays(hours: StoreHours, now: number, time: LocalTime, within: number): readonly StoreDay[] {
  const today = time.dayAt(now);
  return Array.from({ length: within }, (_, ahead) => today + ahead).flatMap((day) => {
    const { spans, note } = hoursOn(hours, day);
    // That a Sunday holiday is closed like every Sunday is no news.
    const isUsual = JSON.stringify(spans) === JSON.stringify(hours.openingHours[weekdayOf(day) - 1] ?? []);
    return note === undefined || isUsual ? [] : [{ date: dateOfDay(day), note, hours: spans }];
  });
}

function hoursOn({ openingHours, days, holidays }: StoreHours, day: number) {
  const rules = [...days.filter(isDated), ...holidays, ...days.filter((one) => !isDated(one))];
  const other = rules.find((one) => matcherOf(one.day)(day));
  const usual = openingHours[weekdayOf(day) - 1] ?? [];
  return other ? { spans: other.hours, note: other.note } : { spans: usual, note: undefined };
}

/** A date of a store's own comes before a holiday; the last Friday of a month gives way where that is Christmas. */
const isDated = ({ day }: StoreDayRule): boolean => /^\d/.test(day);

const matchers = new Map<string, (day: number) => boolean>();

function matcherOf(rule: string): (day: number) => boolean {
  let matcher = matchers.get(rule);
  if (!matcher) {
    if (matchers.size > 1000) matchers.clear();
    matcher = isDayOf(rule);
    matchers.set(rule, matcher);
  }
  return matcher;
}

/** A span that ends before it begins ends on the next day. */
function momentsOf({ from, until }: OpeningSpan, day: number, time: LocalTime): Interval {
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  return {
    from: time.momentOf(day, begins),
    until: ends <= begins ? time.momentOf(day + 1, ends) : time.momentOf(day, ends),
  };
}

/** When it closes for the day. */
function lastMoment(spans: readonly OpeningSpan[], day: number, time: LocalTime): number {
  return Math.max(0, ...spans.map((span) => momentsOf(span, day, time).until));
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Those that touch are one: a store that is open until midnight and from midnight on does not close. */
function joined(intervals: readonly Interval[]): readonly Interval[] {
  const all: Interval[] = [];
  for (const next of intervals.filter(({ from, until }) => until > from).toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (!last || next.from > last.until) all.push(next);
    // The reason is told for the time it closes.
    else if (next.until > last.until) all[all.length - 1] = { ...next, from: last.from };
  }
  return all;
}

function written({ from, until, note, early }: Interval) {
  const iso = (moment: number) => new Date(moment).toISOString();
  return { from: iso(from), until: iso(until), ...(note !== undefined && { note }), ...(early && { early }) };
}
