import { Gauge, Histogram, type Registry } from 'prom-client';

export interface SnapshotMetrics {
  /** Answers when the snapshot was last known to be what the database has; asked whenever the metrics are. */
  watchSnapshot(checkedAt: () => number): void;
  snapshotLoaded(load: { readonly part: string; readonly seconds: number }): void;
}

export function createSnapshotMetrics(registry: Registry, now = Date.now): SnapshotMetrics {
  let read: (() => number) | undefined;
  const registers = [registry];
  void new Gauge({
    name: 'snapshot_age_seconds',
    help: 'How long ago the catalogue, content and words in memory were last known to be what the database has.',
    registers,
    collect() {
      if (read) this.set((now() - read()) / 1000);
    },
  });
  const loads = new Histogram({
    name: 'snapshot_load_seconds',
    help: 'How long it took to load a part of the snapshot, or what changed of it.',
    labelNames: ['part'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers,
  });
  return {
    watchSnapshot(next) {
      read = next;
    },
    snapshotLoaded: ({ part, seconds }) => loads.observe({ part }, seconds),
  };
}
