import { expect, test } from 'vitest';
import { createTtlSet } from './ttlSet.ts';

test('a word counts for a while after it was last said', () => {
  let time = 0;
  const words = createTtlSet(100, () => time);
  words.add('a');
  time = 60;
  words.add('b');
  words.add('a');
  time = 159;
  expect([words.has('a'), words.has('b'), words.has('c')]).toEqual([true, true, false]);
  time = 160;
  expect([words.has('a'), words.has('b')]).toEqual([false, false]);
  words.add('c');
  expect([words.has('a'), words.has('c')]).toEqual([false, true]);
});
