import type { RunningLow } from '@trolley/contract';
import type { Clock } from '../service/format/formatSlot.ts';

const dayMs = 86_400_000;

/** `jede Woche · zuletzt 4. Nov.`; weeks where the days are about whole weeks. */
export function reasonOf(
  { everyDays, lastDaysAgo }: Pick<RunningLow, 'everyDays' | 'lastDaysAgo'>,
  clock: Clock,
): string {
  const { text, locale, timeZone, now } = clock;
  const weeks = Math.round(everyDays / 7);
  const inWeeks = weeks > 0 && Math.abs(everyDays - weeks * 7) <= weeks;
  const every = inWeeks ? text('home.low.weeks', { count: weeks }) : text('home.low.days', { count: everyDays });
  const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' }).format(
    now - lastDaysAgo * dayMs,
  );
  return text('home.low.reason', { every, day });
}
