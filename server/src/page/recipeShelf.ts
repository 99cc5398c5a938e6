import { type RecipeShelf, recipeShelfOf } from '../recipe/recipeShelf.ts';
import type { PageLoad } from './loadedPage.ts';
import { type AddressShop, hasProducts } from './pageShop.ts';

/** The recipes of the visitor's zone; undefined where the shop has none. */
export function recipesOf({
  snapshot,
  shelf,
  shop,
}: Pick<PageLoad, 'snapshot' | 'shelf'> & { readonly shop: Pick<AddressShop, 'tenant' | 'routes'> }):
  | RecipeShelf
  | undefined {
  if (!shop.tenant.clientRuntimeConfig.featureRecipes) return undefined;
  return recipeShelfOf(snapshot.parts.catalogue, shelf, { sells: hasProducts(shop) });
}
