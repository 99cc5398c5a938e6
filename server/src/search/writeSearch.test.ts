import { noFilter, searchProducts } from '@trolley/contract';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { joinPieces } from '../platform/jsonPieces.ts';
import { writeSearch } from './writeSearch.ts';

const goods = catalogueOf([
  { sku: 'b', name: 'Brot "results":0\n', brand: 'alm', deposit: 25, origins: ['AT'], labels: ['organic'] },
  { sku: 'ü/<script>', selling: 'step', pieceGrams: 100, minAge: 16 },
  { sku: 'gone', availability: 'unavailable' },
]);

test('SEARCH-04 what a search found is written exactly as JSON.stringify would, and as its schema has it', () => {
  const list = shelfOf(goods, '').list({
    of: { kind: 'ranked', skus: ['gone', 'b', 'ü/<script>'] },
    filter: { ...noFilter, brand: ['alm'] },
    page: 1,
  });
  const all = shelfOf(goods, '').list({
    of: { kind: 'ranked', skus: ['gone', 'b', 'ü/<script>'] },
    filter: noFilter,
    page: 1,
  });
  for (const found of [list, all, { ...all, corrected: 'Brot', queryId: 'q', index: 'i' }, { ...all, results: [] }])
    for (let time = 0; time < 2; time++) {
      const text = joinPieces(writeSearch(found)).toString();
      expect(text).toBe(JSON.stringify(found));
      const written: unknown = JSON.parse(text);
      expect(z.encode(searchProducts.reply, written as typeof found), 'no field that the schema does not name').toEqual(
        written,
      );
    }
});
