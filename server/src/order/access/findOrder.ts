import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import type { Orders } from '../orders.ts';
import { selectOrder } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { isKeyOf } from './orderKey.ts';

/** Who wants to see an order, and by what right. */
export interface Asker {
  readonly customerId?: string;
  /** The secret of the browser that ordered, from its cookie; counts for the orders of guests alone. */
  readonly browser?: string;
  /** From the link in the mail. */
  readonly key?: string;
}

/** An order, to the shopper who placed it; others do not even learn that it exists. */
export async function findOrder(
  orders: Pick<Orders, 'linkSecret' | 'checkouts'> & { readonly database: Queryable },
  orderNumber: string,
  asker: Asker,
): Promise<StoredOrder | undefined> {
  const order = await selectOrder(orders.database, orderNumber);
  if (!order) return undefined;
  return (await mayOpen(orders, order, asker)) ? order : undefined;
}

async function mayOpen(
  { database, linkSecret, checkouts }: Parameters<typeof findOrder>[0],
  order: StoredOrder,
  asker: Asker,
): Promise<boolean> {
  const { customerId, browser, key } = asker;
  if (customerId !== undefined && customerId === order.customerId) return true;
  if (key !== undefined && isKeyOf(linkSecret, order.orderNumber, key)) return true;
  // SAFE-04: the next person at this browser is not the customer who ordered with it.
  if (order.customerId !== undefined || browser === undefined) return false;
  return checkouts.isOfBrowser(database, order.checkoutId, browserHashOf(browser));
}

export const browserHashOf = (secret: string) => createHash('sha256').update(secret).digest();
