import { expect, test } from 'vitest';
import { busyWarning, meanCores } from './meanCores.ts';
import { testSample } from './testing.ts';

const shop = { pid: 1, rssMb: 200, cores: 0.2, loopMs: 1, poolBusy: 0, poolWaiting: 0, acquireMs: 0 };

test('what the run itself used is told apart from what others did', () => {
  const busy = { ...testSample, shops: [shop, shop, undefined], cores: { ...testSample.cores, machine: 2 } };
  const found = meanCores([busy, { ...busy, shops: [shop], cores: { ...busy.cores, machine: 1 } }]);
  expect(found.shops).toBeCloseTo(0.3);
  expect(found.machine).toBeCloseTo(1.5);
  expect(found.others).toBeCloseTo(1.5 - 0.3 - 0.1 - 0.05 - 0.2 - 0.01);
});

test('a report of a machine that others used says so', () => {
  expect(busyWarning({ others: 0.2 })).toEqual([]);
  expect(busyWarning({ others: 1.2 })[0]).toContain('1.20 cores');
});
