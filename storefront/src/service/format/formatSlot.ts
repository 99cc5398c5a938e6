import { formatTimeOfDay, formatTimeSpan, type TimeSlot } from '@trolley/contract';
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
export function formatDay(date: string, { text, locale, timeZone, now }: Clock, inside = false): string {
  const today = localMoment(now, timeZone).date;
  if (date === today) return text(inside ? 'service.day.todayInside' : 'service.day.today');
  if (date === dayAfter(today)) return text(inside ? 'service.day.tomorrowInside' : 'service.day.tomorrow');
  return `${formatWeekday(date, locale)} ${formatDate(date, locale)}`;
}

export function formatWeekday(date: string, locale: string): string {
  return formatDatePart(date, locale, { weekday: 'short' });
}

/** `18.11.`; in English `18 Nov`, since 3/11 is another day across the sea. */
export function formatDate(date: string, locale: string): string {
  return formatDatePart(date, locale, { day: 'numeric', month: locale.startsWith('en') ? 'short' : 'numeric' });
}

/** `17–19 Uhr`, `5–7 pm`. */
export function formatSpan(
  { startsAt, endsAt }: Span,
  { locale, timeZone }: Pick<Clock, 'locale' | 'timeZone'>,
): string {
  return formatTimeSpan(localMoment(startsAt, timeZone), localMoment(endsAt, timeZone), locale);
}

/** `Heute 17–19 Uhr` */
export function formatSlot(slot: Span, clock: Clock, inside = false): string {
  const day = formatDay(localMoment(slot.startsAt, clock.timeZone).date, clock, inside);
  return clock.text('service.time.dayAndSpan', { day, span: formatSpan(slot, clock) });
}

/** `heute 15 Uhr`, as in `bestellen bis heute 15 Uhr`. */
export function formatMoment(instant: string, clock: Clock): string {
  const day = formatDay(localMoment(instant, clock.timeZone).date, clock, true);
  return clock.text('service.time.dayAndTime', { day, time: formatTime(instant, clock) });
}

/** `6 Uhr`; of another day `morgen 6 Uhr`. */
export function formatDeadline(instant: string, clock: Clock): string {
  const { timeZone, now } = clock;
  const isToday = localMoment(instant, timeZone).date === localMoment(now, timeZone).date;
  return isToday ? formatTime(instant, clock) : formatMoment(instant, clock);
}

function formatTime(instant: string, { locale, timeZone }: Clock): string {
  return formatTimeOfDay(localMoment(instant, timeZone), locale);
}

function formatDatePart(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}
