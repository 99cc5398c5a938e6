import {
  addFavorite as addFavoriteCall,
  cookies,
  getFavorites,
  getMyProducts as getMyProductsCall,
  removeFavorite as removeFavoriteCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Customers } from '../customer/customers.ts';
import { done } from '../customer/refusals.ts';
import { serve } from '../platform/http/serve.ts';
import { addFavorite } from './addFavorite.ts';
import { favoritesOf } from './favoritesOf.ts';
import { getMyProducts } from './getMyProducts.ts';
import { removeFavorite } from './removeFavorite.ts';

export function favouriteRoutes(app: FastifyInstance, customers: Customers): void {
  const idOf = async (request: FastifyRequest) => (await customers.sessions.requireCustomer(request)).customerId;

  serve(app, getFavorites, async (_, { request }) => favoritesOf(customers.database, await idOf(request)));

  serve(app, addFavoriteCall, async ({ params: { type }, body: { reference } }, { request }) =>
    done(await addFavorite(customers, await idOf(request), { type, reference })),
  );

  serve(app, removeFavoriteCall, async ({ params }, { request }) =>
    removeFavorite(customers, await idOf(request), params),
  );

  serve(app, getMyProductsCall, async ({ query }, { request }) => {
    const customerId = await idOf(request);
    const { [cookies.zone]: zone, [cookies.store]: store } = request.cookies;
    return getMyProducts(customers, { customerId, zone, store }, query);
  });
}
