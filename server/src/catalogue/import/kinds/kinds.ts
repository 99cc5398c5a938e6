import { bannedWordKind } from './bannedWord.ts';
import { brandKind } from './brand.ts';
import { categoryKind } from './category.ts';
import type { KindDefinition } from './kind.ts';
import { priceKind } from './price.ts';
import { productKind } from './product.ts';
import { recipeKind } from './recipe.ts';
import { recipeThingKind } from './recipeThing.ts';
import { residueKind } from './residue.ts';
import { searchPinKind } from './searchPin.ts';
import { stockKind } from './stock.ts';
import { storeKind } from './store.ts';
import { storeDayKind } from './storeDay.ts';
import { storePlaceKind } from './storePlace.ts';
import { storeSiteKind } from './storeSite.ts';
import { synonymKind } from './synonym.ts';
import { vatKind } from './vat.ts';

/** What a row can tell of. In this order kinds are checked and written, so that each points at those before it. */
const kinds = {
  store: storeKind,
  vat: vatKind,
  category: categoryKind,
  brand: brandKind,
  product: productKind,
  price: priceKind,
  stock: stockKind,
  storePlace: storePlaceKind,
  residue: residueKind,
  storeSite: storeSiteKind,
  storeDay: storeDayKind,
  synonym: synonymKind,
  searchPin: searchPinKind,
  bannedWord: bannedWordKind,
  recipeThing: recipeThingKind,
  recipe: recipeKind,
};

export type ImportKind = keyof typeof kinds;
export const importKinds = Object.keys(kinds) as readonly ImportKind[];
export const definitionOf = (kind: ImportKind): KindDefinition => kinds[kind];

/** The same for every kind. */
export function forEachKind<T>(make: (kind: ImportKind) => T): Record<ImportKind, T> {
  return Object.fromEntries(importKinds.map((kind) => [kind, make(kind)])) as Record<ImportKind, T>;
}
