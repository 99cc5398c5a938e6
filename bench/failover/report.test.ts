import { expect, test } from 'vitest';
import { kinds } from '../src/fleet/verdict.ts';
import { etcdApiFor } from './configs.ts';
import { isPassed, markdownOf, type Run } from './report.ts';

const quiet = { silenceMs: 900, quietAfterMs: 1000, statuses: { 200: 50, 503: 4 } };
const passed: Run = {
  at: '2026-11-18T10:00:00.000Z',
  synchronous: true,
  rounds: 1,
  shoppers: 20,
  lagMs: 50,
  seconds: 300,
  machine: 'two cores',
  happened: [
    { event: 'switchover', round: 0, ...quiet, firstSuccessMs: 4800, silenceMs: 1800 },
    { event: 'primary killed', round: 0, ...quiet, firstSuccessMs: 12_000 },
  ],
  statuses: { 200: 1000, 503: 8 },
  acknowledged: { order: 100, line: 600 },
  problems: [],
  fallen: 0,
  oddities: {},
};
const problem = { kind: kinds[0], subject: '40000017', detail: 'shopper-1 was told of it' };

test('OPS-01 a run passes without a loss, a 500, a late success or a fallen shop', () => {
  expect(isPassed(passed)).toBe(true);
  expect(isPassed({ ...passed, problems: [problem] })).toBe(false);
  expect(isPassed({ ...passed, statuses: { ...passed.statuses, 500: 1 } })).toBe(false);
  expect(isPassed({ ...passed, fallen: 1 })).toBe(false);
  for (const [event, silenceMs, firstSuccessMs] of [
    ['switchover', 3500, 5000],
    ['primary killed', 15_100, 15_100],
  ] as const)
    expect(isPassed({ ...passed, happened: [{ event, round: 0, ...quiet, silenceMs, firstSuccessMs }] })).toBe(false);
});

test('OPS-01 the control passes only where it has seen a loss', () => {
  expect(isPassed({ ...passed, synchronous: false })).toBe(false);
  expect(isPassed({ ...passed, synchronous: false, problems: [problem] })).toBe(true);
});

test('OPS-01 the report names what is lost, and counts answers by event', () => {
  const text = markdownOf({ ...passed, problems: [problem] });
  expect(text).toContain('**Not passed.**');
  expect(text).toContain(`## 1 × ${kinds[0]}\n- 40000017: shopper-1 was told of it`);
  expect(text).toContain('| switchover | 1 | 1.8 s | 1.8 s | 3.0 s met | 1.0 s | 4 | 0 | 0 | 0 |');
  expect(markdownOf({ ...passed, synchronous: false })).toContain('The control saw no loss');
});

test('OPS-01 a Patroni that overwrites the leader’s key gets the API by which it does not', () => {
  expect(['patroni 3.0.2', 'patroni 2.1.7', '3.0.3', 'patroni 4.1.0', '3.3'].map(etcdApiFor)).toEqual([
    ...['etcd', 'etcd', 'etcd3', 'etcd3', 'etcd3'],
  ]);
});
