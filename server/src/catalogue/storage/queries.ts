import type { Queryable } from '../../platform/database/database.ts';
import type { SearchPin, StoredProduct, StoredStoreDay, StoredStoreSite, Synonym } from '../catalogue.ts';
import { milliseconds } from './milliseconds.ts';
import type { BrandRow, CategoryRow, RecipeRow, RecipeThingRow, StoreRow, VatRow } from './rows.ts';

/** The version of the catalogue, and that of the last change of every small table. */
export interface CatalogueVersion {
  readonly version: number;
  readonly lists: Readonly<Record<string, number>>;
}

export async function selectVersion(database: Queryable): Promise<CatalogueVersion> {
  const [row] = await database.query<CatalogueVersion>({
    name: 'catalogue-version',
    text: `select version, (select json_object_agg(name, changed) from catalogue_list) as lists
             from snapshot_version where area = 'catalogue'`,
  });
  if (!row) throw new Error('The database has no version of the catalogue: its migrations have not run.');
  return row;
}

export const selectZones = async (database: Queryable): Promise<readonly string[]> => {
  const rows = await database.query<{ id: string }>({ text: 'select id from zone order by position, id' });
  return rows.map(({ id }) => id);
};

export const selectStores = (database: Queryable): Promise<readonly StoreRow[]> =>
  database.query<StoreRow>({ text: 'select id, name, zone from store order by id' });

export const selectStoreSites = (database: Queryable): Promise<readonly Nullable<StoredStoreSite>[]> =>
  database.query<Nullable<StoredStoreSite>>({
    text: `select store, street_name as "streetName", street_number as "streetNumber", postal_code as "postalCode", city,
                  latitude, longitude, phone_number as "phoneNumber", hours, services, directions
             from store_site order by store`,
  });

export const selectStoreDays = (database: Queryable): Promise<readonly StoredStoreDay[]> =>
  database.query<StoredStoreDay>({ text: 'select store, date, note, hours from store_day order by date, store' });

export const selectVat = (database: Queryable): Promise<readonly VatRow[]> =>
  database.query<VatRow>({
    text: `select name, permille, ${milliseconds('valid_from')} as "from" from vat_rate order by name, valid_from`,
  });

export type Nullable<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

export const selectCategories = (database: Queryable): Promise<readonly Nullable<CategoryRow>[]> =>
  database.query<Nullable<CategoryRow>>({
    text: 'select slug, name, parent, position, unit, picture from category order by position, slug',
  });

export const selectBrands = (database: Queryable): Promise<readonly Nullable<BrandRow>[]> =>
  database.query<Nullable<BrandRow>>({ text: 'select slug, name, about, maker from brand order by slug' });

export const selectSynonyms = async (database: Queryable): Promise<readonly Synonym[]> => {
  const rows = await database.query<{ words: string[]; finds: string[]; apart: boolean }>({
    text: 'select words, finds, apart from synonym order by words, finds',
  });
  return rows.map(({ words, finds, apart }) => ({
    words,
    ...(finds.length > 0 && { finds }),
    ...(apart && { apart }),
  }));
};

export const selectSearchPins = (database: Queryable): Promise<readonly SearchPin[]> =>
  database.query<SearchPin>({ text: 'select query, skus from search_pin order by query' });

export const selectBannedWords = async (database: Queryable): Promise<readonly string[]> => {
  const rows = await database.query<{ word: string }>({ text: 'select word from banned_word order by word' });
  return rows.map(({ word }) => word);
};

/** By term, then by sku. */
export async function selectClickLifts(database: Queryable): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await database.query<{ term: string; sku: string; lift: number }>({
    text: 'select term, sku, lift from search_click_lift order by term, sku',
  });
  const lifts = new Map<string, Map<string, number>>();
  for (const { term, sku, lift } of rows)
    lifts.set(term, (lifts.get(term) ?? new Map<string, number>()).set(sku, lift));
  return lifts;
}

export const selectRecipeThings = (database: Queryable): Promise<readonly Pick<RecipeThingRow, 'facts'>[]> =>
  database.query<Pick<RecipeThingRow, 'facts'>>({ text: 'select facts from recipe_thing order by id' });

/** Those that are shown, or will be. */
export const selectRecipes = (
  database: Queryable,
): Promise<readonly Nullable<Pick<RecipeRow, 'facts' | 'picture'>>[]> =>
  database.query<Nullable<Pick<RecipeRow, 'facts' | 'picture'>>>({
    text: 'select facts, picture from recipe where not retired order by slug',
  });

export interface ResidueColumns {
  readonly sku: string;
  readonly batch: string;
  readonly sampledOn: string;
  readonly laboratory: string;
  readonly report: string | null;
  readonly tested: number;
  readonly origin: string | null;
  readonly action: string | null;
  readonly substance: string;
  readonly use: string | null;
  readonly amount: number | null;
  readonly limit: number | null;
  readonly acuteDose: number | null;
}

