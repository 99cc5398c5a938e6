import type { OrderForAddon } from '../../cart/carts.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { selectOrder, selectWeight } from '../storage/queries.ts';

/** CUST-13: an order of this customer that can still be added to; the database's clock decides. */
export function orderForAddon(database: Queryable): OrderForAddon {
  return async (orderNumber, { customerId }) => {
    if (customerId === undefined || !/^\d{1,15}$/.test(orderNumber)) return undefined;
    const order = await selectOrder(database, orderNumber);
    if (!order || order.customerId !== customerId || order.status !== 'PLACED' || !order.beforeCutOff) return undefined;
    const { mode, window, distributionAddress, billingAddress } = order.document.attempt;
    if (mode !== 'REGULAR' || order.slotException) return undefined;
    const { id, startsAt, endsAt, cutOffAt } = window;
    return {
      address: distributionAddress,
      billing: billingAddress,
      window: {
        id,
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
        cutOffAt: Date.parse(cutOffAt),
        fee: 0,
        green: false,
      },
      weight: await selectWeight(database, orderNumber),
    };
  };
}
