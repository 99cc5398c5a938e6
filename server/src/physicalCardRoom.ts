import { checkedForm } from './customer/address/checkedForm.ts';
import { memberOfCard } from './customer/card/memberOfCard.ts';
import { setCardNumber } from './customer/card/setCardNumber.ts';
import type { Customers } from './customer/customers.ts';
import { readCustomer } from './customer/readCustomer.ts';
import { openLedger } from './loyalty/ledger/openLedger.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { physicalCardRoutes } from './loyalty/physicalCard/routes.ts';
import type { Room } from './platform/http/room.ts';

/** ROUTE-16: the plastic cards of this shop's own programme; joe prints its cards itself. */
export function physicalCardRoom(
  customers: Pick<Customers, 'database' | 'sessions' | 'service' | 'tenant'>,
  loyalty: Pick<Loyalty, 'programme'> | undefined,
): Required<Pick<Room, 'routes'>> {
  const { database, sessions, service } = customers;
  // Members may have cards also where nothing is collected.
  const programme = loyalty?.programme ?? openLedger(database, { pools: [] }, memberOfCard);
  return {
    routes: (app) =>
      physicalCardRoutes(app, {
        programme,
        requireCustomer: (request) => sessions.requireCustomer(request),
        memberOf: async (customerId) => {
          const customer = await readCustomer(customers, customerId);
          if (!customer) return undefined;
          const { firstName, lastName, loyaltyMemberInformation } = customer;
          return { firstName, lastName, ...loyaltyMemberInformation };
        },
        setCardNumber,
        changed: (customerId) => sessions.forget(customerId),
        checkAddress: (given) => checkedForm(given, 'delivery', service?.file),
      }),
  };
}
