import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

test('in an hour a shop is killed every ten minutes, but for the middle, where the release is', () => {
  const planned = timelineOf(60, 3);
  expect(planned.map(({ atMs }) => atMs / 60_000)).toEqual([10, 20, 30, 40, 50]);
  expect(planned.map(({ kind }) => kind)).toEqual(['kill', 'kill', 'release', 'kill', 'kill']);
  expect(planned.flatMap((one) => (one.kind === 'kill' ? [one.shop] : []))).toEqual([0, 1, 0, 1]);
});

test('a short run has the same in proportion, a long one more kills', () => {
  expect(timelineOf(4, 3).map(({ atMs }) => atMs / 1000)).toEqual([40, 80, 120, 160, 200]);
  const long = timelineOf(120, 3);
  expect(long).toHaveLength(11);
  expect(long.find(({ kind }) => kind === 'release')?.atMs).toBe(60 * 60_000);
});
