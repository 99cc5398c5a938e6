import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { catalogueOf } from '../../catalogue/testing.ts';
import type { CartLine } from './document.ts';
import { sortLines } from './sortLines.ts';
import { goodsIn, minute } from './testing.ts';

const skus = ['a', 'b', 'c', 'd', 'gone'];
const goods = goodsIn(
  catalogueOf([{ sku: 'a' }, { sku: 'b', maxQuantity: 3 }, { sku: 'c' }, { sku: 'd', availability: 'unavailable' }]),
);

const anyLine = fc.record({
  sku: fc.constantFrom(...skus),
  quantity: fc.integer({ min: 1, max: 9 }),
  addedAt: fc.integer({ min: minute, max: minute + 3 }),
  substitution: fc.option(fc.constant('none' as const), { nil: undefined }),
});
const anyLines = fc.uniqueArray(anyLine, { selector: ({ sku }) => sku });
const asLine = ({ substitution, ...line }: Omit<CartLine, 'substitution'> & { substitution: 'none' | undefined }) =>
  substitution ? { ...line, substitution } : line;

test('CART-15 with or without what is known of the cart before, the same lines are shown in the same order', () => {
  const change = fc.record({ lines: anyLines, kept: fc.array(fc.boolean()), member: fc.boolean() });
  fc.assert(
    fc.property(anyLines, change, (first, { lines: next, kept, member }) => {
      const before = first.map(asLine);
      sortLines({ stored: before, goods, member: false });
      // Some lines stay the very objects that they were.
      const stored = next.map((line, at) => (kept[at] && before[at] ? before[at] : asLine(line)));
      const known = sortLines({ stored, before, goods, member });
      const anew = sortLines({ stored: stored.map((line) => ({ ...line })), goods, member });
      expect(known).toEqual(anew);
    }),
  );
});

test('a line with another quantity takes its place without looking at the others', () => {
  const good = vi.fn<typeof goods.good>(goods.good);
  const watched = { ...goods, good };
  const before = ['a', 'b', 'c'].map((sku): CartLine => ({ sku, quantity: 1, addedAt: minute }));
  const sorted = sortLines({ stored: before, goods: watched, member: false });
  good.mockClear();
  const stored = before.with(1, { sku: 'b', quantity: 2, addedAt: minute });
  const { lines } = sortLines({ stored, before, goods: watched, member: false });
  expect(good).not.toHaveBeenCalled();
  expect(lines.map(({ line }) => line.sku)).toEqual(sorted.lines.map(({ line }) => line.sku));
  expect(lines.find(({ line }) => line.sku === 'b')?.item.quantity).toBe(2);
});
