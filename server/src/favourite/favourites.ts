import { customerFailures, errorCodes } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** What every operation on favourites works with. Customers, orders and carts are known by these operations alone. */
export interface Favourites {
  readonly database: Database;
  catalogue(): Catalogue;
  /** Whether the shop shows recipes. */
  readonly hasRecipes: boolean;
  /** Refuses with 401 where nobody is logged in. */
  requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }>;
  /** Serialises changes of one customer until the transaction ends; false where the account is gone. */
  lockCustomer(tx: Queryable, customerId: string): Promise<boolean>;
  purchasedBy(customerId: string): Promise<readonly { readonly sku: string; readonly at: Date }[]>;
  /** What lies in the customer's cart now. */
  cartSkusOf(customerId: string): Promise<ReadonlySet<string>>;
}

const messages = {
  [errorCodes.notFound]: [404, 'There is no such thing.'],
  [errorCodes.unauthorized]: [401, 'Sign in first.'],
  [customerFailures.productNotFound]: [404, 'There is no such product.'],
  [customerFailures.tooManyFavorites]: [409, 'No further favourite can be marked: take one off first.'],
} as const;

/** Why nothing was marked. */
export interface FavouriteRefused {
  readonly failure: keyof typeof messages;
}

/** What an operation answered, or its refusal. */
export function done<T extends object>(result: T | FavouriteRefused): T {
  if (!('failure' in result)) return result;
  const [status, message] = messages[result.failure];
  throw new Refusal(status, result.failure, message);
}
