import type { KnownPrice, PricePlan } from './planPrices.ts';
import type { PriceChange, PriceJumps, PriceRow } from './rows.ts';

/** A price that becomes three times as high or a third is more often a misplaced comma than a decision. */
export const jumpFactor = 3;
/** Many of these at once are hardly ever meant: cents read as euros, or a price of a piece where one of a kilogram was. */
export const steepFactor = 5;
const mostNamed = 5;

export const noPriceJumps = (): PriceJumps => ({ up: 0, down: 0, ended: 0, jumps: 0, steep: 0, largest: [] });

/** How a plan changes what is charged at the moment `now`, or was known to be charged later. */
export function notePriceJumps(
  jumps: PriceJumps,
  { add, replace }: Pick<PricePlan, 'add' | 'replace'>,
  known: readonly KnownPrice[],
  now: number,
): void {
  const charged = chargedAt(known, now);
  const planned = [...add, ...replace];
  const goesOn = new Set(planned.filter((one) => !hasEnded(one, now)).map(placeOf));
  jumps.ended += new Set(replace.map(placeOf).filter((place) => charged.has(place) && !goesOn.has(place))).size;
  const changes = planned.flatMap(({ sku, zone, kind, value, ...span }): readonly PriceChange[] => {
    const before = charged.get(placeOf({ sku, zone, kind }))?.value;
    if (before === undefined || before === value || hasEnded(span, now)) return [];
    return [{ sku, zone, kind, before, after: value }];
  });
  for (const change of changes) {
    if (change.after > change.before) jumps.up += 1;
    else jumps.down += 1;
    if (factorOf(change) > jumpFactor) jumps.jumps += 1;
    if (factorOf(change) > steepFactor) jumps.steep += 1;
  }
  if (changes.length > 0) jumps.largest = largestOf([...jumps.largest, ...changes]);
}

export function joinPriceJumps(one: PriceJumps, other: PriceJumps): PriceJumps {
  return {
    up: one.up + other.up,
    down: one.down + other.down,
    ended: one.ended + other.ended,
    jumps: one.jumps + other.jumps,
    steep: one.steep + other.steep,
    largest: largestOf([...one.largest, ...other.largest]),
  };
}

/** A single price may jump; so many of those that change look like a mistake of the whole file. */
export function isPriceSlip({ steep, up, down }: PriceJumps): boolean {
  return steep >= 20 && steep > (up + down) * 0.05;
}

function largestOf(changes: readonly PriceChange[]): readonly PriceChange[] {
  return [...changes].sort((one, other) => factorOf(other) - factorOf(one)).slice(0, mostNamed);
}

/** How many times as high or low; never below 1. */
export function factorOf({ before, after }: PriceChange): number {
  return after > before ? after / before : before / after;
}

function chargedAt(known: readonly KnownPrice[], now: number): ReadonlyMap<string, KnownPrice> {
  const charged = new Map<string, KnownPrice>();
  for (const one of known) {
    if (one.from > now || hasEnded(one, now)) continue;
    const before = charged.get(placeOf(one));
    if (!before || before.from < one.from) charged.set(placeOf(one), one);
  }
  return charged;
}

/** What ends at this moment, or a moment later because it began now, is over. */
function hasEnded({ until }: Pick<KnownPrice, 'until'>, now: number): boolean {
  return until !== null && until <= now + 1;
}

const placeOf = ({ sku, kind, zone }: Pick<PriceRow, 'sku' | 'kind' | 'zone'>) => `${sku} ${kind} ${zone}`;