/** Tests of the last two years, each product's together and newest first. */
export const selectResidues = (database: Queryable): Promise<readonly ResidueColumns[]> =>
  database.query<ResidueColumns>({
    name: 'catalogue-residues',
    text: `select sku, batch, sampled_on::text "sampledOn", laboratory, report, tested, origin, action, substance,
                  used_as as "use", milligrams as amount, legal_limit as "limit", acute_dose "acuteDose"
             from residue where sampled_on > current_date - 730 order by sku, sampled_on desc, batch, substance`,
  });

export interface TestedColumns {
  readonly sku: string;
  readonly name: string;
  readonly brand: string | null;
  readonly pack: string;
  readonly picture: string;
  readonly category: string;
  readonly find: string[];
  readonly gtin: string | null;
}

/** What is told of tested products, also of those that are no longer sold. */
export const selectTested = (database: Queryable, skus: readonly string[]): Promise<readonly TestedColumns[]> =>
  database.query<TestedColumns>({
    name: 'catalogue-tested',
    text: `select sku, p.name, b.name as brand, pack, picture, category, find, facts ->> 'gtin' as gtin
             from product p left join brand b on b.slug = p.brand where sku = any($1) order by sku`,
    values: [skus],
  });

export interface SkuRow {
  readonly sku: string;
  readonly retired: boolean;
}

/** Products on sale, or, of those that changed after a version, all. */
export function selectSkus(database: Queryable, changedAfter?: number): Promise<readonly SkuRow[]> {
  if (changedAfter === undefined) {
    return database.query<SkuRow>({ text: 'select sku, retired from product where not retired order by sku' });
  }
  return database.query<SkuRow>({
    name: 'catalogue-changed-products',
    text: 'select sku, retired from product where changed > $1 order by sku',
    values: [changedAfter],
  });
}

/** Lists come as text, to be read once for all products that share them. */
export interface ProductColumns {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string | null;
  readonly category: string;
  readonly pack: string;
  readonly baseQuantity: number | null;
  readonly baseUnit: string | null;
  readonly selling: StoredProduct['selling'];
  readonly pieceGrams: number | null;
  readonly maxQuantity: number;
  readonly bundleSize: number | null;
  readonly bundleInfo: string | null;
  readonly deposit: number | null;
  readonly vat: string;
  readonly minAge: number | null;
  readonly labels: string;
  readonly origins: string;
  readonly contains: string;
  /** As JSON: it stands among the facts. */
  readonly traces: string;
  readonly containsNone: boolean;
  readonly popularity: number;
  readonly find: string;
  readonly picture: string;
  readonly hasPhoto: boolean;
  /** Empty where there are none. */
  readonly furtherPictures: string;
  readonly zones: string | null;
  readonly availability: StoredProduct['availability'];
  readonly facts: string;
  readonly boughtWith: string | null;
}

export function selectProducts(database: Queryable, skus: readonly string[]): Promise<readonly ProductColumns[]> {
  return database.query<ProductColumns>({
    name: 'catalogue-products',
    text: `select sku, product_id "productId", slug, name, brand, category, pack, base_quantity "baseQuantity",
                  base_unit "baseUnit", selling, piece_grams "pieceGrams", max_quantity "maxQuantity",
                  bundle_size "bundleSize", bundle_info "bundleInfo", deposit, vat, min_age "minAge",
                  labels::text, origins::text, contains::text, facts ->> 'traces' traces,
                  coalesce((facts ->> 'containsNone')::boolean, false) "containsNone", popularity + sold as popularity, find::text, picture,
                  array_to_string(further_pictures, ' ') "furtherPictures", zones::text, availability, facts::text,
                  skus::text "boughtWith",
                  exists (select from picture p where p.hash = product.picture and p.file is not null) "hasPhoto"
             from product left join bought_together using (sku) where sku = any($1) and not retired order by sku`,
    values: [skus],
  });
}

export interface PriceColumns {
  readonly sku: string;
  /** For `readSpans`, by kind and zone, in the order of their time. */
  readonly spans: string;
}

/**
 * Prices that have not ended before a moment; the lowest one of 30 days before an offer needs those that just have. A
 * line for each span in one text for each product: a row for each would take many times as long to read.
 */
export function selectPrices(
  database: Queryable,
  skus: readonly string[],
  endedAfter: Date,
): Promise<readonly PriceColumns[]> {
  return database.query<PriceColumns>({
    name: 'catalogue-prices',
    text: `select sku, string_agg(concat(kind, ' ', value, ' ', ${milliseconds('valid_from')}, ' ',
                                         ${milliseconds('valid_until')}, ' ', zone),
                                  e'\\n' order by kind, zone, valid_from) as spans
             from price where sku = any($1) and (valid_until is null or valid_until > $2) group by sku`,
    values: [skus, endedAfter],
  });
}

export interface StockColumns {
  readonly sku: string;
  readonly store: string;
  readonly availability: StoredProduct['availability'];
}

export function selectStock(database: Queryable, skus: readonly string[]): Promise<readonly StockColumns[]> {
  return database.query<StockColumns>({
    name: 'catalogue-stock',
    text: 'select sku, store, availability from stock where sku = any($1) order by sku, store',
    values: [skus],
  });
}
