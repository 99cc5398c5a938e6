import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPieces } from './jsonPieces.ts';

test('texts and bytes become the text that they are together', () => {
  const piece = fc.tuple(fc.string({ unit: 'grapheme' }), fc.boolean());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const joined = joinPieces(pieces.map(([text, asBytes]) => (asBytes ? Buffer.from(text) : text)));
      expect(joined.toString()).toBe(pieces.map(([text]) => text).join(''));
    }),
  );
});

test('an answer stays as it is when others are put together after it, also longer ones', () => {
  const first = joinPieces(['{"a":', Buffer.from('"ü"'), '}']);
  const long = 'ö€'.repeat(100_000);
  expect(joinPieces(['x', long, Buffer.from(long), 'y']).toString()).toBe(`x${long}${long}y`);
  expect(first.toString()).toBe('{"a":"ü"}');
});
