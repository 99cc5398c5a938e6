import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['brokoli', 'brokkoli', 1],
  ['vollmlich', 'vollmilch', 1],
  ['spagetti', 'spaghetti', 1],
  ['champingons', 'champignons', 1],
  ['tomate', 'tomate', 0],
  ['mayonaise', 'mayonnaise', 1],
  ['majonaise', 'mayonnaise', 2],
  ['apfel', 'birne', 3],
])('SEARCH-08 from %s to %s it is %i', (typed, word, edits) => {
  expect(editDistance(typed, word, 2)).toBe(edits);
});

test('SEARCH-08 while typing the word may go on', () => {
  expect(editDistance('mozar', 'mozzarella', 1, true)).toBe(1);
  expect(editDistance('brokk', 'brokkoli', 1, true)).toBe(0);
  expect(editDistance('xyz', 'brokkoli', 1, true)).toBe(2);
});

const word = fc.stringMatching(/^[a-e]{0,9}$/);

test('SEARCH-08 it is the same in both directions, and 0 only for the same word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});

test('SEARCH-08 a limit changes nothing below it', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b, 9), most + 1));
    }),
  );
});

test('SEARCH-08 no prefix of a word is nearer than the one that counts', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const nearest = Math.min(
        ...Array.from({ length: b.length + 1 }, (_, end) => editDistance(a, b.slice(0, end), 9)),
      );
      expect(editDistance(a, b, 3, true)).toBe(Math.min(nearest, 4));
    }),
  );
});
