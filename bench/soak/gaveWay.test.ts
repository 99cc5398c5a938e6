import { expect, test } from 'vitest';
import { gaveWay } from './gaveWay.ts';
import type { Sample, ShopSample } from './sample.ts';
import { testSample } from './testing.ts';

const machine = { cores: 2, maxConnections: 100 };
const shop: ShopSample = {
  ...{ pid: 1, rssMb: 200, heapMb: 90, cores: 0.3, loopMs: 5 },
  ...{ poolBusy: 2, poolWaiting: 0, acquireMs: 1 },
};
const at = (second: number, changes: Partial<Sample>): Sample => ({
  ...testSample,
  shops: [shop, undefined],
  at: second * 1000,
  rate: 2 ** Math.floor(second / 60),
  ...changes,
});

test('resources are named in the order in which they were used up', () => {
  const full = { ...testSample.cores, machine: 1.95 };
  const waits = [{ ...shop, acquireMs: 40 }];
  const samples = [
    at(0, {}),
    at(60, { cores: full }),
    at(65, { cores: full }),
    at(120, { cores: full, shops: waits }),
    at(125, { cores: full, shops: waits }),
  ];
  const answers = [{ at: 123_000, ms: 5, status: 429, what: 'POST /api/carts/items', writes: true }];
  expect(gaveWay(samples, answers, machine)).toEqual([
    { resource: 'the machine’s processor, all programs together', at: 60_000, rate: 2, found: '98 %' },
    { resource: 'the pool of connections of a shop', at: 120_000, rate: 4, found: '40 ms' },
    { resource: 'a limit of calls (429)', at: 123_000, rate: 4, found: 'POST /api/carts/items' },
  ]);
});

test('one sample is a hiccup, and half of something is not all of it', () => {
  const late = at(5, { shops: [{ ...shop, loopMs: 300 }] });
  expect(gaveWay([at(0, {}), late, at(10, {})], [], machine)).toEqual([]);
  const busy = { ...testSample.postgres, cores: 1.7, connections: 89 };
  expect(gaveWay([at(0, { postgres: busy }), at(5, { postgres: busy })], [], machine)).toEqual([]);
});

test('callers that are late themselves are named too', () => {
  const samples = [0, 5].map((second) => at(second, { callersLoopMs: 150 }));
  expect(gaveWay(samples, [], machine).map(({ resource }) => resource)).toEqual([
    'the callers (the measurement itself)',
  ]);
});
