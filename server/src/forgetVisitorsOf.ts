import { checkoutsOf, checkoutsOfBrowser } from './checkout/lookups.ts';
import { browserHashOf } from './order/access/findOrder.ts';
import type { OpenOrders } from './order/orders.ts';
import type { Database } from './platform/database/database.ts';
import { forgetVisitors } from './tracking/forgetVisitors.ts';

interface Shopper {
  readonly customerId?: string | undefined;
  /** The secret in the browser's cookie, where a guest ordered. */
  readonly browser?: string | undefined;
}

/** CONS-09: who refuses statistics is forgotten in what they ordered: by their account, and as a guest in this browser. */
export function forgetVisitorsOf(parts: {
  readonly database: Database;
  readonly orders: Pick<OpenOrders, 'numbersOf'>;
}) {
  const { database, orders } = parts;
  return async ({ customerId, browser }: Shopper): Promise<void> => {
    const [ofCustomer, ofBrowser] = await Promise.all([
      customerId === undefined ? [] : checkoutsOf(database, customerId),
      browser === undefined ? [] : checkoutsOfBrowser(database, browserHashOf(browser)),
    ]);
    await forgetVisitors(database, [...ofCustomer, ...ofBrowser], (checkoutIds) => orders.numbersOf(checkoutIds));
  };
}
