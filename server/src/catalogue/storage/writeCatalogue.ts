import type { Queryable } from '../../platform/database/database.ts';
import { lockCatalogue } from './lockCatalogue.ts';
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
import { writeList } from './writeList.ts';
import { writePrices } from './writePrices.ts';
import { writeRows } from './writeRows.ts';

/** Called now and then: how many rows of a kind are done. */
export type WriteProgress = (kind: keyof CatalogueRows, done: number, of: number) => void;

/**
 * Brings rows of the catalogue into the database. Rows that are already so are not touched, and where none differs
 * nobody hears of it. Two writers wait for each other. A row that breaks a constraint throws, and with it goes the rest.
 */
export async function writeCatalogue(
  tx: Queryable,
  rows: CatalogueRows,
  progress?: WriteProgress,
): Promise<CatalogueWritten> {
  const now = await lockCatalogue(tx);
  const reportOf = (kind: keyof CatalogueRows) => (done: number) => progress?.(kind, done, rows[kind]?.length ?? 0);
  const write = <Row extends object>(kind: keyof CatalogueRows, shape: TableShape<Row>, given: readonly Row[] = []) =>
    writeRows(tx, shape, given, reportOf(kind));
  // In this order: what is named by another comes before it.
  const zones = await write('zones', zoneTable, rows.zones);
  const stores = await write('stores', storeTable, rows.stores);
  const storeSites = await write('storeSites', storeSiteTable, rows.storeSites);
  const vat = await write('vat', vatTable, rows.vat);
  const pictures = await write('pictures', pictureTable, rows.pictures);
  const categories = await write('categories', categoryTable, rows.categories);
  const brands = await write('brands', brandTable, rows.brands);
  const products = await write('products', productTable, retiredFirst(rows.products));
  const prices = await writePrices(tx, rows.prices ?? [], now, reportOf('prices'));
  const stock = await write('stock', stockTable, rows.stock);
  const storePlaces = await write('storePlaces', storePlaceTable, rows.storePlaces);
  const residues = await write('residues', residueTable, rows.residues);
  const list = <Row extends object>(shape: TableShape<Row>, given: readonly Row[] | undefined) =>
    given ? writeList(tx, shape, given) : none;
  const synonyms = await list(synonymTable, rows.synonyms);
  const searchPins = await list(searchPinTable, rows.searchPins);
  const bannedWords = await list(bannedWordTable, rows.bannedWords);
  const recipeThings = await write('recipeThings', recipeThingTable, rows.recipeThings);
  const recipes = await write('recipes', recipeTable, rows.recipes);
  const storeDays = await list(storeDayTable, rows.storeDays);
  return {
    zones,
    stores,
    storeSites,
    vat,
    pictures,
    categories,
    brands,
    products,
    prices,
    stock,
    storePlaces,
    residues,
    synonyms,
    searchPins,
    bannedWords,
    recipeThings,
    recipes,
    storeDays,
  };
}

const none: WrittenRows = { inserted: 0, changed: 0, unchanged: 0 };

/** So that another product may take over the address in the same import. */
function retiredFirst(products: CatalogueRows['products'] = []): NonNullable<CatalogueRows['products']> {
  if (!products.some(({ retired }) => retired)) return products;
  return [...products.filter(({ retired }) => retired), ...products.filter(({ retired }) => !retired)];
}
