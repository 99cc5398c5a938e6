import { expect, test } from 'vitest';
import { openProgress } from './progress.ts';

test('what is left is stretched as what was done has been', () => {
  let clock = 0;
  const progress = openProgress(10 * 60_000, () => clock);
  expect(progress.left()).toBe('at least 10 min left');
  clock = 4 * 60_000;
  progress.done(2 * 60_000);
  expect(progress.left()).toBe('about 16 min left');
  progress.done(8 * 60_000);
  expect(progress.left()).toBe('about 1 min left');
});

test('who is quicker than planned is not believed', () => {
  let clock = 0;
  const progress = openProgress(4 * 60_000, () => clock);
  clock = 1000;
  progress.done(2 * 60_000);
  expect(progress.left()).toBe('about 2 min left');
});
