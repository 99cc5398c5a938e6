import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import { joinPieces } from '../../platform/jsonPieces.ts';
import { codeTerms, documentOf, goodsIn, shown, testWindow } from './testing.ts';
import { writeCart } from './writeCart.ts';

const skus = ['a', 'b"quoted"', 'ü/<script>', 'd', 'gone'];
const goods = goodsIn(
  catalogueOf([
    { sku: 'a' },
    { sku: 'b"quoted"', name: 'Brot "rund"\n', deposit: 25 },
    { sku: 'ü/<script>', selling: 'step', pieceGrams: 100 },
    { sku: 'd', availability: 'unavailable' },
  ]),
);

test('CART-01 a cart is written exactly as JSON.stringify would, again and again', () => {
  const anyCart = fc.record({
    quantities: fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 30 }), { maxKeys: 5 }),
    wished: fc.boolean(),
    outcome: fc.constantFrom('added' as const, undefined),
  });
  fc.assert(
    fc.property(anyCart, ({ quantities, wished, outcome }) => {
      const plain = documentOf(quantities, wished ? { window: testWindow, codes: [codeTerms({ name: '"%"' })] } : {});
      const lines = plain.lines.map((line) => (wished ? { ...line, substitution: 'none' as const } : line));
      const answer = { ...shown({ ...plain, lines }, goods), outcome };
      expect(joinPieces(writeCart(answer)).toString()).toBe(JSON.stringify(answer));
    }),
    { numRuns: 40 },
  );
});
