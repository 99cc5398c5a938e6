import type { FastifyRequest } from 'fastify';
import { type OpenCustomers } from './customer/openCustomers.ts';
import { lockCustomer } from './customer/profile/lockCustomer.ts';
import { favouriteRoutes } from './favourite/routes.ts';
import type { OpenOrders } from './order/orders.ts';
import type { Room } from './platform/http/room.ts';

/** Products and recipes that customers marked. */
export function favouriteRoom(
  { tenant, database, sessions, cartSkusOf, catalogue }: OpenCustomers,
  selling?: { readonly orders: Pick<OpenOrders, 'purchasedBy'> },
): Room {
  const requireCustomer = (request: FastifyRequest) => sessions.requireCustomer(request);
  const hasRecipes = tenant.file.clientRuntimeConfig.featureRecipes;
  const purchasedBy = selling?.orders.purchasedBy ?? (async () => []);
  return {
    routes: (app) =>
      favouriteRoutes(app, { database, catalogue, hasRecipes, requireCustomer, lockCustomer, purchasedBy, cartSkusOf }),
  };
}
