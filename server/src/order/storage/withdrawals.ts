import type { Queryable } from '../../platform/database/database.ts';

export interface Withdrawal {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly text: string;
}

export interface StoredWithdrawal extends Withdrawal {
  readonly reference: string;
  readonly receivedAt: Date;
}

/** When it came; nothing where another one is called by this reference. */
export async function insertWithdrawal(
  tx: Queryable,
  { name, orderNumber, email, text, reference }: Omit<StoredWithdrawal, 'receivedAt'>,
): Promise<Date | undefined> {
  const [row] = await tx.query<Pick<StoredWithdrawal, 'receivedAt'>>({
    text: `insert into withdrawal (reference, name, order_number, email, text) values ($1, $2, $3, $4, $5)
           on conflict (reference) do nothing returning received_at as "receivedAt"`,
    values: [reference, name, orderNumber, email, text],
  });
  return row?.receivedAt;
}

/** By the address its receipt went to; the order number in it proves nothing about who sent it. */
export function selectWithdrawalsOf(on: Queryable, email: string): Promise<readonly StoredWithdrawal[]> {
  return on.query<StoredWithdrawal>({
    name: 'withdrawals-of',
    text: `select reference, name, order_number as "orderNumber", email, text, received_at as "receivedAt"
             from withdrawal where lower(email) = lower($1) order by received_at, reference`,
    values: [email],
  });
}

export function selectWithdrawals(on: Queryable, limit: number) {
  return on.query<StoredWithdrawal>({
    text: `select reference, name, order_number as "orderNumber", email, text, received_at as "receivedAt" from withdrawal
            order by received_at desc limit $1`,
    values: [limit],
  });
}
