import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { lateIndex } from './lateIndex.ts';
import { testGoods } from './testSearch.ts';

const versions = (...numbers: number[]) => numbers.map((version): Catalogue => ({ ...testGoods, version }));

/** An index that is built when the test lets it. */
function openIndex(later: boolean) {
  const taken: number[] = [];
  const held: { go(): void; fail(error: Error): void }[] = [];
  const index = lateIndex(
    {
      changed: ({ version }) =>
        new Promise((resolve, reject) => {
          held.push({ go: () => (taken.push(version), resolve()), fail: reject });
        }),
    },
    { later },
  );
  const settled = async (promise: unknown) => {
    const pending = Symbol('pending');
    const first: unknown = await Promise.race([promise, new Promise((go) => setImmediate(go, pending))]);
    return first !== pending;
  };
  return { index, taken, held, settled };
}

test('put off, a catalogue is shown before it is indexed, and who searches waits until it is', async () => {
  const { index, taken, held, settled } = openIndex(true);
  const [first, second] = versions(1, 2);
  await index.changed(first ?? testGoods);
  const found = index.whenReady(() => 'found');
  expect([held.length, index.isReady(), await settled(found)]).toEqual([0, false, false]);
  const begun = index.begin();
  // Another one comes while the first is indexed: neither it nor its pages wait.
  await index.changed(second ?? testGoods);
  held[0]?.go();
  expect(await settled(found), 'the newest is not in it yet').toBe(false);
  held[1]?.go();
  await begun;
  expect([taken, index.isReady(), await found, index.whenReady(() => 'now')]).toEqual([[1, 2], true, 'found', 'now']);
});

test('once it is there, a catalogue is indexed before it is shown', async () => {
  const { index, held, settled } = openIndex(false);
  const [first, second] = versions(1, 2);
  const opened = index.changed(first ?? testGoods);
  held[0]?.go();
  await opened;
  const changed = index.changed(second ?? testGoods);
  expect(await settled(changed)).toBe(false);
  held[1]?.go();
  await changed;
});

test('what cannot be built fails for who waits, and is tried again with the next catalogue', async () => {
  const { index, held } = openIndex(true);
  const [first, second] = versions(1, 2);
  await index.changed(first ?? testGoods);
  const found = index.whenReady(() => 'found');
  const begun = index.begin();
  held[0]?.fail(new Error('no room'));
  await expect(begun).rejects.toThrow('no room');
  await expect(found).rejects.toThrow('no room');
  const next = index.changed(second ?? testGoods);
  held[1]?.go();
  await next;
  expect([index.isReady(), index.whenReady(() => 'found')]).toEqual([true, 'found']);
});
