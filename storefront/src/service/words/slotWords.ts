import type { TimeSlot } from '@trolley/contract';
import type { Text } from '../../shell/text.ts';
import { dayAfter, localMoment } from './moments.ts';

export interface Clock {
  readonly text: Text;
  readonly locale: string;
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Span = Pick<TimeSlot, 'startsAt' | 'endsAt'>;

/** `Heute`, `Morgen`, `Mi 18.11.`; `inside` a sentence the first two are no beginning. */
export function dayWords(date: string, { text, locale, timeZone, now }: Clock, inside = false): string {
  const today = localMoment(now, timeZone).date;
  if (date === today) return text(inside ? 'service.day.todayInside' : 'service.day.today');
  if (date === dayAfter(today)) return text(inside ? 'service.day.tomorrowInside' : 'service.day.tomorrow');
  return `${weekdayWord(date, locale)} ${dateWord(date, locale)}`;
}

export function weekdayWord(date: string, locale: string): string {
  return wordOf(date, locale, { weekday: 'short' });
}

export function dateWord(date: string, locale: string): string {
  return wordOf(date, locale, { day: 'numeric', month: 'numeric' });
}

/** `17–19 Uhr`, `17:30–19 Uhr`. */
export function spanWords({ startsAt, endsAt }: Span, { text, timeZone }: Clock): string {
  return text('service.time.span', {
    from: timeWord(startsAt, text, timeZone),
    until: timeWord(endsAt, text, timeZone),
  });
}

/** `Heute 17–19 Uhr` */
export function slotWords(slot: Span, clock: Clock, inside = false): string {
  const day = dayWords(localMoment(slot.startsAt, clock.timeZone).date, clock, inside);
  return clock.text('service.time.dayAndSpan', { day, span: spanWords(slot, clock) });
}

/** `heute 15 Uhr`, as in `bestellen bis heute 15 Uhr`. */
export function momentWords(instant: string, clock: Clock): string {
  const day = dayWords(localMoment(instant, clock.timeZone).date, clock, true);
  const time = clock.text('service.time.at', { time: timeWord(instant, clock.text, clock.timeZone) });
  return clock.text('service.time.dayAndTime', { day, time });
}

/** `6 Uhr`; of another day `morgen 6 Uhr`. */
export function deadlineWords(instant: string, clock: Clock): string {
  const { text, timeZone, now } = clock;
  const isToday = localMoment(instant, timeZone).date === localMoment(now, timeZone).date;
  return isToday ? text('service.time.at', { time: timeWord(instant, text, timeZone) }) : momentWords(instant, clock);
}

function timeWord(instant: string, text: Text, timeZone: string): string {
  const { hour, minute } = localMoment(instant, timeZone);
  if (minute === 0) return text('service.time.hour', { hour: String(hour) });
  return text('service.time.minute', { hour: String(hour), minute: String(minute).padStart(2, '0') });
}

function wordOf(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}
