import { expect, test } from 'vitest';
import { mergeOver } from './mergeOver.ts';

test('a tenant’s own words stand over those of its language, field by field', () => {
  const base = { signature: 'Your team', refunded: { subject: 'Money back', before: ['a', 'b'] } };
  expect(mergeOver(base, { signature: 'Your crew', refunded: { before: ['c'] } })).toEqual({
    signature: 'Your crew',
    refunded: { subject: 'Money back', before: ['c'] },
  });
  expect(mergeOver(base, undefined)).toBe(base);
  expect(mergeOver(undefined, { a: 1 })).toEqual({ a: 1 });
  expect(mergeOver(base, 'no object')).toBe('no object');
});
