import type { Queryable } from '../platform/database/database.ts';

interface PassRow {
  readonly planId: string;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly renews: boolean;
}

export async function selectPass(on: Queryable, customerId: string): Promise<PassRow | undefined> {
  const [row] = await on.query<PassRow>({
    name: 'pass-read',
    text: `select plan_id as "planId", start_date as "startDate", end_date as "endDate", renews
             from delivery_pass where customer_id = $1`,
    values: [customerId],
  });
  return row;
}

export interface EndingPass {
  readonly planId: string;
  readonly endDate: Date;
  readonly renews: boolean;
  readonly email: string;
  readonly firstName: string;
}

/** Those that end within so many days and whose holders were not told yet; each is given to one caller alone. */
export function takeEnding(tx: Queryable, days: number, most: number): Promise<readonly EndingPass[]> {
  return tx.query({
    name: 'pass-ending',
    text: `with ending as materialized (
             select customer_id from delivery_pass
              where reminded_at is null and end_date > now() and end_date <= now() + make_interval(days => $1)
              order by end_date limit $2 for no key update skip locked
           )
           update delivery_pass told set reminded_at = now() from ending, customer
            where told.customer_id = ending.customer_id and customer.id = told.customer_id
           returning told.plan_id as "planId", told.end_date as "endDate", told.renews, customer.email,
                     customer.first_name as "firstName"`,
    values: [days, most],
  });
}
