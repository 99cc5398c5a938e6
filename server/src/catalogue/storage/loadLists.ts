import type { Queryable } from '../../platform/database/database.ts';
import type { Catalogue, StoredBrand, StoredCategory } from '../catalogue.ts';
import {
  type Nullable,
  selectBannedWords,
  selectBrands,
  selectCategories,
  selectSearchPins,
  selectStores,
  selectSynonyms,
  selectVat,
  selectZones,
} from './queries.ts';
import type { BrandRow, CategoryRow } from './rows.ts';

/** What is loaded whole, each by the name of its table. */
export type Lists = Pick<
  Catalogue,
  'zones' | 'stores' | 'vat' | 'categories' | 'brands' | 'synonyms' | 'searchPins' | 'bannedWords'
>;

/** The lists as they are now; those of a value at hand are previous where their table is not among the changed ones. */
export async function loadLists(
  database: Queryable,
  known?: Lists,
  hasChanged: (table: string) => boolean = () => true,
): Promise<Lists> {
  const fresh = <T>(table: string, previous: T | undefined, select: () => Promise<T>): Promise<T> | T =>
    previous === undefined || hasChanged(table) ? select() : previous;
  return {
    zones: await fresh('zone', known?.zones, () => selectZones(database)),
    stores: await fresh('store', known?.stores, async () => byKey(await selectStores(database), ({ id }) => id)),
    vat: await fresh('vat_rate', known?.vat, () => selectVat(database)),
    categories: await fresh('category', known?.categories, async () =>
      byKey((await selectCategories(database)).map(toCategory), ({ slug }) => slug),
    ),
    brands: await fresh('brand', known?.brands, async () =>
      byKey((await selectBrands(database)).map(toBrand), ({ slug }) => slug),
    ),
    synonyms: await fresh('synonym', known?.synonyms, () => selectSynonyms(database)),
    searchPins: await fresh('search_pin', known?.searchPins, () => selectSearchPins(database)),
    bannedWords: await fresh('banned_word', known?.bannedWords, () => selectBannedWords(database)),
  };
}

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function toCategory({ parent, picture, ...row }: Nullable<CategoryRow>): StoredCategory {
  return { ...row, ...(parent !== null && { parent }), ...(picture !== null && { picture }) };
}

function toBrand({ about, maker, ...row }: Nullable<BrandRow>): StoredBrand {
  return { ...row, ...(about !== null && { about }), ...(maker !== null && { maker }) };
}
