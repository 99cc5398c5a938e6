import { expect, test } from 'vitest';
import type { Answer } from '../src/fleet/ledger.ts';
import { explainFailures } from './failures.ts';

const failed = (at: number, ms: number, writes = true, status = 502): Answer => ({
  ...{ at, ms, status, writes },
  what: writes ? 'POST /api/carts/items' : 'GET page',
});
const kills = [{ at: 10_000, shop: 0 }];

test('OPS-03 what was under way when a process was killed is explained, reads and writes apart', () => {
  const answers = [failed(10_020, 100), failed(10_005, 5, false, 0), failed(10_700, 50), failed(9000, 10, true, 200)];
  expect(explainFailures(answers, kills)).toEqual({ ofKills: { reads: 1, writes: 2 }, others: [] });
});

test('OPS-03 what failed before, or began long after, is not', () => {
  const before = failed(9990, 100);
  const after = failed(14_000, 100);
  const without = failed(50_000, 100, false, 503);
  expect(explainFailures([before, after, without], kills)).toEqual({
    ofKills: { reads: 0, writes: 0 },
    others: [before, after, without],
  });
});
