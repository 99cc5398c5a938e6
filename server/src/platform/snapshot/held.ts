import type { Queryable } from '../database/database.ts';
import type { Snapshot, SnapshotPart } from './snapshot.ts';

/** One part as the store holds it. */
export interface Held {
  readonly name: string;
  readonly part: SnapshotPart<unknown>;
  /** Undefined until it is first loaded. */
  readonly value?: unknown;
  readonly version?: number;
  /** The moment the value was told for. */
  readonly at: Date;
  /** The last dated change it went through since it was loaded. */
  readonly changedAt?: Date;
}

/** Loads what the database has in another version; the rest stays the very value it was. */
export async function loadHeld(
  database: Queryable,
  held: readonly Held[],
  versions: ReadonlyMap<string, number>,
): Promise<readonly Held[]> {
  const next: Held[] = [];
  for (const one of held) {
    const { name, part } = one;
    const version = versions.get(part.area);
    const at = new Date();
    const known = one.value !== undefined && version === one.version;
    next.push(known ? one : { name, part, version, at, value: await renew(one, database, at) });
  }
  return next;
}

function renew({ part, value }: Held, database: Queryable, at: Date): Promise<unknown> {
  return value !== undefined && part.update ? part.update(value, database, at) : part.load(database, at);
}

/** Prepares what was read anew, one part after the other. */
export async function prepareHeld(previous: readonly Held[], next: readonly Held[]): Promise<void> {
  for (const [index, { part, value }] of next.entries()) {
    if (value !== previous[index]?.value) await part.prepare?.(value);
  }
}

/** The parts after every dated change up to now. */
export function passDates(held: readonly Held[], now: Date): readonly Held[] {
  return held.map((one) => {
    const due = one.part.nextChange(one.value, one.at);
    if (!due || due > now) return one;
    return { ...one, value: one.part.asOf(one.value, now), at: now, changedAt: due };
  });
}

/** What differs between two states of the same parts. */
export function changedTags(previous: readonly Held[], next: readonly Held[]): readonly string[] {
  const tags = next.flatMap(({ part, value }, index) => {
    const before = previous[index]?.value;
    return before === undefined || before === value ? [] : part.changedTags(before, value);
  });
  return [...new Set(tags)];
}

export function assemble<Parts>(held: readonly Held[]): Snapshot<Parts> {
  const dates = held.flatMap(({ part, value, at }) => part.nextChange(value, at)?.getTime() ?? []);
  return {
    version: held.map(versionLabel).join('.'),
    validUntil: dates.length > 0 ? new Date(Math.min(...dates)) : undefined,
    // Built from the very record its type comes from.
    parts: Object.fromEntries(held.map(({ name, value }) => [name, value])) as Parts,
  };
}

function versionLabel({ part, version = 0, changedAt }: Held): string {
  const label = `${part.area}-${version}`;
  return changedAt ? `${label}-${changedAt.getTime()}` : label;
}
