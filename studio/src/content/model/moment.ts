/** Moments typed and shown in the shop's time zone, whatever zone the person sits in. */

/** `2026-12-24T06:00`, as a field for date and time wants it. */
export function toLocal(iso: string, timeZone: string): string {
  const parts = partsOf(new Date(iso), timeZone);
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/**
 * The moment such a field means; undefined while it is incomplete. An hour that the clocks skip is the one after it,
 * an hour that comes twice is the first.
 */
export function fromLocal(local: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsets = [asUtc - day, asUtc + day].map((near) => offsetAt(near, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, timeZone) === asUtc);
  const at = candidates.length > 0 ? Math.min(...candidates) : asUtc - Math.min(...offsets);
  return new Date(at).toISOString();
}

const day = 86_400_000;

/** How many days of the shop lie between, whatever the hour: 0 today, 1 tomorrow. */
export function daysBetween(from: string, to: string, timeZone: string): number {
  const [first, last] = [from, to].map((iso) => Date.parse(`${toLocal(iso, timeZone).slice(0, 10)}T12:00Z`));
  return Math.round(((last ?? 0) - (first ?? 0)) / day);
}

function offsetAt(at: number, timeZone: string): number {
  const { year, month, day: date, hour, minute, second } = partsOf(new Date(at), timeZone);
  return Date.UTC(+year, +month - 1, +date, +hour, +minute, +second) - Math.floor(at / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(
  date: Date,
  timeZone: string,
): Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string> {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return { year: year.padStart(4, '0'), month, day, hour, minute, second };
}

const germanCities: Readonly<Record<string, string>> = {
  Vienna: 'Wien',
  Rome: 'Rom',
  Prague: 'Prag',
  Brussels: 'Brüssel',
};

/** The city of `Europe/Dublin`, which is how people name their zone. */
export function zoneName(timeZone: string, language: 'de' | 'en'): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return language === 'de' ? (germanCities[city] ?? city) : city;
}
