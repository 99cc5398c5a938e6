import { findAddresses } from '../src/addresses.ts';

/** Paths of pages that people look at, those that more of them look at first. */
export interface Places {
  readonly categories: readonly string[];
  readonly products: readonly string[];
  readonly searches: readonly string[];
}

/** So many categories are looked into for products: enough for pages that no cache holds all of. */
const someCategories = 40;

/** Where there is something to see, as the shop tells itself. */
export async function findPlaces(url: string): Promise<Places> {
  const addresses = await findAddresses(url);
  const leaves = addresses.leaves.filter(({ count }) => count > 0).slice(0, someCategories);
  const listings = [];
  for (const { slug } of leaves) listings.push(await addresses.products(slug));
  const goods = listings.flatMap(({ results }) => results);
  const words = goods.flatMap(({ name, brand }) => [brand?.name ?? '', name.split(' ')[0] ?? '']);
  const terms = [...new Set(words.filter((word) => word.length > 2))];
  const unique = (all: readonly string[]) => [...new Set(all)];
  return {
    categories: unique([...addresses.roots, ...leaves].map(({ slug }) => addresses.page('products-slug', { slug }))),
    products: unique(goods.map(({ slug }) => addresses.page('product-slug', { slug }))),
    searches: unique(terms.map((term) => addresses.page('search-term', { term }))),
  };
}
