import { readSpans, spanProblems } from '@trolley/contract';
import { z } from 'zod/mini';
import type { StoredStoreDay } from '../../catalogue.ts';
import { of, text } from '../columns.ts';
import { condemnUnknownStores } from '../queries.ts';
import { day, line, orderly, placeId } from '../words.ts';
import { defineKind } from './kind.ts';
import { listOf } from './wordList.ts';

/** A day with other hours: a holiday of all stores, or an early close of one. The files say all there are. */
export const storeDayKind = defineKind({
  plural: 'store days',
  fileNames: ['storedays', 'holidays'],
  counted: 'storeDays',
  keyField: 'date',
  schema: z.strictObject({
    store: z.optional(placeId),
    date: day,
    note: line(80),
    hours: line(100).check(
      z.refine(
        (spans) => readSpans(spans) !== undefined,
        'expected hours like "10:00-18:00", or "off" where it is closed',
      ),
      z.refine((spans) => spanProblems(readSpans(spans) ?? []).length === 0, orderly),
    ),
  }),
  columns: new Map(of(text, 'store', 'date', 'note', 'hours')),
  stage({ store, ...row }) {
    const day: StoredStoreDay = { store: store ?? '', ...row };
    return { key: `${day.store} ${day.date}`, ...(store && { store }), row: day };
  },
  check: (tx) => condemnUnknownStores(tx, 'storeDay'),
  async write(_, stages, { put }) {
    const storeDays = await listOf<StoredStoreDay>(stages);
    if (storeDays) await put({ storeDays });
  },
});
