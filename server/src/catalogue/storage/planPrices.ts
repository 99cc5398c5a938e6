import { lastOfEach } from './chunks.ts';
import type { PriceRow, WrittenRows } from './rows.ts';

/** A price as it lies in the database; moments in epoch milliseconds. */
export interface KnownPrice {
  readonly sku: string;
  readonly zone: string;
  readonly kind: PriceRow['kind'];
  readonly value: number;
  readonly from: number;
  readonly until: number | null;
  /** The beginning of the span it took the place of. */
  readonly corrects: number | null;
}

export interface PricePlan extends WrittenRows {
  readonly add: readonly KnownPrice[];
  /** Prices with the key of one in the database, as they shall be. */
  readonly replace: readonly KnownPrice[];
}

/**
 * What to do so that the given prices hold, without changing what was charged: a price that has begun can only end,
 * and another takes its place from now on.
 */
export function planPrices(given: readonly PriceRow[], known: readonly KnownPrice[], now: number): PricePlan {
  const shelves = new Map<string, KnownPrice[]>();
  for (const one of known) {
    const shelf = shelves.get(shelfOf(one));
    if (shelf) shelf.push(one);
    else shelves.set(shelfOf(one), [one]);
  }
  const add: KnownPrice[] = [];
  const replace: KnownPrice[] = [];
  const counts = { inserted: 0, changed: 0, unchanged: 0 };
  for (const row of given) {
    const there = shelves.get(shelfOf(row)) ?? [];
    const made = row.from === undefined ? fromNowOn(row, there, now) : inItsTime(row, row.from, there, now);
    add.push(...made.add);
    replace.push(...made.replace);
    counts[made.replace.length > 0 ? 'changed' : made.add.length > 0 ? 'inserted' : 'unchanged'] += 1;
  }
  // Of rows that contradict each other the last one counts.
  return { add: lastOfEach(add, keyOf), replace: lastOfEach(replace, keyOf), ...counts };
}

const keyOf = (one: KnownPrice) => `${shelfOf(one)} ${one.from}`;

const shelfOf = ({ sku, kind, zone }: Pick<PriceRow, 'sku' | 'kind' | 'zone'>) => `${sku} ${kind} ${zone}`;

interface Made {
  readonly add: readonly KnownPrice[];
  readonly replace: readonly KnownPrice[];
}
const nothing: Made = { add: [], replace: [] };

function fromNowOn(row: PriceRow, there: readonly KnownPrice[], now: number): Made {
  const running = there.filter((one) => one.from <= now && !hasEnded(one, now));
  const charged = latest(running);
  const { value, until = null } = row;
  if (value === null) return { add: [], replace: running.map((one) => ended(one, now)) };
  if (charged && charged.from === now) return { add: [], replace: [{ ...charged, value, until }] };
  if (charged?.value === value) {
    return charged.until === until ? nothing : { add: [], replace: [{ ...charged, until }] };
  }
  return { add: [spanOf(row, value, now, null)], replace: running.map((one) => ended(one, now)) };
}

function inItsTime(row: PriceRow, from: number, there: readonly KnownPrice[], now: number): Made {
  const { value, until = null } = row;
  if (value === null) return nothing;
  const before = latest(there.filter((one) => (one.corrects ?? one.from) === from));
  if (!before) return { add: [spanOf(row, value, from, null)], replace: [] };
  if (before.value === value && before.until === until) return nothing;
  if (before.from >= now) return { add: [], replace: [{ ...before, value, until }] };
  const isOver = until !== null && until <= now;
  const renewed = isOver ? [] : [spanOf(row, value, now, from)];
  if (hasEnded(before, now)) return { add: renewed, replace: [] };
  if (isOver) return { add: [], replace: [ended(before, now)] };
  if (before.value === value) return { add: [], replace: [{ ...before, until }] };
  return { add: renewed, replace: [ended(before, now)] };
}

function latest(some: readonly KnownPrice[]): KnownPrice | undefined {
  return some.reduce<KnownPrice | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined);
}

function hasEnded({ until }: KnownPrice, now: number): boolean {
  return until !== null && until <= now;
}

/** What began at this very moment was never charged; it can end only a moment later. */
function ended(one: KnownPrice, now: number): KnownPrice {
  return { ...one, until: Math.max(now, one.from + 1) };
}

function spanOf(row: PriceRow, value: number, from: number, corrects: number | null): KnownPrice {
  return { sku: row.sku, zone: row.zone, kind: row.kind, value, from, until: row.until ?? null, corrects };
}
