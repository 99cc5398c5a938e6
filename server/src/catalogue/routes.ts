import {
  getBrand,
  getBrandProducts,
  getBrands,
  getCategory,
  getCategoryProducts,
  getCategoryTree,
  getCompanionProducts,
  getProduct,
  getProducts,
  getSimilarProducts,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../platform/http/responseCache.ts';
import type { Call } from '../platform/http/serve.ts';
import { serve } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { CatalogueParts } from './catalogue.ts';
import { readZone } from './knownZone.ts';
import { found, readAsk, readStore } from './readAsk.ts';
import type { ListOf, Shelf } from './shelf/shelf.ts';
import { shelfOf } from './shelf/shelfOf.ts';

interface Parts {
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  /** Remembers answers, so that they can be given again before the framework is asked. */
  readonly answers?: Pick<ResponseCache, 'storeResponsesOf'>;
}

/** The same for everyone in a zone; a content network may hold it briefly, a browser asks each time. */
const options = { cacheControl: 'public, max-age=0, s-maxage=10, stale-while-revalidate=30' };

/** Most products that can be asked for by name at once: all of them are one page. */
const mostSkus = 100;

export function catalogueRoutes(app: FastifyInstance, { snapshots, answers }: Parts): void {
  const catalogue = () => snapshots.current().parts.catalogue;
  const shelf = ({ request }: Call): Shelf => shelfOf(catalogue(), readZone(request.headers.cookie, catalogue().zones));
  const list = (of: ListOf, query: Parameters<typeof readAsk>[0], call: Call) =>
    shelf(call).list({ of, ...readAsk(query) });

  void app.register(async (scope) => {
    // After the conventions have had their say: the zone is in a cookie.
    scope.addHook('onSend', async (_, reply, payload) => {
      reply.header('vary', 'accept-encoding, cookie');
      return payload;
    });
    answers?.storeResponsesOf(scope);

    serve(scope, getCategoryTree, (_, call) => shelf(call).tree(), options);
    serve(
      scope,
      getCategory,
      ({ params: { slug } }, call) => found(shelf(call).category(slug), 'category', slug),
      options,
    );
    serve(
      scope,
      getCategoryProducts,
      ({ params: { slug }, query }, call) => {
        found(catalogue().categories.get(slug), 'category', slug);
        return list({ kind: 'category', slug }, query, call);
      },
      options,
    );
    serve(
      scope,
      getProducts,
      ({ query }, call) => {
        const inStore = readStore(query.store, catalogue(), shelf(call));
        const skus = query.sku?.split(',');
        const listing = skus
          ? list({ kind: 'ranked', skus }, { ...query, pageSize: mostSkus }, call)
          : list({ kind: 'all' }, query, call);
        return inStore ? { ...listing, results: listing.results.map(inStore) } : listing;
      },
      options,
    );
    serve(
      scope,
      getProduct,
      ({ params: { sku }, query: { store } }, call) => {
        const inStore = readStore(store, catalogue(), shelf(call));
        const detail = found(shelf(call).detail(sku), 'product', sku);
        return inStore ? { ...detail, availability: inStore(detail).availability } : detail;
      },
      options,
    );
    serve(
      scope,
      getSimilarProducts,
      ({ params: { slug }, query: { pageSize } }, call) => {
        const { sku } = found(shelf(call).productBySlug(slug), 'product', slug);
        const results = [...shelf(call).similar(sku, pageSize)];
        return { count: results.length, offset: 0, results, total: results.length };
      },
      options,
    );
    serve(
      scope,
      getCompanionProducts,
      ({ params: { slug }, query: { pageSize } }, call) => {
        const { sku } = found(shelf(call).productBySlug(slug), 'product', slug);
        const { bought, products } = shelf(call).companions(sku, pageSize);
        return { bought, products: [...products] };
      },
      options,
    );
    serve(scope, getBrands, (_, call) => ({ brands: [...shelf(call).brands()] }), options);
    serve(scope, getBrand, ({ params: { slug } }, call) => found(shelf(call).brand(slug), 'brand', slug), options);
    serve(
      scope,
      getBrandProducts,
      ({ params: { slug }, query }, call) => {
        found(catalogue().brands.get(slug), 'brand', slug);
        return list({ kind: 'brand', slug }, query, call);
      },
      options,
    );
  });
}
