import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Snapshot } from './snapshot.ts';
import { createSnapshotScope } from './snapshotScope.ts';

const made = (version: string): Snapshot<object> => ({ version, parts: {} });
const shop = () => createSnapshotScope({ current: () => made('now') });

test('what is begun inside sees the other snapshot to its end, and nothing beside it does', async () => {
  const { snapshots, now, within } = shop();
  const seen = () => snapshots.current().version;
  const inside = within(made('later'), 5, async () => {
    const before = [seen(), now()];
    await pause(5);
    return [...before, seen(), now()];
  });
  expect(seen()).toBe('now');
  expect(now()).toBeGreaterThan(1_000_000);
  expect(await inside).toEqual(['later', 5, 'later', 5]);
  expect(seen()).toBe('now');
});

test('several at once do not see each other, and the end of one is not that of the others', async () => {
  const { snapshots, within } = shop();
  const look = (version: string, ms: number) =>
    within(made(version), 1, async () => {
      await pause(ms);
      return snapshots.current().version;
    });
  expect(await Promise.all([look('a', 20), look('b', 1), look('c', 10)])).toEqual(['a', 'b', 'c']);
  expect(snapshots.current().version).toBe('now');
});

test('a scope that is left open ends when it is told so, and once', async () => {
  const { snapshots, enter } = shop();
  let leave = () => {};
  const after = enter(made('later'), 1, async (ended) => {
    leave = ended;
    await pause(5);
    return snapshots.current().version;
  });
  expect(await after).toBe('later');
  leave();
  leave();
  expect(await enter(made('again'), 1, async () => snapshots.current().version)).toBe('again');
});

test('work that fails leaves nothing behind', async () => {
  const { snapshots, within } = shop();
  await expect(within(made('later'), 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(snapshots.current().version).toBe('now');
});
