import type { Queryable } from '../database/database.ts';
import type { SnapshotMetrics } from '../metrics/snapshotMetrics.ts';
import { traced } from '../tracing/tracing.ts';
import type { Snapshot, SnapshotPart } from './snapshot.ts';

/** One part and the value that was loaded of it. */
export interface LoadedPart {
  readonly name: string;
  readonly part: SnapshotPart<unknown>;
  /** Undefined until it is first loaded. */
  readonly value?: unknown;
  readonly version?: number;
  /** The moment the value was computed for. */
  readonly at: Date;
  /** The last dated change it went through since it was loaded. */
  readonly changedAt?: Date;
}

/** Loads parts whose version changed in the database; the others keep their values. The database works on all of them at once. */
export function loadParts(
  database: Queryable,
  parts: readonly LoadedPart[],
  versions: ReadonlyMap<string, number>,
  metrics?: Pick<SnapshotMetrics, 'snapshotLoaded'>,
): Promise<readonly LoadedPart[]> {
  async function load(one: LoadedPart): Promise<LoadedPart> {
    const { name, part } = one;
    const version = versions.get(part.area);
    const at = new Date();
    if (one.value !== undefined && version === one.version) return one;
    const since = performance.now();
    const span = { name: 'snapshot part', attributes: { 'snapshot.part': name }, isPart: true };
    const value = await traced(span, () => renew(one, database, at));
    metrics?.snapshotLoaded({ part: name, seconds: (performance.now() - since) / 1000 });
    return { name, part, version, at, value };
  }

  return Promise.all(parts.map(load));
}

function renew({ part, value }: LoadedPart, database: Queryable, at: Date): Promise<unknown> {
  return value !== undefined && part.update ? part.update(value, database, at) : part.load(database, at);
}

/** Prepares what was read anew, one part after the other. */
export async function prepareParts(previous: readonly LoadedPart[], next: readonly LoadedPart[]): Promise<void> {
  for (const [index, { part, value }] of next.entries()) {
    if (value !== previous[index]?.value) await part.prepare?.(value);
  }
}

/** The parts after every dated change up to now. */
export function passDates(parts: readonly LoadedPart[], now: Date): readonly LoadedPart[] {
  return parts.map((one) => {
    const due = one.part.nextChange(one.value, one.at);
    if (!due || due > now) return one;
    return { ...one, value: one.part.asOf(one.value, now), at: now, changedAt: due };
  });
}

/** What differs between two states of the same parts. */
export function changedTags(previous: readonly LoadedPart[], next: readonly LoadedPart[]): readonly string[] {
  const tags = next.flatMap(({ part, value }, index) => {
    const before = previous[index]?.value;
    return before === undefined || before === value ? [] : part.changedTags(before, value);
  });
  return [...new Set(tags)];
}

export function assemble<Parts>(parts: readonly LoadedPart[]): Snapshot<Parts> {
  const dates = parts.flatMap(({ part, value, at }) => part.nextChange(value, at)?.getTime() ?? []);
  return {
    version: parts.map(versionLabel).join('.'),
    validUntil: dates.length > 0 ? new Date(Math.min(...dates)) : undefined,
    // Built from the very record its type comes from.
    parts: Object.fromEntries(parts.map(({ name, value }) => [name, value])) as Parts,
  };
}

function versionLabel({ part, version = 0, changedAt }: LoadedPart): string {
  const label = `${part.area}-${version}`;
  return changedAt ? `${label}-${changedAt.getTime()}` : label;
}
