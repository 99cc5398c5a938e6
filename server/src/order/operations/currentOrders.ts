import type { HomeOrder } from '@trolley/contract';
import { type Asker, browserHashOf } from '../access/findOrder.ts';
import type { CurrentOrders, Orders } from '../orders.ts';
import { showSummary } from '../showOrder.ts';
import { selectCurrentOrders } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

/** So long after its window an order that nobody completed is still spoken of as coming. */
const lateMs = 6 * 60 * 60_000;
const mostUnderWay = 3;

/** WEEK-02: what a shopper waits for; a guest's orders open to the browser that ordered alone. */
export async function currentOrders(
  { database, checkouts, now }: Pick<Orders, 'database' | 'checkouts' | 'now'>,
  { customerId, browser }: Pick<Asker, 'customerId' | 'browser'>,
): Promise<CurrentOrders> {
  const checkoutIds = browser === undefined ? [] : await checkouts.ordersOfBrowser(database, browserHashOf(browser));
  if (customerId === undefined && checkoutIds.length === 0) return { underWay: [] };
  return arrange(await selectCurrentOrders(database, { customerId, checkoutIds }), now());
}

export function arrange(stored: readonly StoredOrder[], now: number): CurrentOrders {
  const orders = stored.filter(({ parentOrderNumber }) => parentOrderNumber === undefined);
  const isUnderWay = ({ status, document: { attempt } }: StoredOrder) =>
    status !== 'COMPLETED' && status !== 'CANCELLED' && Date.parse(attempt.window.endsAt) + lateMs > now;
  const newest = orders.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())[0];
  const show = (order: StoredOrder) => showCurrent(order, additionsOf(order, stored), now);
  const underWay = orders.filter(isUnderWay).slice(0, mostUnderWay).map(show);
  const address = newest?.document.attempt.distributionAddress;
  return {
    underWay,
    ...(underWay.length === 0 && newest && { last: show(newest) }),
    ...(address && { address }),
  };
}

function additionsOf({ orderNumber }: StoredOrder, stored: readonly StoredOrder[]): readonly StoredOrder[] {
  return stored.filter(({ parentOrderNumber }) => parentOrderNumber === orderNumber);
}

function showCurrent(order: StoredOrder, additions: readonly StoredOrder[], now: number): HomeOrder {
  const { attempt } = order.document;
  const { distributionType, storeId, streetName, streetNumber, postalCode, city } = attempt.distributionAddress;
  const summary = showSummary(order, now);
  const added = additions.map((one) => showSummary(one, now));
  return {
    ...summary,
    total: added.reduce((sum, { total }) => sum + total, summary.total),
    lineItemCount: added.reduce((sum, { lineItemCount }) => sum + lineItemCount, summary.lineItemCount),
    productCount: new Set([order, ...additions].flatMap((one) => one.document.attempt.lines.map(({ sku }) => sku)))
      .size,
    cutOffAt: attempt.window.cutOffAt,
    changedAt: order.changedAt.toISOString(),
    place: { distributionType, storeId, streetName, streetNumber, postalCode, city },
    slotException: order.slotException,
  };
}
