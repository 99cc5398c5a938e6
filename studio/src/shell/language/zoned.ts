/** A moment as the clock in the shop shows it, as `2026-11-18T14:20`: what a `datetime-local` field holds. */
export function isoToZoned(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...({
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const),
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which the clock in the shop shows this. An hour that the clocks leave out in spring is the one after it;
 * of an hour that comes twice in autumn it is the first.
 */
export function zonedToIso(zoned: string, timeZone: string): string {
  const wanted = Date.parse(`${zoned}Z`);
  // How far the shop's clock is ahead, looked up around the wanted moment: before a change and after it.
  const aheadAt = (moment: number) =>
    Date.parse(`${isoToZoned(new Date(moment).toISOString(), timeZone)}Z`) - floorMinute(moment);
  const before = wanted - aheadAt(wanted - 86_400_000);
  const after = wanted - aheadAt(wanted + 86_400_000);
  const shows = (moment: number) => wanted === Date.parse(`${isoToZoned(new Date(moment).toISOString(), timeZone)}Z`);
  const [first, second] = before < after ? [before, after] : [after, before];
  return new Date(shows(first) ? first : shows(second) ? second : Math.max(before, after)).toISOString();
}

const floorMinute = (moment: number) => Math.floor(moment / 60_000) * 60_000;
