import type { FavoriteType } from '@trolley/contract';

const recipes = 'recipes/';

/** All that is marked is one set of names: a product's is its sku, a recipe's is this. No sku has a slash. */
export const recipeFavourite = (slug: string) => recipes + slug;

/** What a name stands for, as the endpoints say it. */
export function favouriteOf(name: string): { readonly type: FavoriteType; readonly reference: string } {
  return name.startsWith(recipes)
    ? { type: 'recipes', reference: name.slice(recipes.length) }
    : { type: 'products', reference: name };
}
