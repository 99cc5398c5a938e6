import type { RunningLow } from '@trolley/contract';
import type { Clock } from '../service/format/formatSlot.ts';

/** `jede Woche · zuletzt 4. Nov.`; weeks where the days are about whole weeks. */
export function reasonOf(
  { everyDays, lastAt }: Pick<RunningLow, 'everyDays' | 'lastAt'>,
  clock: Pick<Clock, 'text' | 'locale' | 'timeZone'>,
): string {
  const { text, locale, timeZone } = clock;
  const weeks = Math.round(everyDays / 7);
  const inWeeks = weeks > 0 && Math.abs(everyDays - weeks * 7) <= weeks;
  const every = inWeeks ? text('home.low.weeks', { count: weeks }) : text('home.low.days', { count: everyDays });
  const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' }).format(new Date(lastAt));
  return text('home.low.reason', { every, day });
}
