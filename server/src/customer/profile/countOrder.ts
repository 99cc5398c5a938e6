import type { DistributionType } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

const columns = { DELIVERY: 'orders_delivered', CLICK_AND_COLLECT: 'orders_collected' } as const;

/** Counts an order of a customer, so that the next one of this kind is not their first. */
export async function countOrder(tx: Queryable, customerId: string, type: DistributionType): Promise<void> {
  const kind = columns[type];
  await tx.query({
    name: kind,
    text: `update customer set ${kind} = ${kind} + 1 where id = $1`,
    values: [customerId],
  });
}

/** As if it had never been ordered: the next order may be the first again. */
export async function uncountOrder(tx: Queryable, customerId: string, type: DistributionType): Promise<void> {
  const kind = columns[type];
  await tx.query({
    name: `un${kind}`,
    text: `update customer set ${kind} = greatest(0, ${kind} - 1) where id = $1`,
    values: [customerId],
  });
}
