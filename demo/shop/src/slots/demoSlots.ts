import type { AreasFile, PlacesFile, Position } from '@trolley/contract';
import { foldPostalCode, type OpenDemoSlots, type PlannedSlot } from '@trolley/server/demo';

const mostStops = 5;

export const openDemoSlots: OpenDemoSlots = ({ areas, places }) => {
  const streets = streetsByArea(areas, places);
  return { bookings: demoBookings, stops: (slot) => demoStops(slot, streets.get(slot.place.id) ?? []) };
};

/** Always the same number from 0 to 1 for the same words (FNV-1a). */
export function shareOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  // Words that differ only at their end shall be far apart.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** How many places of a slot the demo takes: the nearer the more, and a few of the next days all of them. */
export function demoBookings({ id, day, capacity }: PlannedSlot, today: number, horizonDays: number): number {
  const liked = shareOf(id);
  const ahead = Math.max(0, day - today);
  if (liked > 0.88 && ahead <= 3) return capacity;
  const share = 0.75 * (1 - ahead / horizonDays) + 0.35 * liked - 0.15;
  return Math.max(0, Math.min(Math.floor(capacity * share), capacity - 1));
}

/** Where the vans of the demo stop anyway: at streets of the area, in every other slot. */
export function demoStops(slot: PlannedSlot, streets: readonly Position[]): readonly Position[] {
  if (slot.place.kind !== 'DELIVERY' || streets.length === 0 || shareOf(`${slot.id} green`) < 0.5) return [];
  const count = 1 + Math.floor(shareOf(`${slot.id} stops`) * mostStops);
  return Array.from(
    { length: count },
    (_, at) => streets[Math.floor(shareOf(`${slot.id} ${at}`) * streets.length)],
  ).filter((stop) => stop !== undefined);
}

/** The streets of each area, by its number. */
export function streetsByArea(areas: AreasFile, { streets }: PlacesFile): ReadonlyMap<string, readonly Position[]> {
  const byCode = new Map<string, Position[]>();
  for (const [code, , lng, lat] of streets) {
    const known = byCode.get(foldPostalCode(code));
    if (known) known.push({ lat, lng });
    else byCode.set(foldPostalCode(code), [{ lat, lng }]);
  }
  return new Map(
    areas.map(({ number, postalCodes }) => [
      number,
      postalCodes.flatMap((code) => byCode.get(foldPostalCode(code)) ?? []),
    ]),
  );
}
