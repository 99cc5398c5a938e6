import { z } from 'zod/mini';
import type { StockRow } from '../../storage/rows.ts';
import { number, of, text } from '../columns.ts';
import { condemnUnknownSkus, condemnUnknownStores } from '../queries.ts';
import { amount, placeId, sku, stockState } from '../words.ts';
import { defineKind } from './kind.ts';

export const stockKind = defineKind({
  plural: 'stock',
  fileNames: ['stocks'],
  counted: 'stock',
  keyField: 'sku',
  schema: z
    .strictObject({
      sku,
      store: placeId,
      availability: z.optional(stockState),
      quantity: z.optional(amount(0, 10_000_000)),
    })
    .check(
      z.refine(({ availability, quantity }) => (availability === undefined) !== (quantity === undefined), {
        error: 'expected "availability" or "quantity", one of them',
        path: ['availability'],
      }),
    ),
  columns: new Map([...of(text, 'sku', 'store', 'availability'), ...of(number, 'quantity')]),
  stage({ sku: product, store, availability, quantity }) {
    const stated = availability ?? (quantity === 0 ? 'temporarilyUnavailable' : 'available');
    const row: StockRow = { sku: product, store, availability: stated };
    return { key: `${product} ${store}`, sku: product, store, row };
  },
  async check(tx) {
    return [...(await condemnUnknownSkus(tx, 'stock')), ...(await condemnUnknownStores(tx, 'stock'))];
  },
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ stock: rows.map(({ row }) => row) });
  },
});
