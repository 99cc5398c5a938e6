import type { EndpointReply, ListingAddress, ProductSearch } from '@trolley/contract';
import {
  cookies,
  errorCodes,
  getPopularCategories,
  getSearchBanner,
  readListing,
  searchBrands,
  searchCategories,
  searchContent,
  searchProducts,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { catalogueLinks } from '../content/catalogueLink.ts';
import type { ContentParts } from '../content/contentPart.ts';
import { keptByNobody } from '../platform/http/caching.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { ResponseCache } from '../platform/http/responseCache.ts';
import { type Call, type ServeOptions, serve, WrittenAnswer } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { findPages } from './findPages.ts';
import { leadsSomewhere } from './leadsSomewhere.ts';
import { popularCategories } from './popularCategories.ts';
import type { Found, ProductDiscovery } from './productDiscovery.ts';
import { searchBanner } from './searchBanner.ts';
import { readSearchTerm } from './searchTerm.ts';
import { isBanned } from './taughtWords.ts';
import { variedProducts } from './variedProducts.ts';
import { writeSearch } from './writeSearch.ts';

interface SearchRoutes {
  readonly snapshots: Pick<Snapshots<ContentParts & CatalogueParts>, 'current'>;
  readonly discovery: ProductDiscovery;
  readonly tenant: Pick<Tenant, 'file' | 'routes'>;
  /** Remembers what the shop's own search answered; what a provider answers belongs to one search. */
  readonly answers?: Pick<ResponseCache, 'storeResponsesOf'>;
  /** Told of a search whose answer was remembered; of others the discovery tells. */
  searchedAgain?(found: boolean): void;
}

/** A term of 10,000 letters is cut, not refused. */
const longestUrl = 16_384;
/** The same for everyone, and asked for again each time it may have changed. */
const shared: ServeOptions = { longestUrl, cacheControl: 'public, max-age=0, must-revalidate' };
/** What a provider finds is paid for: five keystrokes a second are more than anyone types. */
const providersLimit = { max: 300, timeWindow: 60_000 };

/** Suggestions while a shopper types, one call for each kind of thing. */
export function searchRoutes(app: FastifyInstance, parts: SearchRoutes): void {
  const { snapshots, discovery, tenant, answers, searchedAgain } = parts;
  const { featureSearch, featureProductDiscovery, productDiscovery } = tenant.file.clientRuntimeConfig;
  if (!featureSearch) return;

  serve(
    app,
    searchContent,
    ({ params, query }) => {
      const { offset, pageSize, titles } = query;
      const hits = findPages(snapshots.current().parts, readSearchTerm(params.term), titles);
      return resultsOf({ total: hits.length, results: hits.slice(offset, offset + pageSize) }, offset);
    },
    shared,
  );
  serve(
    app,
    getSearchBanner,
    ({ params }) => {
      const { content, catalogue } = snapshots.current().parts;
      const term = readSearchTerm(params.term);
      const banner = isBanned(catalogue, term) ? null : searchBanner(content.components.search, term);
      const [link] = banner ? catalogueLinks(tenant.routes, [banner.href]) : [];
      return { banner: link && !leadsSomewhere(link, shelfOf(catalogue, '')) ? null : banner };
    },
    shared,
  );
  if (!featureProductDiscovery) return;

  const isOutside = productDiscovery.variant === 'search-provider';
  const options: ServeOptions = {
    longestUrl,
    // Everybody types something else: compressed better, a page of results would be no packet less.
    rarelyRepeated: true,
    ...(isOutside ? { rateLimit: providersLimit } : { cacheControl: 'private, max-age=0, must-revalidate' }),
  };
  const again = new WeakMap<FastifyRequest, () => void>();

  void app.register(async (scope) => {
    if (!isOutside) {
      // After the conventions have had their say: the zone is in a cookie.
      scope.addHook('onSend', (_, reply, payload, done) => {
        reply.header('vary', 'accept-encoding, cookie');
        done(null, payload);
      });
      answers?.storeResponsesOf(scope, (request) => again.get(request));
    }
    serve(
      scope,
      searchProducts,
      async ({ params, query }, call) => {
        const { request } = call;
        const { pageSize, varied, exact, ...rest } = query;
        const { filter, page } = readAddress(rest);
        const term = readSearchTerm(params.term);
        const nothing = { ...noResults, page, pages: 0, pageSize, sort: 'relevance' as const, facets: [] };
        if (term === '') return written(nothing);
        const ask = { term, filter, page, pageSize, zone: zoneOf(request), exact };
        const search = () => (varied && page === 1 ? variedProducts(discovery, ask) : discovery.products(ask));
        const found = await orNothing(call, search, nothing);
        if (page === 1) again.set(request, () => searchedAgain?.(found.total > 0));
        return written(found);
      },
      options,
    );
    serve(
      scope,
      searchCategories,
      async ({ params, query }, call) => {
        const ask = { ...query, term: readSearchTerm(params.term), zone: zoneOf(call.request) };
        if (ask.term === '') return noResults;
        return orNothing(call, async () => resultsOf(await discovery.categories(ask), ask.offset), noResults);
      },
      options,
    );
    serve(
      scope,
      searchBrands,
      async ({ params, query }, call) => {
        const ask = { ...query, term: readSearchTerm(params.term), zone: zoneOf(call.request) };
        if (ask.term === '') return noResults;
        return orNothing(call, async () => resultsOf(await discovery.brands(ask), ask.offset), noResults);
      },
      options,
    );
  });
  serve(app, getPopularCategories, (_, { request }) => {
    const { catalogue } = snapshots.current().parts;
    const categories = popularCategories(shelfOf(catalogue, zoneOf(request)));
    return { categories: categories.filter(({ name }) => !isBanned(catalogue, name)) };
  });
}

const written = (found: ProductSearch) => new WrittenAnswer<ProductSearch>(...writeSearch(found));

const noResults: EndpointReply<typeof searchBrands> & { results: never[] } = {
  count: 0,
  offset: 0,
  results: [],
  total: 0,
};

function resultsOf<T>({ total, results }: Found<T>, offset: number) {
  return { count: results.length, offset, results: [...results], total };
}

/** A search that fails costs the shopper its results, not the page; the log tells. What was typed stays out of it. */
async function orNothing<T>({ request, reply }: Call, search: () => T | Promise<T>, nothing: T): Promise<T> {
  try {
    return await search();
  } catch (err) {
    // The next one may find something.
    reply.header('cache-control', keptByNobody);
    request.log.warn({ err }, 'a search failed and is answered with nothing');
    return nothing;
  }
}

function readAddress(given: Readonly<Record<string, string | undefined>>): ListingAddress {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
  const { filter, page, unknown } = readListing(query);
  if (unknown.length === 0) return { filter, page };
  const fields = unknown.map((path) => ({ path, message: 'This value means nothing here.' }));
  throw new Refusal(400, errorCodes.invalidRequest, `Not understood: ${unknown.join(', ')}.`, { fields });
}

function zoneOf({ cookies: sent }: FastifyRequest): string {
  return sent[cookies.zone] ?? '';
}
