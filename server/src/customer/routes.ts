import type { FastifyInstance } from 'fastify';
import { addressRoutes } from './address/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { cardRoutes } from './card/routes.ts';
import type { Customers } from './customers.ts';
import { profileRoutes } from './profile/routes.ts';
import { sessionRoutes } from './session/routes.ts';

/** Every call about accounts. */
export function customerRoutes(app: FastifyInstance, customers: Customers): void {
  sessionRoutes(app, customers);
  authRoutes(app, customers);
  profileRoutes(app, customers);
  addressRoutes(app, customers);
  if (customers.loyalty) cardRoutes(app, customers);
}
