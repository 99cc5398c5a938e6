import { noFilter } from '@trolley/contract';
import { expect, test } from 'vitest';
import { catalogueOf } from '../testing.ts';
import { shelfOf } from './shelfOf.ts';

test('where nobody knows what people like, names that begin with a sign or a digit come last', () => {
  const names = ['"Jazz" Apple', '3-day candle', 'Zwieback', 'Apple', '#be cream', 'Äpfel'];
  const catalogue = catalogueOf(
    names.map((name, at) => ({ sku: `s${at}`, slug: `s${at}`, name, category: 'all', popularity: 1 })),
    { categories: [{ slug: 'all', name: 'All' }] },
  );
  const shown = shelfOf(catalogue, '').popular(6);
  expect(new Set(shown.slice(0, 3).map(({ name }) => name))).toEqual(new Set(['Apple', 'Zwieback', 'Äpfel']));
  const list = shelfOf(catalogue, '').list({ of: { kind: 'all' }, filter: noFilter, page: 1 }).results;
  expect(list.slice(0, 3).map(({ name }) => name)).toEqual(['Apple', 'Zwieback', 'Äpfel']);
});
