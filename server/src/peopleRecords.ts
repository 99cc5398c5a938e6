import type { FoundCustomer, FoundOrder } from '@trolley/contract';
import type { Customers } from './customer/customers.ts';
import { findCustomers } from './customer/studio/findCustomers.ts';
import { staffCustomerRoutes } from './customer/studio/routes.ts';
import type { StaffCustomers } from './customer/studio/staffCustomers.ts';
import type { Selling } from './openSelling.ts';
import { buyersOf, findOrders, newestOf } from './order/studio/findOrders.ts';
import { staffOrderRoutes } from './order/studio/routes.ts';
import { getPass } from './pass/getPass.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { StaffSessions } from './staff/session/sessions.ts';
import type { Tenant } from './tenant/tenant.ts';
import { walletOf } from './wallet/walletOf.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'file'>;
  readonly database: Database;
  readonly sessions: Pick<StaffSessions, 'require'>;
  /** Missing where nothing is sold online. */
  readonly selling:
    | { readonly orders: Selling['orders']; readonly plans: Selling['file']['pass']['plans'] }
    | undefined;
  /** Missing where there are no accounts. */
  readonly customers: Pick<Customers, 'database'> | undefined;
}

interface Finding {
  readonly words: string;
  readonly stores: readonly string[] | null;
  readonly most: number;
}

export interface PeopleRecords extends Room {
  /** For the palette; missing where the shop has none. */
  readonly findOrders: ((finding: Finding) => Promise<readonly FoundOrder[]>) | undefined;
  readonly findCustomers: ((finding: Finding) => Promise<readonly FoundCustomer[]>) | undefined;
}

/** Orders and customers, as the retailer's people look them up. */
export function peopleRecords({ tenant, database, sessions, selling, customers }: Parts): PeopleRecords {
  const country = new Intl.Locale(tenant.file.locale).region;
  const staffCustomers: StaffCustomers = {
    ...{ database, country },
    ...(selling && {
      orders: { newestOf, buyersOf },
      walletOf: async (on, id) => {
        const wallet = await walletOf(on, id);
        return wallet && wallet.cards > 0 ? wallet.balance : undefined;
      },
      passOf: async (on, id) => (await getPass({ database: on, plans: selling.plans }, id)).pass,
    }),
  };
  return {
    routes(app) {
      if (selling) staffOrderRoutes(app, { orders: selling.orders, sessions, country });
      if (customers) staffCustomerRoutes(app, staffCustomers, sessions);
    },
    findOrders:
      selling &&
      (async ({ words, ...asked }) => (await findOrders(database, { find: words, country, ...asked })).orders),
    findCustomers:
      customers && (async ({ words, ...asked }) => (await findCustomers(staffCustomers, words, asked)).customers),
  };
}
