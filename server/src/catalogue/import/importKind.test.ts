import { expect, test } from 'vitest';
import { kindOfFile } from './importKind.ts';

test.each([
  ['products.csv', 'product'],
  ['Product.CSV', 'product'],
  ['2026-11-prices_ost.csv', 'price'],
  ['categories.tsv', 'category'],
  ['stock.csv', 'stock'],
  ['vat.csv', 'vat'],
  ['vat-rates.csv', 'vat'],
  ['export.csv', undefined],
  ['products-and-prices.csv', undefined],
])('the name %s tells %s', (name, kind) => expect(kindOfFile(name)).toBe(kind));
