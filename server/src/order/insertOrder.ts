import type { InsertOrder } from '../sale/newOrder.ts';
import { countPurchases } from './storage/purchases.ts';
import { insertRow } from './storage/queries.ts';

/** CHK-04: writes an order in the transaction that places it. The unique cart and checkout see to it that there is one. */
export const insertOrder: InsertOrder = async (tx, order) => {
  const { checkoutId, cartId, customerId, attempt, initiator, slotException } = order;
  const orderNumber = await insertRow(tx, {
    checkoutId,
    cartId,
    ...(customerId !== undefined && { customerId }),
    initiator,
    slotException,
    document: { attempt, refunded: 0 },
  });
  // In one order for everybody, so that two orders of a customer never wait for each other in a circle.
  const skus = attempt.lines.map(({ sku }) => sku).toSorted();
  if (customerId !== undefined) await countPurchases(tx, customerId, skus);
  return orderNumber;
};
