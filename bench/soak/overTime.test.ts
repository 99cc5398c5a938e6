import { expect, test } from 'vitest';
import type { Answer } from '../src/fleet/ledger.ts';
import { answersOver, latenciesIn, latencyOver } from './overTime.ts';

const answer = (at: number, ms: number, status = 200, what = 'GET page'): Answer => ({
  ...{ at, ms, status, what },
  writes: !what.startsWith('GET'),
});
const span = { from: 1000, until: 121_000 };

test('latencies are sorted by kind and by quarter, without failures', () => {
  const answers = [
    ...[answer(999, 1), answer(1000, 2), answer(2000, 3, 503), answer(3000, 4, 404), answer(121_000, 5)],
    answer(4000, 6, 200, 'GET /api/carts'),
  ];
  const found = latenciesIn(answers, span);
  expect(found.page).toEqual([2, 4]);
  expect(found['cart read']).toEqual([6]);
  expect(found['cart change']).toEqual([]);
});

test('a percentile of every stretch, and none where hardly anybody called', () => {
  const busy = Array.from({ length: 20 }, (_, at) => answer(1000 + at, at + 1));
  const over = latencyOver([...busy, answer(70_000, 900)], span, { everyMs: 60_000, hundredths: 95 });
  expect(over.page).toEqual([
    { x: 0.5, y: 19 },
    { x: 1.5, y: undefined },
  ]);
});

test('answers are counted by the second, and those after the end are not there', () => {
  const answers = [
    ...[answer(1000, 1), answer(2000, 1, 304), answer(3000, 1, 404), answer(62_000, 1, 502), answer(63_000, 1, 0)],
    answer(500_000, 1),
  ];
  const over = answersOver(answers, span, 60_000);
  expect(over.answered.map(({ y }) => y)).toEqual([2 / 60, 0]);
  expect(over.refused.map(({ y }) => y)).toEqual([1 / 60, 0]);
  expect(over.failed.map(({ y }) => y)).toEqual([0, 2 / 60]);
});
