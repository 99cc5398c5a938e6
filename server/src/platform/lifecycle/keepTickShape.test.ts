import { expect, test } from 'vitest';
import { keepTickShape } from './keepTickShape.ts';

test('an object of process.nextTick is held, the same for good', () => {
  const kept = keepTickShape();
  // As node builds them: by two symbols and two names.
  expect(Object.keys(kept ?? {})).toEqual(['callback', 'args']);
  expect(Object.getOwnPropertySymbols(kept)).toHaveLength(2);
  expect(keepTickShape()).toBe(kept);
});
