import { expect, test } from 'vitest';
import { rememberNames } from './remembered.ts';

test('a name is known until its time is over', () => {
  let now = 0;
  const names = rememberNames(10, () => now);
  names.add('a', 100);
  expect(names.has('a')).toBe(true);
  now = 100;
  expect(names.has('a')).toBe(false);
});

test('a flood pushes out the oldest, not the memory', () => {
  const names = rememberNames(3, () => 0);
  for (let step = 0; step < 1000; step += 1) names.add(String(step), 100);
  expect(['996', '997', '998', '999'].map((name) => names.has(name))).toEqual([false, true, true, true]);
});
