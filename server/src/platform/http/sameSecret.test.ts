import { expect, test } from 'vitest';
import { sameSecret } from './sameSecret.ts';

test('only the very same text is the same secret, also when lengths differ', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abd')).toBe(false);
  expect(sameSecret('', 'abc')).toBe(false);
  expect(sameSecret('abcd', 'abc')).toBe(false);
});
