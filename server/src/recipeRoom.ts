import type { FastifyRequest } from 'fastify';
import type { Visitor } from './cart/carts.ts';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import { lockCustomer } from './customer/profile/lockCustomer.ts';
import type { Sessions } from './customer/session/sessions.ts';
import { favoritesOf } from './favourite/favoritesOf.ts';
import type { OpenOrders } from './order/orders.ts';
import type { Database } from './platform/database/database.ts';
import type { ResponseCache } from './platform/http/responseCache.ts';
import type { Room } from './platform/http/room.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import { mealPlanRoutes } from './recipe/mealPlanRoutes.ts';
import { recipeRoutes } from './recipe/routes.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'file'>;
  readonly database: Database;
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  readonly answers: ResponseCache;
  /** Missing where nothing is sold. */
  readonly selling: { readonly orders: Pick<OpenOrders, 'bought'> } | undefined;
  /** Missing where the tenant has no accounts. */
  readonly customers: { readonly sessions: Pick<Sessions, 'requireCustomer'> } | undefined;
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
}

/** Recipes, with the products they are bought as and what is known of whoever asks. */
export function recipeRoom({ tenant, database, snapshots, answers, selling, customers, visitorOf }: Parts): Room {
  const [orders, sessions] = [selling?.orders, customers?.sessions];
  const { featureProductDiscovery, featureSearch, featureCustomerFavorites } = tenant.file.clientRuntimeConfig;
  return {
    routes: (app) => {
      if (sessions && featureProductDiscovery)
        mealPlanRoutes(app, {
          database,
          requireCustomer: (request) => sessions.requireCustomer(request),
          lockCustomer,
        });
      recipeRoutes(app, {
        snapshots,
        answers,
        sells: featureProductDiscovery,
        searches: featureSearch,
        async ownOf({ request, browser }) {
          const { customerId } = await visitorOf(request);
          const asker = { ...(customerId !== undefined && { customerId }), ...(browser !== undefined && { browser }) };
          const [bought, favorites] = await Promise.all([
            orders?.bought(asker) ?? [],
            customerId !== undefined && featureCustomerFavorites ? favoritesOf(database, customerId) : undefined,
          ]);
          return {
            bought: new Map(bought.map(({ sku, at }) => [sku, at.getTime()])),
            favorites: new Set(favorites?.products),
          };
        },
      });
    },
    // The catalogue's own room asks the same cache.
    ...(!featureProductDiscovery && { answerFromCache: answers.answerFromCache }),
  };
}
