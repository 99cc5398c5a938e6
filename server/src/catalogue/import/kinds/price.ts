import { z } from 'zod/mini';
import type { PriceRow } from '../../storage/rows.ts';
import { money, number, of, text, yesNo } from '../columns.ts';
import { beginOf, endOf } from '../moments.ts';
import { condemnUnknownSkus, condemnUnknownZones } from '../queries.ts';
import { moment, placeId, sku, whole } from '../words.ts';
import { defineKind, type Staging } from './kind.ts';

/** A price is at least a cent and at most 10,000.00. */
const cents = whole(1, 1_000_000);

export const priceKind = defineKind({
  plural: 'prices',
  fileNames: ['prices'],
  counted: 'prices',
  keyField: 'sku',
  schema: z
    .strictObject({
      sku,
      type: z.optional(z.enum(['regular', 'offer', 'loyalty'])),
      cents: z.optional(cents),
      /** Instead of cents: what is charged now ends. */
      ended: z.optional(z.boolean()),
      zone: z.optional(placeId),
      from: z.optional(moment),
      until: z.optional(moment),
    })
    .check(
      z.refine(({ cents: given, ended }) => (given === undefined) === (ended === true), {
        error: 'expected a price, or "ended"',
        path: ['cents'],
      }),
      z.refine(({ ended, from, until }) => !ended || (from === undefined && until === undefined), {
        error: 'expected neither "from" nor "until": what ends, ends now',
        path: ['ended'],
      }),
      z.refine(({ type = 'regular', ended, from }) => type !== 'offer' || ended || from !== undefined, {
        error: 'expected the day the offer begins',
        path: ['from'],
      }),
      z.refine(({ type = 'regular', ended }) => type !== 'regular' || !ended, {
        error: 'expected no end of a regular price: retire the product, or give the next price',
        path: ['ended'],
      }),
    ),
  columns: new Map([
    ...of(text, 'sku', 'type', 'zone', 'from', 'until'),
    ...of(number, 'cents'),
    ...of(yesNo, 'ended'),
    ['price', money('cents')],
  ]),
  stage({ sku: product, type = 'regular', zone = '', cents: value = null, ...given }, { timeZone }): Staging<PriceRow> {
    const from = given.from === undefined ? undefined : beginOf(given.from, timeZone);
    const until = given.until === undefined ? undefined : endOf(given.until, timeZone);
    if (from !== undefined && until !== undefined && until <= from)
      return { problems: [{ field: 'until', reason: 'expected an end after the beginning' }] };
    return {
      key: `${product} ${type} ${zone} ${from ?? ''}`,
      sku: product,
      zones: zone === '' ? undefined : [zone],
      row: { sku: product, zone, kind: type, value, from, until },
    };
  },
  async check(tx) {
    return [...(await condemnUnknownZones(tx, 'price', 'zone')), ...(await condemnUnknownSkus(tx, 'price'))];
  },
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ prices: rows.map(({ row }) => row) });
  },
});
