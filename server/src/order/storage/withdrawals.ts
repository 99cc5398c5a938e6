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

export interface OwnWithdrawal extends Withdrawal {
  readonly reference: string;
  readonly receivedAt: Date;
}

/** By the address its receipt went to; whoever else names an order in one is somebody else. */
export function selectWithdrawalsOf(on: Queryable, email: string): Promise<readonly OwnWithdrawal[]> {
  return on.query<OwnWithdrawal>({
    name: 'withdrawals-of',
    text: `select reference, name, order_number as "orderNumber", email, text, received_at as "receivedAt"
             from withdrawal where lower(email) = lower($1) order by received_at, reference`,
    values: [email],
  });
}

export function selectWithdrawals(on: Queryable, limit: number) {
  return on.query<Withdrawal & { readonly receivedAt: Date }>({
    text: `select name, order_number as "orderNumber", email, text, received_at as "receivedAt" from withdrawal
            order by received_at desc limit $1`,
    values: [limit],
  });
}
