import {
  buildRoutes,
  type CategoryTree,
  getCategoryProducts,
  getCategoryTree,
  type Listing,
  listingPageSize,
  pathTo,
  type Route,
  type RouteName,
  type TenantConfig,
} from '@trolley/contract';

export interface Addresses {
  /** The path of a page in this shop. */
  page(name: RouteName, params?: Readonly<Record<string, string>>): string;
  /** Slugs of categories without children, and how many products they hold. */
  readonly leaves: readonly { readonly slug: string; readonly count: number }[];
  readonly roots: readonly { readonly slug: string; readonly count: number }[];
  products(category: string): Promise<Listing>;
}

/** Where things are in a running shop, as it tells itself. */
export async function findAddresses(url: string): Promise<Addresses> {
  const config = await get<TenantConfig>(`${url}/tenant/config`);
  const routes: readonly Route[] = buildRoutes(config.pageMap, config.clientRuntimeConfig);
  const { categories } = await get<CategoryTree>(url + getCategoryTree.path);
  return {
    page(name, params) {
      const path = pathTo(routes, name, params);
      if (path === undefined) throw new Error(`the shop has no page "${name}"`);
      return path;
    },
    leaves: categories.flatMap((root) =>
      root.children.length === 0
        ? [root]
        : root.children.flatMap((branch) => (branch.children.length === 0 ? [branch] : branch.children)),
    ),
    roots: categories,
    products: (slug) => get<Listing>(url + getCategoryProducts.path.replace('{slug}', slug)),
  };
}

/** One page of each kind that shoppers see most: home, a category of a whole page of tiles, a product, a search. */
export async function usualPages(url: string): Promise<readonly string[]> {
  const addresses = await findAddresses(url);
  const full = [...addresses.leaves, ...addresses.roots].find(({ count }) => count >= listingPageSize);
  if (!full) throw new Error(`no category has ${listingPageSize} products`);
  const [product] = (await addresses.products(full.slug)).results;
  if (!product) throw new Error(`the category "${full.slug}" lists no product`);
  return [
    '/',
    addresses.page('products-slug', { slug: full.slug }),
    addresses.page('product-slug', { slug: product.slug }),
    addresses.page('search-term', { term: product.brand?.name ?? product.name }),
  ];
}

async function get<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
