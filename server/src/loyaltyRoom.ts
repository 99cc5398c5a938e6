import { membershipOf } from './customer/card/membershipOf.ts';
import type { Customers } from './customer/customers.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { loyaltyRoutes } from './loyalty/routes.ts';
import type { OpenOrders } from './order/orders.ts';
import type { Room } from './platform/http/room.ts';

interface Parts {
  readonly customers: Pick<Customers, 'database' | 'sessions'>;
  readonly loyalty: Loyalty;
  /** Missing where nothing is sold online. */
  readonly orders: Pick<OpenOrders, 'earningBy'> | undefined;
}

/** LOY-04: what members ask of the programme. */
export function loyaltyRoom({ customers, loyalty, orders }: Parts): Room {
  const { database, sessions } = customers;
  return {
    routes: (app) =>
      loyaltyRoutes(app, {
        loyalty,
        requireCustomer: (request) => sessions.requireCustomer(request),
        membershipOf: (customerId) => membershipOf(database, customerId),
        earningBy: orders?.earningBy,
        now: Date.now,
      }),
    jobs: loyalty.jobs,
  };
}
