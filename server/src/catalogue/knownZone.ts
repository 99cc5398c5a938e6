import { cookies } from '@trolley/contract';

/** The zone as answers are kept by it: empty for the first, which everybody gets who has chosen none, or none there is. */
export function knownZone(given: string, zones: readonly string[]): string {
  return zones.indexOf(given) > 0 ? given : '';
}

/** The zone that a client's cookies name. */
export function readZone(cookieHeader: string | undefined, zones: readonly string[]): string {
  // Most visitors have other cookies only.
  if (!cookieHeader?.includes(cookies.zone)) return '';
  const pairs = cookieHeader.split(';').map((pair) => pair.trim().split('=', 2));
  return knownZone(pairs.findLast(([name]) => name === cookies.zone)?.[1] ?? '', zones);
}
