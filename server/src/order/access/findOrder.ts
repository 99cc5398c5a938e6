import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { isOfBrowser, selectOrder } from '../storage/queries.ts';
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

/** An order, to whoever placed it; of anybody else's nobody learns even that it is there. */
export async function findOrder(
  { database, linkSecret }: { readonly database: Queryable; readonly linkSecret: Buffer },
  orderNumber: string,
  asker: Asker,
): Promise<StoredOrder | undefined> {
  const order = await selectOrder(database, orderNumber);
  if (!order) return undefined;
  return (await mayOpen(database, linkSecret, order, asker)) ? order : undefined;
}

async function mayOpen(on: Queryable, secret: Buffer, order: StoredOrder, asker: Asker): Promise<boolean> {
  const { customerId, browser, key } = asker;
  if (customerId !== undefined && customerId === order.customerId) return true;
  if (key !== undefined && isKeyOf(secret, order.orderNumber, key)) return true;
  // SAFE-04: whoever uses the browser next is not the customer who ordered in it.
  if (order.customerId !== undefined || browser === undefined) return false;
  return isOfBrowser(on, order.checkoutId, browserHashOf(browser));
}

const browserHashOf = (secret: string) => createHash('sha256').update(secret).digest();
