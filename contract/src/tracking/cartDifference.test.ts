import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counted, cartDifference } from '../index.ts';

const line = fc.record({ sku: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 0, max: 50 }) });
const cart = fc
  .uniqueArray(line, { selector: ({ sku }) => sku })
  .map((lines) => lines.map(({ sku, quantity }) => ({ product: { sku }, quantity })));

type Lines = readonly Counted<{ readonly sku: string }>[];
const of = (lines: Lines, sku: string) => lines.find(({ product }) => product.sku === sku)?.quantity ?? 0;

test('before, plus what was added, minus what was removed, is after', () => {
  fc.assert(
    fc.property(cart, cart, (before, after) => {
      const { added, removed } = cartDifference(before, after);
      for (const sku of ['a', 'b', 'c', 'd', 'e']) {
        expect(of(before, sku) + of(added, sku) - of(removed, sku)).toBe(of(after, sku));
        expect(of(added, sku) === 0 || of(removed, sku) === 0).toBe(true);
      }
      for (const { quantity } of [...added, ...removed]) expect(quantity).toBeGreaterThan(0);
    }),
  );
});

test('there and back is no difference, and the way back is the mirror of the way there', () => {
  fc.assert(
    fc.property(cart, cart, (before, after) => {
      expect(cartDifference(before, before)).toEqual({ added: [], removed: [] });
      const there = cartDifference(before, after);
      const back = cartDifference(after, before);
      const bySku = (lines: Lines) => lines.map(({ product, quantity }) => `${product.sku}${quantity}`).toSorted();
      expect(bySku(back.added)).toEqual(bySku(there.removed));
      expect(bySku(back.removed)).toEqual(bySku(there.added));
    }),
  );
});
