import type { BrandHit, CategoryHit, ListingAddress, ProductSearch } from '@trolley/contract';
import { listingPageSize } from '@trolley/contract';
import { isVague } from '../../catalogue/vagueCategory.ts';
import type { Found } from '../../search/productDiscovery.ts';
import type { PageShop } from '../pageShop.ts';

export interface FoundProducts {
  readonly products: ProductSearch;
  readonly categories: readonly CategoryHit[];
  readonly brands: readonly BrandHit[];
  /** Something could not be asked; what is missing is shown as nothing found. */
  readonly failed: boolean;
}

interface Ask extends ListingAddress {
  readonly term: string;
  readonly zone: string;
  readonly exact: boolean;
}

const fewHits = 6;

/** Everything of the catalogue that a term finds. A provider that is away costs its part of the page, not the page. */
export async function findProducts(
  { discovery, log }: Pick<PageShop, 'discovery' | 'log'>,
  { term, zone, exact, filter, page }: Ask,
): Promise<FoundProducts> {
  const few = { term, zone, offset: 0, pageSize: fewHits };
  let failed = false;
  const orNothing = async <T>(search: () => T | Promise<T>, nothing: T): Promise<T> => {
    try {
      return await search();
    } catch (err) {
      failed = true;
      log.warn({ err }, 'a search for a page failed and shows nothing');
      return nothing;
    }
  };
  const [products, categories, brands] = await Promise.all([
    orNothing(() => discovery.products({ term, zone, exact, filter, page, pageSize: listingPageSize }), nothingFound),
    orNothing<Found<CategoryHit>>(() => discovery.categories(few), none),
    orNothing<Found<BrandHit>>(() => discovery.brands(few), none),
  ]);
  // The rest of an assortment narrows nothing that a shopper means.
  const clear = categories.results.filter(({ name }) => !isVague(name));
  return { products, categories: clear, brands: brands.results, failed };
}

const none = { total: 0, results: [] };

const nothingFound: ProductSearch = {
  count: 0,
  offset: 0,
  total: 0,
  results: [],
  page: 1,
  pages: 0,
  pageSize: listingPageSize,
  sort: 'relevance',
  facets: [],
};
