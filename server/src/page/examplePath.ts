import { pathTo, type RouteName } from '@trolley/contract';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { categoryIndex } from './categoryIndex.ts';
import type { AddressShop, ShopSnapshot } from './pageShop.ts';
import { popularProducts } from './popularProducts.ts';
import { recipesOf } from './recipeShelf.ts';

/** An address that shows this screen: the home page, the first department, a popular product. Undefined where there is none. */
export function examplePath(screen: string, shop: AddressShop, snapshot: ShopSnapshot): string | undefined {
  const route = shop.routes.find(({ name }) => name === screen);
  if (!route) return undefined;
  const params = exampleParams(route.name, shop, snapshot);
  return params && pathTo(shop.routes, route.name, params);
}

function exampleParams(
  name: RouteName,
  shop: AddressShop,
  snapshot: ShopSnapshot,
): Readonly<Record<string, string>> | undefined {
  const { catalogue } = snapshot.parts;
  const shelf = shelfOf(catalogue, '');
  const slugged = (slug: string | undefined) => (slug === undefined ? undefined : { slug });
  const examples: Partial<Record<RouteName, () => Readonly<Record<string, string>> | undefined>> = {
    'products-slug': () => slugged([...categoryIndex(shelf).keys()].at(-1)),
    'product-slug': () => slugged(popularProducts(shelf)[0]?.slug),
    'brand-slug': () => slugged(popularProducts(shelf).find(({ brand }) => brand)?.brand?.slug),
    'recipe-slug': () => slugged(recipesOf({ snapshot, shelf, shop })?.slugs()[0]),
    'store-slug': () => slugged(shop.stores?.ids(catalogue)[0]),
    'search-term': () => ({ term: popularProducts(shelf)[0]?.name.split(' ')[0] ?? 'a' }),
  };
  const example = examples[name];
  return example ? example() : {};
}
