import { expect, test } from 'vitest';
import { pricedOtherwise } from './unavailableAt.ts';

const shelf = (prices: Readonly<Record<string, number>>) => ({
  product: (sku: string) => (sku in prices ? ({ price: { regular: { value: prices[sku] } } } as never) : undefined),
});

test('WEEK-01 only what is sold at both places, and costs something else at the other, is a change of price', () => {
  const here = shelf({ milk: 139, bread: 299, eggs: 349 });
  const there = shelf({ milk: 149, bread: 299, fish: 899 });
  expect(pricedOtherwise(here, there, ['milk', 'bread', 'eggs', 'fish', 'unknown'])).toEqual(['milk']);
});
