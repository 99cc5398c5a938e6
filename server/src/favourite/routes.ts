import {
  addFavorite as addFavoriteCall,
  cookies,
  getFavorites,
  getMyProducts as getMyProductsCall,
  removeFavorite as removeFavoriteCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { addFavorite } from './addFavorite.ts';
import { favoritesOf } from './favoritesOf.ts';
import { done, type Favourites } from './favourites.ts';
import { getMyProducts } from './getMyProducts.ts';
import { removeFavorite } from './removeFavorite.ts';

export function favouriteRoutes(app: FastifyInstance, favourites: Favourites): void {
  const idOf = async (request: FastifyRequest) => (await favourites.requireCustomer(request)).customerId;

  serve(app, getFavorites, async (_, { request }) => favoritesOf(favourites.database, await idOf(request)));

  serve(app, addFavoriteCall, async ({ params: { type }, body: { reference } }, { request }) =>
    done(await addFavorite(favourites, await idOf(request), { type, reference })),
  );

  serve(app, removeFavoriteCall, async ({ params }, { request }) =>
    removeFavorite(favourites, await idOf(request), params),
  );

  serve(app, getMyProductsCall, async ({ query }, { request }) => {
    const customerId = await idOf(request);
    const { [cookies.zone]: zone, [cookies.store]: store } = request.cookies;
    return getMyProducts(favourites, { customerId, zone, store }, query);
  });
}
