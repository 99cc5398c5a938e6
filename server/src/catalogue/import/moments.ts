import { localMidnight } from '../../platform/localMidnight.ts';

const dayMs = 86_400_000;
const midnights = new Map<string, (dayNumber: number) => number>();

/** Epoch milliseconds of a moment, or of the first of a day in a time zone. */
export function beginOf(text: string, timeZone: string): number {
  return isDay(text) ? startOf(dayNumber(text), timeZone) : Date.parse(text);
}

/** The first moment after: a day counts to its end, a moment is itself the end. */
export function endOf(text: string, timeZone: string): number {
  return isDay(text) ? startOf(dayNumber(text) + 1, timeZone) : Date.parse(text);
}

function isDay(text: string): boolean {
  return text.length === 'YYYY-MM-DD'.length;
}

function dayNumber(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / dayMs;
}

function startOf(day: number, timeZone: string): number {
  const midnight = midnights.get(timeZone) ?? localMidnight(timeZone);
  midnights.set(timeZone, midnight);
  return midnight(day);
}
