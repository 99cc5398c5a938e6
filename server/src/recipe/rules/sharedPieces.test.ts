import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesFor } from './pickProduct.ts';
import { sharePieces } from './sharedPieces.ts';

test('REC-01 a pack that is opened serves the next dish, as long as it keeps', () => {
  const uses = [
    { day: 1, grams: 100 },
    { day: 3, grams: 120 },
  ];
  expect(sharePieces(uses, 250)).toEqual({ pieces: 1, left: 30, openedOn: 1 });
  expect(sharePieces(uses, 250, 2)).toEqual({ pieces: 1, left: 30, openedOn: 1 });
  expect(sharePieces(uses, 250, 1)).toEqual({ pieces: 2, left: 130, openedOn: 3 });
});

test('nobody opens another pack for the last spoonful', () => {
  expect(sharePieces([{ day: 1, grams: 510 }], 250)).toMatchObject({ pieces: 2, left: 0 });
});

test('sharing never takes more pieces than buying for each dish alone, nor too few for all of them', () => {
  const uses = fc.array(fc.record({ day: fc.integer({ min: 0, max: 14 }), grams: fc.integer({ min: 1, max: 2000 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  const keeps = fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined });
  fc.assert(
    fc.property(uses, fc.integer({ min: 1, max: 1000 }), keeps, (all, pieceGrams, days) => {
      const { pieces, left } = sharePieces(all, pieceGrams, days);
      const alone = all.reduce((sum, { grams }) => sum + piecesFor(grams, pieceGrams), 0);
      const needed = all.reduce((sum, { grams }) => sum + grams, 0);
      expect(pieces).toBeLessThanOrEqual(alone);
      expect(pieces * pieceGrams).toBeGreaterThanOrEqual(needed * 0.95 - 1e-6);
      expect(left).toBeGreaterThanOrEqual(0);
    }),
  );
});
