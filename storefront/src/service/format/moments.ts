/** The hour and the minute on the shop's clocks, and its day as `2026-11-18`. */
export interface LocalMoment {
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function localMoment(instant: string | number, timeZone: string): LocalMoment {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const date = ['year', 'month', 'day'].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes)).join('-');
  return { date, hour: Number(parts.get('hour')), minute: Number(parts.get('minute')) };
}

/** The day so many calendar days later, correct across changes of daylight saving time. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
