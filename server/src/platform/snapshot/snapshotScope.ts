import { AsyncLocalStorage } from 'node:async_hooks';
import type { Snapshot, Snapshots } from './snapshot.ts';

/** Lets one call see another snapshot than the shop's present one, through all that it asks on its way. */
export interface SnapshotScope<Parts> {
  /** The shop's snapshots, for rooms that only show; inside a scope `current` is that of the scope. */
  readonly snapshots: Pick<Snapshots<Parts>, 'current'>;
  /** The moment that is shown: of the scope, or now. */
  now(): number;
  /** What `work` begins sees this snapshot; `ended` is called when nothing of it runs any more. */
  enter<T>(snapshot: Snapshot<Parts>, at: number, work: (ended: () => void) => T): T;
  /** The same for work that ends with its promise. */
  within<T>(snapshot: Snapshot<Parts>, at: number, work: () => Promise<T>): Promise<T>;
}

/**
 * Rooms that change or sell something get the plain snapshots, so no scope can reach them. Following a call through its
 * promises costs all calls of the process something on Node 20: it is switched off when no scope is open.
 */
export function createSnapshotScope<Parts>(snapshots: Pick<Snapshots<Parts>, 'current'>): SnapshotScope<Parts> {
  const storage = new AsyncLocalStorage<{ readonly snapshot: Snapshot<Parts>; readonly at: number }>();
  let open = 0;

  function enter<T>(snapshot: Snapshot<Parts>, at: number, work: (ended: () => void) => T): T {
    open += 1;
    let isOpen = true;
    const ended = () => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      if (open === 0) storage.disable();
    };
    return storage.run({ snapshot, at }, () => work(ended));
  }

  return {
    snapshots: { current: () => storage.getStore()?.snapshot ?? snapshots.current() },
    now: () => storage.getStore()?.at ?? Date.now(),
    enter,
    within: (snapshot, at, work) =>
      enter(snapshot, at, async (ended) => {
        try {
          return await work();
        } finally {
          ended();
        }
      }),
  };
}
