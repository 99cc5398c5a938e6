import { z } from 'zod/mini';
import type { StorePlaceRow } from '../../storage/rows.ts';
import { number, of, text } from '../columns.ts';
import { condemnUnknownSkus, condemnUnknownStores } from '../queries.ts';
import { line, placeId, sku, whole } from '../words.ts';
import { defineKind } from './kind.ts';

/** Where a product stands in a store, for those who pick it. */
export const storePlaceKind = defineKind({
  plural: 'store places',
  fileNames: ['storeplaces', 'places'],
  counted: 'storePlaces',
  keyField: 'sku',
  schema: z.strictObject({
    sku,
    store: placeId,
    aisle: line(40),
    shelf: z.optional(line(40)),
    position: z.optional(whole(0, 1_000_000)),
  }),
  columns: new Map([...of(text, 'sku', 'store', 'aisle', 'shelf'), ...of(number, 'position')]),
  stage: (row) => ({
    key: `${row.sku} ${row.store}`,
    sku: row.sku,
    store: row.store,
    row: row as StorePlaceRow,
  }),
  async check(tx) {
    return [...(await condemnUnknownSkus(tx, 'storePlace')), ...(await condemnUnknownStores(tx, 'storePlace'))];
  },
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ storePlaces: rows.map(({ row }) => row) });
  },
});
