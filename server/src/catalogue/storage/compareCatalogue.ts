import type { Queryable } from '../../platform/database/database.ts';
import { compareRows } from './compareRows.ts';
import type { Differences } from './differences.ts';
import type { CatalogueRows, CatalogueWritten, WrittenRows } from './rows.ts';
import {
  bannedWordTable,
  brandTable,
  categoryTable,
  pictureTable,
  productTable,
  recipeTable,
  recipeThingTable,
  residueTable,
  searchPinTable,
  stockTable,
  storeDayTable,
  storePlaceTable,
  storeSiteTable,
  storeTable,
  synonymTable,
  type TableShape,
  vatTable,
  zoneTable,
} from './tables.ts';
import { countOthers } from './writeList.ts';
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
  const list = async <Row extends object>(
    kind: keyof CatalogueRows,
    shape: TableShape<Row>,
    given: readonly Row[] | undefined,
  ) => (given ? { ...(await compare(kind, shape, given)), removed: await countOthers(tx, shape, given) } : none);
  return {
    zones: await compare('zones', zoneTable, rows.zones),
    stores: await compare('stores', storeTable, rows.stores),
    storeSites: await compare('storeSites', storeSiteTable, rows.storeSites),
    vat: await compare('vat', vatTable, rows.vat),
    pictures: await compare('pictures', pictureTable, rows.pictures),
    categories: await compare('categories', categoryTable, rows.categories),
    brands: await compare('brands', brandTable, rows.brands),
    products: await compare('products', productTable, rows.products),
    prices: await comparePrices(tx, rows.prices ?? [], now),
    stock: await compare('stock', stockTable, rows.stock),
    storePlaces: await compare('storePlaces', storePlaceTable, rows.storePlaces),
    residues: await compare('residues', residueTable, rows.residues),
    synonyms: await list('synonyms', synonymTable, rows.synonyms),
    searchPins: await list('searchPins', searchPinTable, rows.searchPins),
    bannedWords: await list('bannedWords', bannedWordTable, rows.bannedWords),
    recipeThings: await compare('recipeThings', recipeThingTable, rows.recipeThings),
    recipes: await compare('recipes', recipeTable, rows.recipes),
    storeDays: await list('storeDays', storeDayTable, rows.storeDays),
  };
}

const none: WrittenRows = { inserted: 0, changed: 0, unchanged: 0 };
