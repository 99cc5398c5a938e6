import type { Database, Queryable } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { SnapshotMetrics } from '../metrics/snapshotMetrics.ts';
import { traced } from '../tracing/tracing.ts';
import { atDate } from './dateTimer.ts';
import { deepFreeze } from './deepFreeze.ts';
import type { LoadedPart } from './loadedParts.ts';
import { assemble, changedTags, loadParts, passDates, prepareParts } from './loadedParts.ts';
import { oneAtATime } from './oneAtATime.ts';
import { createOutageLog } from './outageLog.ts';
import type { Snapshot, SnapshotChange, SnapshotPart, Snapshots } from './snapshot.ts';

interface Options {
  readonly log: Log;
  /** How often the versions are asked for; a notification only makes it quicker. */
  readonly pollMs?: number;
  /** Off in production, where walking every value would cost for nothing. */
  readonly freeze?: boolean;
  readonly metrics?: SnapshotMetrics;
}

/** Loads the parts, by name, and reloads each when its version in the database changes. */
export async function openSnapshots<Parts extends object>(
  database: Database,
  parts: { readonly [Name in keyof Parts]: SnapshotPart<Parts[Name]> },
  { log, metrics, pollMs = 2000, freeze = true }: Options,
): Promise<Snapshots<Parts>> {
  const listeners = new Set<(change: SnapshotChange) => void>();
  const outage = createOutageLog(log);
  let checkedAt = Date.now();
  let loaded = await loadAtOneMoment(database, unloaded(parts), metrics);
  metrics?.watchSnapshot(() => checkedAt);
  let current = made(loaded);
  let cancelDated = waitForDates();
  let polling: Promise<void>;
  let pollTimer: NodeJS.Timeout | undefined;
  let closed = false;

  function made(state: readonly LoadedPart[]): Snapshot<Parts> {
    const snapshot = assemble<Parts>(state);
    return freeze ? deepFreeze(snapshot) : snapshot;
  }

  function swap(next: readonly LoadedPart[]): void {
    if (closed) return;
    const tags = changedTags(loaded, next);
    loaded = next;
    current = made(loaded);
    cancelDated();
    cancelDated = waitForDates();
    for (const listener of listeners) {
      try {
        listener({ version: current.version, tags });
      } catch (err) {
        log.error({ err }, 'a listener to snapshot changes failed');
      }
    }
  }

  function waitForDates(): () => void {
    const { validUntil } = current;
    return validUntil ? atDate(validUntil, () => swap(passDates(loaded, new Date()))) : () => {};
  }

  const load = oneAtATime(async () => {
    const askedAt = Date.now();
    const versions = await readAreaVersions(database);
    if (!closed && !loaded.every(({ part, version }) => versions.get(part.area) === version))
      swap(await loadAtOneMoment(database, loaded, metrics));
    checkedAt = askedAt;
  });

  function refresh(): Promise<void> {
    return load().then(
      () => outage.over(current.version),
      (err: unknown) => outage.seen(err, current.version),
    );
  }

  async function poll(): Promise<void> {
    await refresh();
    if (closed) return;
    pollTimer = setTimeout(() => {
      polling = poll();
    }, pollMs);
    pollTimer.unref();
  }

  const unlisten = await database.listen('snapshot', () => void refresh());
  // Changes between the first load and the start of listening are found by the first poll.
  polling = poll();
  await polling;

  return {
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    close: async () => {
      closed = true;
      clearTimeout(pollTimer);
      cancelDated();
      listeners.clear();
      await polling;
      await unlisten();
    },
  };
}

function unloaded(parts: object): readonly LoadedPart[] {
  const at = new Date();
  return Object.entries<SnapshotPart<unknown>>({ ...parts }).map(([name, part]) => ({ name, part, at }));
}

/**
 * Versions and values of one moment, so that no value is older than its version. What is long work is
 * done after the commit: the database ends a transaction that falls silent.
 */
async function loadAtOneMoment(
  database: Database,
  loaded: readonly LoadedPart[],
  metrics?: SnapshotMetrics,
): Promise<readonly LoadedPart[]> {
  return traced({ name: 'snapshot load' }, async () => {
    const next = await database.transaction(async (tx) => {
      await tx.query({ text: 'set transaction isolation level repeatable read, read only' });
      return loadParts(tx, loaded, await readAreaVersions(tx), metrics);
    });
    await prepareParts(loaded, next);
    return next;
  });
}

/** The version of every area, as the database has it now. */
async function readAreaVersions(database: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ area: string; version: number }>({
    name: 'snapshot-versions',
    text: 'select area, version from snapshot_version',
  });
  return new Map(rows.map(({ area, version }) => [area, version]));
}
