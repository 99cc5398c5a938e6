import type { FastifyInstance } from 'fastify';
import { favouriteRoutes } from '../favourite/routes.ts';
import { addressRoutes } from './address/routes.ts';
import type { Customers } from './customers.ts';
import { doorRoutes } from './door/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './session/routes.ts';

/** Every call that concerns somebody's account. */
export function customerRoutes(app: FastifyInstance, customers: Customers): void {
  sessionRoutes(app, customers);
  doorRoutes(app, customers);
  profileRoutes(app, customers);
  addressRoutes(app, customers);
  if (customers.tenant.file.clientRuntimeConfig.featureCustomerFavorites) favouriteRoutes(app, customers);
}
