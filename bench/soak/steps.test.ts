import { expect, test } from 'vitest';
import type { Answer } from '../src/fleet/ledger.ts';
import { isBroken, outcomeOf, recoveredAfterMs } from './steps.ts';
import { testSample } from './testing.ts';

const call = (at: number, ms: number, status = 200, what = 'GET page'): Answer => ({
  ...{ at, ms, status, what },
  writes: false,
});
const many = (from: number, count: number, ms: number, status = 200) =>
  Array.from({ length: count }, (_, at) => call(from + at * 10, ms, status));
const step = { from: 0, until: 60_000 };

test('a step is judged by its second half', () => {
  const answers = [...many(0, 100, 5000), ...many(30_000, 300, 40), call(31_000, 80, 200, 'GET /api/carts')];
  const samples = [
    { ...testSample, at: 10_000, cores: { ...testSample.cores, machine: 2 } },
    { ...testSample, at: 40_000 },
  ];
  const outcome = outcomeOf(4, step, answers, samples);
  expect(outcome).toMatchObject({ rate: 4, p95: { page: 40, 'cart read': 80 }, slowest: 80, failedShare: 0 });
  expect(outcome.answersPerSecond).toBeCloseTo(10, 0);
  expect(outcome.cores).toMatchObject({ machine: 0.9, postgres: 0.1, callers: 0.2 });
  expect(isBroken(outcome)).toBe(false);
});

test('it is broken where calls take a second, one of a hundred fails, or nobody answers at all', () => {
  expect(isBroken(outcomeOf(4, step, many(30_000, 100, 1001), []))).toBe(true);
  const some = [...many(30_000, 98, 20), ...many(40_000, 2, 20, 503)];
  expect(outcomeOf(4, step, some, []).statuses).toEqual({ 200: 98, 503: 2 });
  expect(isBroken(outcomeOf(4, step, some, []))).toBe(true);
  expect(isBroken(outcomeOf(4, step, [...many(30_000, 98, 20), ...many(40_000, 2, 20, 429)], []))).toBe(true);
  expect(isBroken(outcomeOf(4, step, [], []))).toBe(true);
});

test('it has recovered when it is quick again for good', () => {
  const first = outcomeOf(1, step, many(30_000, 100, 20), []);
  const span = { from: 100_000, until: 130_000 };
  const answers = [
    ...many(100_000, 10, 2000),
    ...many(105_000, 10, 30),
    ...many(110_000, 10, 30, 503),
    ...[115_000, 120_000, 125_000].flatMap((from) => many(from, 10, 30)),
  ];
  expect(recoveredAfterMs(first, span, answers)).toBe(15_000);
  expect(recoveredAfterMs(first, span, [...answers, call(129_000, 10, 502)])).toBeUndefined();
  expect(recoveredAfterMs(first, span, [])).toBeUndefined();
});
