import type { Queryable } from '../../platform/database/database.ts';

export interface Withdrawal {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly text: string;
}

export async function insertWithdrawal(tx: Queryable, { name, orderNumber, email, text }: Withdrawal) {
  const [row] = await tx.query<{ readonly reference: string; readonly receivedAt: Date }>({
    text: `insert into withdrawal (name, order_number, email, text) values ($1, $2, $3, $4)
           returning reference, received_at as "receivedAt"`,
    values: [name, orderNumber, email, text],
  });
  if (!row) throw new Error('A withdrawal was not written.');
  return row;
}

export function selectWithdrawals(on: Queryable, limit: number) {
  return on.query<Withdrawal & { readonly receivedAt: Date }>({
    text: `select name, order_number as "orderNumber", email, text, received_at as "receivedAt" from withdrawal
            order by received_at desc limit $1`,
    values: [limit],
  });
}
