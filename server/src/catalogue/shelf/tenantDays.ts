const day = 86_400_000;
const mostCached = 5000;

/** Calendar days of one time zone. */
export interface TenantDays {
  /** `2026-11-14`: the day a moment lies in. */
  dateOf(moment: number): string;
  /** The same time of day, so many days earlier. */
  daysBefore(moment: number, days: number): number;
}

const known = new Map<string, TenantDays>();

export function tenantDays(timeZone: string): TenantDays {
  let days = known.get(timeZone);
  if (!days) {
    days = daysIn(timeZone);
    known.set(timeZone, days);
  }
  return days;
}

function daysIn(timeZone: string): TenantDays {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // Prices of a whole shop change at a handful of moments, and asking the calendar is slow.
  const walls = new Map<number, number>();
  const dates = new Map<number, string>();

  /** What the clock on the wall shows, as if it hung in Greenwich. */
  const wallOf = (moment: number) =>
    cached(walls, moment, () => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`));

  return {
    dateOf: (moment) => cached(dates, moment, () => new Date(wallOf(moment)).toISOString().slice(0, 10)),
    daysBefore(moment, days) {
      const earlier = moment - days * day;
      const shift = wallOf(moment) - moment - (wallOf(earlier) - earlier);
      // Whole seconds are lost by the clock on both sides alike, so the shift is exact.
      return earlier + Math.round(shift / 1000) * 1000;
    },
  };
}

function cached<V>(known: Map<number, V>, moment: number, make: () => V): V {
  let value = known.get(moment);
  if (value === undefined) {
    if (known.size >= mostCached) known.clear();
    value = make();
    known.set(moment, value);
  }
  return value;
}
