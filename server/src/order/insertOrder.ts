import type { Attempt } from '../sale/attempt.ts';
import type { InsertedOrder, InsertOrder } from '../sale/newOrder.ts';
import { countPurchases } from './storage/purchases.ts';
import { insertRow } from './storage/queries.ts';
import type { OrderDocument, StoredOrder } from './storage/storedOrder.ts';

/** CHK-04: writes an order in the transaction that places it. The unique cart and checkout see to it that there is one. */
export const insertOrder: InsertOrder = async (tx, order) => {
  const { checkoutId, cartId, customerId, attempt, initiator, slotException } = order;
  const inserted = await insertRow(tx, {
    checkoutId,
    cartId,
    ...(customerId !== undefined && { customerId }),
    initiator,
    slotException,
    document: documentOf(attempt),
  });
  // In one order for everybody, so that two orders of a customer never wait for each other in a circle.
  const skus = attempt.lines.map(({ sku }) => sku).toSorted();
  if (customerId !== undefined) await countPurchases(tx, customerId, skus);
  return { ...order, ...inserted };
};

const documentOf = (attempt: Attempt): OrderDocument => ({ attempt, refunded: 0 });

/** What was just written, as it would be read. */
export function insertedOrderOf(inserted: InsertedOrder): StoredOrder {
  const { orderNumber, checkoutId, customerId, attempt, slotException, placedAt } = inserted;
  const { parentOrderNumber, window } = attempt;
  return {
    ...{ orderNumber, checkoutId, status: 'PLACED', slotException, placedAt, changedAt: placedAt },
    ...(customerId !== undefined && { customerId }),
    ...(parentOrderNumber !== undefined && { parentOrderNumber }),
    document: documentOf(attempt),
    beforeCutOff: placedAt.getTime() < Date.parse(window.cutOffAt),
  };
}
