import type { Queryable } from '../../platform/database/database.ts';
import { compareRows } from './compareRows.ts';
import type { Differences } from './differences.ts';
import type { CatalogueRows, CatalogueWritten, WrittenRows } from './rows.ts';
import {
  brandTable,
  categoryTable,
  pictureTable,
  productTable,
  stockTable,
  storeTable,
  type TableShape,
  vatTable,
  zoneTable,
} from './tables.ts';
import { comparePrices } from './writePrices.ts';

/** What `writeCatalogue` would do with the same rows at the moment `now`. Writes nothing. */
export async function compareCatalogue(
  tx: Queryable,
  rows: CatalogueRows,
  now: number,
  differencesOf: (kind: keyof CatalogueRows) => Differences,
): Promise<CatalogueWritten> {
  const compare = <Row extends object>(kind: keyof CatalogueRows, shape: TableShape<Row>, given: readonly Row[] = []) =>
    compareRows(tx, shape, given, differencesOf(kind));
  return {
    zones: await compare('zones', zoneTable, rows.zones),
    stores: await compare('stores', storeTable, rows.stores),
    vat: await compare('vat', vatTable, rows.vat),
    pictures: await compare('pictures', pictureTable, rows.pictures),
    categories: await compare('categories', categoryTable, rows.categories),
    brands: await compare('brands', brandTable, rows.brands),
    products: await compare('products', productTable, rows.products),
    prices: await comparePrices(tx, rows.prices ?? [], now),
    stock: await compare('stock', stockTable, rows.stock),
    synonyms: rows.synonyms ? await compareSynonyms(tx, rows.synonyms) : none,
  };
}

const none: WrittenRows = { inserted: 0, changed: 0, unchanged: 0 };

/** The list is whole: what it leaves out would be gone. */
async function compareSynonyms(tx: Queryable, groups: readonly (readonly string[])[]): Promise<WrittenRows> {
  const there = await tx.query<{ words: readonly string[] }>({ text: 'select words from synonym' });
  const known = new Set(there.map(({ words }) => JSON.stringify(words)));
  const given = new Set(groups.map((words) => JSON.stringify(words)));
  const unchanged = [...given].filter((words) => known.has(words)).length;
  return { inserted: given.size - unchanged, changed: known.size - unchanged, unchanged };
}
