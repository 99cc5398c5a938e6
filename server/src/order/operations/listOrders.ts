import type { EndpointReply, getOrders } from '@trolley/contract';
import type { Orders } from '../orders.ts';
import { showSummary } from '../showOrder.ts';
import { selectOrdersOf } from '../storage/queries.ts';

const pageSize = 10;

/** CUST-13: what a customer ordered, the newest first. */
export async function listOrders(
  { database, now }: Pick<Orders, 'database' | 'now'>,
  customerId: string,
  page = 1,
): Promise<EndpointReply<typeof getOrders>> {
  const offset = (page - 1) * pageSize;
  const { total, orders } = await selectOrdersOf(database, customerId, { limit: pageSize, offset });
  return {
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    results: orders.map((order) => showSummary(order, now())),
  };
}
