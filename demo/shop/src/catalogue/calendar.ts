const DAY = 86_400_000;

/** Days since 1 January 1970 of a calendar date, whatever the time zone. */
export function dayOf(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  if (!Number.isInteger(day)) throw new Error(`"${date}" is not a calendar date like 2026-11-14`);
  return day;
}

export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Number of the offer week a day lies in, for weeks that begin on `firstWeekday` (0 Sunday). */
export function weekOf(day: number, firstWeekday: number): number {
  return Math.floor((day - firstDay(firstWeekday)) / 7);
}

export function weekStart(week: number, firstWeekday: number): number {
  return week * 7 + firstDay(firstWeekday);
}

/** 1 January 1970 was a Thursday. */
function firstDay(firstWeekday: number): number {
  return (firstWeekday - 4 + 7) % 7;
}
