import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { deleteVisitorsOf, type Sales, selectVisitorsOf } from './saleQueries.ts';

interface Parts {
  readonly database: Queryable;
  /** A customer's checkouts and orders, by their names. */
  salesOf(customerId: string): Promise<Sales>;
}

/** Ids under which analytics know the browser of a sale: they go with the account, before its orders lose their names. */
export function trackingData({ database, salesOf }: Parts): Required<PersonalData> {
  return {
    async exportOf({ id }) {
      const { visitors, reports } = await selectVisitorsOf(database, await salesOf(id));
      return { visitorsOfCheckouts: visitors, saleReports: reports };
    },
    deleteOf: async (customerId) => deleteVisitorsOf(database, await salesOf(customerId)),
  };
}
