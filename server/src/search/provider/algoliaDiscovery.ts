import { searchClient } from '@algolia/client-search';
import type { SearchProvider } from '@trolley/contract';
import type { Shelf } from '../../catalogue/shelf/shelf.ts';
import { shownBrands, shownCategories } from '../builtInDiscovery.ts';
import type { FewAsk, ProductDiscovery } from '../productDiscovery.ts';
import { rankedProducts } from '../rankedProducts.ts';

export interface AlgoliaOptions {
  readonly provider: SearchProvider;
  readonly apiKey: string;
  readonly shelfOf: (zone: string) => Shelf;
  readonly pinsOf: (term: string) => readonly string[];
  /** Answers for what the provider has no index of. */
  readonly otherwise: Pick<ProductDiscovery, 'categories' | 'brands'>;
  readonly timeoutMs?: number;
}

/** As many as the provider gives of one search. */
const mostHits = 1000;
const usualTimeoutMs = 2000;

/**
 * Algolia's API finds, in the order it likes; its hits are skus and slugs, and everything shown comes from the shop's
 * own shelf, so that prices, assortment and facets are those of the zone. What fails is thrown.
 */
export function algoliaDiscovery(options: AlgoliaOptions): ProductDiscovery {
  const { provider, apiKey, shelfOf, pinsOf, otherwise, timeoutMs = usualTimeoutMs } = options;
  const { appId, indexes, host } = provider;
  const client = searchClient(appId, apiKey, {
    ...(host && { hosts: [hostOf(host)] }),
    timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
  });

  async function find(indexName: string, term: string) {
    const searchParams = {
      query: term,
      hitsPerPage: mostHits,
      clickAnalytics: true,
      attributesToRetrieve: ['objectID'],
      attributesToHighlight: [],
      attributesToSnippet: [],
    };
    const answer = client.searchSingleIndex({ indexName, searchParams });
    const { hits, queryID } = await withinTime(answer, timeoutMs, 'The search provider took too long.');
    return { ids: hits.map(({ objectID }) => objectID), queryId: queryID };
  }

  const few = async (indexName: string, ask: FewAsk) => (await find(indexName, ask.term)).ids;
  return {
    async products(ask) {
      const { ids, queryId } = await find(indexes.products, ask.term);
      return {
        ...rankedProducts(shelfOf(ask.zone), { pins: pinsOf(ask.term), found: ids }, ask),
        index: indexes.products,
        ...(queryId !== undefined && { queryId }),
      };
    },
    async categories(ask) {
      if (!indexes.categories) return otherwise.categories(ask);
      return shownCategories(shelfOf(ask.zone), await few(indexes.categories, ask), ask);
    },
    async brands(ask) {
      if (!indexes.brands) return otherwise.brands(ask);
      return shownBrands(shelfOf(ask.zone), await few(indexes.brands, ask), ask);
    },
  };
}

function hostOf(address: string) {
  const { protocol, hostname, port } = new URL(address);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port && { port: Number(port) }),
  };
}

/** What the promise brings, or an error after so many milliseconds; what comes later is not looked at. */
async function withinTime<T>(promise: Promise<T>, milliseconds: number, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), milliseconds);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
