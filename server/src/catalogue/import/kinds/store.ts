import { z } from 'zod/mini';
import type { Queryable } from '../../../platform/database/database.ts';
import type { StoreRow, ZoneRow } from '../../storage/rows.ts';
import { of, text } from '../columns.ts';
import { selectZones } from '../queries.ts';
import { line, placeId } from '../words.ts';
import { defineKind } from './kind.ts';

type NamedStore = StoreRow & { readonly zoneName?: string };

export const storeKind = defineKind({
  plural: 'stores',
  fileNames: ['stores'],
  counted: 'stores',
  keyField: 'id',
  schema: z.strictObject({ id: placeId, name: line(120), zone: placeId, zoneName: z.optional(line(120)) }),
  columns: new Map(of(text, 'id', 'name', 'zone', 'zoneName')),
  stage: (row) => ({ key: row.id, store: row.id, zones: [row.zone], row: row as NamedStore }),
  async write(tx, stages, { put }) {
    for await (const rows of stages) {
      const stores = rows.map(({ row: { zoneName: _, ...store } }) => store);
      await put({
        zones: await zonesOf(
          tx,
          rows.map(({ row }) => row),
        ),
        stores,
      });
    }
  },
});

/** All zones, those that stores bring after those there are; some may get another name. */
async function zonesOf(tx: Queryable, stores: readonly NamedStore[]): Promise<readonly ZoneRow[]> {
  const there = await tx.query<ZoneRow>(selectZones);
  const zones = new Map(there.map((zone) => [zone.id, zone]));
  let position = Math.max(0, ...there.map((zone) => zone.position));
  for (const { zone, zoneName } of stores) {
    const known = zones.get(zone);
    const name = zoneName ?? known?.name ?? zone;
    zones.set(zone, { id: zone, name, position: known?.position ?? (position += 1) });
  }
  return [...zones.values()];
}
