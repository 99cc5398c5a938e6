import { readWeek, spanProblems } from '@trolley/contract';
import { z } from 'zod/mini';
import type { StoredStoreSite } from '../../catalogue.ts';
import { list, number, of, text } from '../columns.ts';
import { condemnUnknownStores } from '../queries.ts';
import { amount, line, orderly, placeId } from '../words.ts';
import { defineKind } from './kind.ts';

const service = z
  .string()
  .check(z.trim(), z.regex(/^[a-zA-Z]{1,40}$/, 'expected the key of a service like "bakery" or "parking"'));
const hours = line(300).check(
  z.refine((week) => readWeek(week) !== undefined, 'expected a week like "Mo-Fr 07:15-19:45; Sa 07:15-18:00; Su off"'),
  z.refine((week) => (readWeek(week) ?? []).every((day) => spanProblems(day).length === 0), orderly),
);

/** Where a store is, when it is open and what it has, for the store finder. */
export const storeSiteKind = defineKind({
  plural: 'store sites',
  fileNames: ['storesites', 'sites'],
  counted: 'storeSites',
  keyField: 'store',
  schema: z.strictObject({
    store: placeId,
    streetName: line(120),
    streetNumber: line(20),
    postalCode: line(12),
    city: line(80),
    latitude: amount(-90, 90),
    longitude: amount(-180, 180),
    phoneNumber: z.optional(line(40)),
    hours,
    services: z.optional(z.array(service).check(z.maxLength(30))),
    directions: z.optional(z.array(line(160)).check(z.maxLength(8))),
  }),
  columns: new Map([
    ...of(text, 'store', 'streetName', 'streetNumber', 'postalCode', 'city', 'phoneNumber', 'hours'),
    ...of(number, 'latitude', 'longitude'),
    ...of(list, 'services', 'directions'),
  ]),
  stage({ services = [], directions = [], ...row }) {
    const site: StoredStoreSite = { ...row, services, directions };
    return { key: row.store, store: row.store, row: site };
  },
  check: (tx) => condemnUnknownStores(tx, 'storeSite'),
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ storeSites: rows.map(({ row }) => row) });
  },
});
