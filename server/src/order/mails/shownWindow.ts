import { formatTimeOfDay, formatTimeSpan, type TimeOfDay } from '@trolley/contract';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** A stretch of time as people say it, in the tenant's language and time zone. */
export function shownWindow(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  locale: string,
  timeZone: string,
): string {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  return `${shownDay(from, locale, timeZone)}, ${formatTimeSpan(timeOf(from, timeZone), timeOf(until, timeZone), locale)}`;
}

export function shownDay(moment: Date, locale: string, timeZone: string): string {
  return formatOf(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
}

export function shownMoment(moment: Date, locale: string, timeZone: string): string {
  const day = formatOf(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(moment);
  return `${day}, ${formatTimeOfDay(timeOf(moment, timeZone), locale)}`;
}

function timeOf(moment: Date, timeZone: string): TimeOfDay {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const [hour = 0, minute = 0] = formatOf('en-GB', clock).format(moment).split(':').map(Number);
  return { hour, minute };
}
