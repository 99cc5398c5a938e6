import { getStoreSuggestions, getStores } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import { serve } from '../platform/http/serve.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import type { Stores } from './stores.ts';

interface StoreRoutes {
  readonly stores: Stores;
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
}

const limit = { rateLimit: { max: 300, timeWindow: 60_000 } };

/** The stores near a position, which a page's address never carries, and what a half-typed word may mean. */
export function storeRoutes(app: FastifyInstance, { stores, snapshots }: StoreRoutes): void {
  serve(
    app,
    getStores,
    ({ query: { q = '', latitude, longitude, service = [], open = false } }) =>
      stores.find(
        {
          q: q.trim(),
          services: typeof service === 'string' ? [service] : service,
          open,
          ...(latitude !== undefined && longitude !== undefined && { near: { lat: latitude, lng: longitude } }),
        },
        snapshots.current().parts.catalogue,
      ),
    limit,
  );
  serve(
    app,
    getStoreSuggestions,
    async ({ query: { q } }) => ({ results: await stores.suggest(q.trim(), snapshots.current().parts.catalogue) }),
    limit,
  );
}
