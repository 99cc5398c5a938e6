import type { Queryable } from '../../platform/database/database.ts';
import type { ParentOrder } from '../../sale/additions.ts';

/** It is neither cancelled nor packed until the transaction ends; others may add to it at the same time. */
export async function lockParent(tx: Queryable, orderNumber: string): Promise<ParentOrder | undefined> {
  const [row] = await tx.query<ParentOrder>({
    name: 'order-parent-locked',
    text: `select status, cut_off_at > clock_timestamp() as "beforeCutOff" from shop_order
            where order_number = $1 for share`,
    values: [orderNumber],
  });
  return row;
}
