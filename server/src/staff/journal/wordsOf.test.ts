import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf.ts';

test('every word is looked for', () => {
  expect(wordsOf('Staff.invited  40000017')).toBe("'staff' & 'invited' & '40000017'");
  expect(wordsOf(' –! ')).toBe('');
});

test('no operator of the search can be typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'\\:*&|!()<->ab1".split('')) }), (text) => {
      expect(wordsOf(text)).toMatch(/^('[ab1]+'( & '[ab1]+')*)?$/);
    }),
  );
});
