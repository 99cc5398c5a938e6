import type { Queryable } from '../../platform/database/database.ts';
import type { Orders } from '../orders.ts';
import { earningOf, returnedOf } from '../rules/earningOf.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

/** LOY-14: what a completed order of a member brings, less what was refunded between handing over and completion. */
export async function earnPoints(
  { loyalty }: Pick<Orders, 'loyalty'>,
  tx: Queryable,
  order: Pick<StoredOrder, 'orderNumber' | 'customerId' | 'document'>,
): Promise<void> {
  const { customerId, document } = order;
  if (!loyalty || customerId === undefined || !document.attempt.member) return;
  await loyalty.earn(tx, { customerId, order: earningOf(order) });
  await takePointsBack({ loyalty }, tx, order);
}

/** What a refund costs of the points; nothing of an order that has brought none. */
export async function takePointsBack(
  { loyalty }: Pick<Orders, 'loyalty'>,
  tx: Queryable,
  order: Pick<StoredOrder, 'orderNumber' | 'document'>,
): Promise<void> {
  const returned = loyalty && returnedOf(order);
  if (returned) await loyalty.takeBack(tx, returned);
}
