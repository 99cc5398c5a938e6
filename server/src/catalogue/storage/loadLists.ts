import type { Queryable } from '../../platform/database/database.ts';
import type { Catalogue, StoredBrand, StoredCategory, StoredRecipe, StoredStoreSite } from '../catalogue.ts';
import { loadResidues } from './loadResidues.ts';
import {
  type Nullable,
  selectBannedWords,
  selectBrands,
  selectCategories,
  selectClickLifts,
  selectRecipes,
  selectRecipeThings,
  selectSearchPins,
  selectStoreDays,
  selectStoreSites,
  selectStores,
  selectSynonyms,
  selectVat,
  selectZones,
} from './queries.ts';
import type { BrandRow, CategoryRow, RecipeRow } from './rows.ts';

/** What is loaded whole, each by the name of its table. */
export type Lists = Pick<
  Catalogue,
  | 'zones'
  | 'stores'
  | 'storeSites'
  | 'storeDays'
  | 'vat'
  | 'categories'
  | 'brands'
  | 'synonyms'
  | 'searchPins'
  | 'bannedWords'
  | 'clickLifts'
  | 'recipeThings'
  | 'recipes'
  | 'residues'
>;

/** The lists as they are now; those of a value at hand are previous where their table is not among the changed ones. */
export async function loadLists(
  database: Queryable,
  known?: Lists,
  hasChanged: (table: string) => boolean = () => true,
): Promise<Lists> {
  const fresh = <T>(table: string, previous: T | undefined, select: () => Promise<T>): Promise<T> | T =>
    previous === undefined || hasChanged(table) ? select() : previous;
  // Asked together: each alone would be a way to the database and back.
  return allOf<Lists>({
    zones: fresh('zone', known?.zones, () => selectZones(database)),
    stores: fresh('store', known?.stores, async () => byKey(await selectStores(database), ({ id }) => id)),
    storeSites: fresh('store_site', known?.storeSites, async () =>
      byKey((await selectStoreSites(database)).map(toSite), ({ store }) => store),
    ),
    storeDays: fresh('store_day', known?.storeDays, () => selectStoreDays(database)),
    vat: fresh('vat_rate', known?.vat, () => selectVat(database)),
    categories: fresh('category', known?.categories, async () =>
      byKey((await selectCategories(database)).map(toCategory), ({ slug }) => slug),
    ),
    brands: fresh('brand', known?.brands, async () =>
      byKey((await selectBrands(database)).map(toBrand), ({ slug }) => slug),
    ),
    synonyms: fresh('synonym', known?.synonyms, () => selectSynonyms(database)),
    searchPins: fresh('search_pin', known?.searchPins, () => selectSearchPins(database)),
    bannedWords: fresh('banned_word', known?.bannedWords, () => selectBannedWords(database)),
    clickLifts: fresh('search_click_lift', known?.clickLifts, () => selectClickLifts(database)),
    recipeThings: fresh('recipe_thing', known?.recipeThings, async () =>
      byKey(
        (await selectRecipeThings(database)).map(({ facts }) => facts),
        ({ id }) => id,
      ),
    ),
    recipes: fresh('recipe', known?.recipes, async () =>
      byKey((await selectRecipes(database)).map(toRecipe), ({ slug }) => slug),
    ),
    residues: fresh('residue', known?.residues, () => loadResidues(database)),
  });
}

/** The same record once all of it is there. */
async function allOf<T extends object>(asked: { readonly [K in keyof T]: T[K] | Promise<T[K]> }): Promise<T> {
  const entries = Object.entries<unknown>(asked).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(entries)) as T;
}

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function toCategory({ parent, picture, ...row }: Nullable<CategoryRow>): StoredCategory {
  return { ...row, ...(parent !== null && { parent }), ...(picture !== null && { picture }) };
}

function toSite({ phoneNumber, ...row }: Nullable<StoredStoreSite>): StoredStoreSite {
  return { ...row, ...(phoneNumber !== null && { phoneNumber }) };
}

function toBrand({ about, maker, ...row }: Nullable<BrandRow>): StoredBrand {
  return { ...row, ...(about !== null && { about }), ...(maker !== null && { maker }) };
}

function toRecipe({ facts, picture }: Nullable<Pick<RecipeRow, 'facts' | 'picture'>>): StoredRecipe {
  return { ...facts, ...(picture !== null && { picture }) };
}
