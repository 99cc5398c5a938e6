import { checkedForm } from './customer/address/checkedForm.ts';
import type { Customers } from './customer/customers.ts';
import { giveCardNumber } from './customer/profile/giveCardNumber.ts';
import { readCustomer } from './customer/readCustomer.ts';
import { physicalCardRoutes } from './loyalty/physicalCard/routes.ts';
import type { Room } from './platform/http/room.ts';

/** ROUTE-16: the plastic cards of this shop's own programme; joe prints its cards itself. */
export function physicalCardRoom(
  customers: Pick<Customers, 'database' | 'sessions' | 'service' | 'tenant'>,
): Required<Pick<Room, 'routes'>> {
  const { database, sessions, service } = customers;
  return {
    routes: (app) =>
      physicalCardRoutes(app, {
        database,
        requireCustomer: (request) => sessions.requireCustomer(request),
        memberOf: async (customerId) => {
          const customer = await readCustomer(customers, customerId);
          if (!customer) return undefined;
          const { firstName, lastName, loyaltyMemberInformation } = customer;
          return { firstName, lastName, ...loyaltyMemberInformation };
        },
        giveCardNumber,
        checkAddress: (given) => checkedForm(given, 'delivery', service?.file),
      }),
  };
}
