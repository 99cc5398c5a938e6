import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { readAreaVersions } from './areaVersions.ts';
import { atDate } from './dateTimer.ts';
import { deepFreeze } from './deepFreeze.ts';
import type { Held } from './held.ts';
import { assemble, changedTags, loadHeld, passDates, prepareHeld } from './held.ts';
import { oneAtATime } from './oneAtATime.ts';
import { createOutageLog } from './outageLog.ts';
import type { Snapshot, SnapshotChange, SnapshotPart, Snapshots } from './snapshot.ts';

interface Options {
  readonly log: Log;
  /** How often the versions are asked for; a notification only makes it quicker. */
  readonly pollMs?: number;
  /** Off in production, where walking every value would cost for nothing. */
  readonly freeze?: boolean;
}

/** Loads the parts, by name, and keeps them as the database has them, in this process as in every other. */
export async function openSnapshots<Parts extends object>(
  database: Database,
  parts: { readonly [Name in keyof Parts]: SnapshotPart<Parts[Name]> },
  { log, pollMs = 2000, freeze = true }: Options,
): Promise<Snapshots<Parts>> {
  const listeners = new Set<(change: SnapshotChange) => void>();
  const outage = createOutageLog(log);
  let held = await loadAtOneMoment(database, unloaded(parts));
  let current = made(held);
  let cancelDated = waitForDates();
  let polling: Promise<void>;
  let pollTimer: NodeJS.Timeout | undefined;
  let closed = false;

  function made(state: readonly Held[]): Snapshot<Parts> {
    const snapshot = assemble<Parts>(state);
    return freeze ? deepFreeze(snapshot) : snapshot;
  }

  function swap(next: readonly Held[]): void {
    if (closed) return;
    const tags = changedTags(held, next);
    held = next;
    current = made(held);
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
    return validUntil ? atDate(validUntil, () => swap(passDates(held, new Date()))) : () => {};
  }

  const load = oneAtATime(async () => {
    const versions = await readAreaVersions(database);
    if (closed || held.every(({ part, version }) => versions.get(part.area) === version)) return;
    swap(await loadAtOneMoment(database, held));
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
  // What changed since the first load, while nobody listened, is found by the first poll.
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

function unloaded(parts: object): readonly Held[] {
  const at = new Date();
  return Object.entries<SnapshotPart<unknown>>({ ...parts }).map(([name, part]) => ({ name, part, at }));
}

/**
 * Versions and values of one moment, so that no value is older than the version it is kept under. What is long work is
 * done after the commit: the database ends a transaction that falls silent.
 */
async function loadAtOneMoment(database: Database, held: readonly Held[]): Promise<readonly Held[]> {
  const next = await database.transaction(async (tx) => {
    await tx.query({ text: 'set transaction isolation level repeatable read, read only' });
    return loadHeld(tx, held, await readAreaVersions(tx));
  });
  await prepareHeld(held, next);
  return next;
}
