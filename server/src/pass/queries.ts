import type { Queryable } from '../platform/database/database.ts';
import type { Purchase, WholePass } from './spans.ts';

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
  readonly customerId: string;
  readonly planId: string;
  readonly endDate: Date;
  readonly renews: boolean;
}

/** Those that end within so many days and whose holders were not reminded yet; each is given to one caller alone. */
export function takeEnding(tx: Queryable, days: number, most: number): Promise<readonly EndingPass[]> {
  return tx.query({
    name: 'pass-ending',
    text: `with ending as materialized (
             select customer_id from delivery_pass
              where reminded_at is null and end_date > now() and end_date <= now() + make_interval(days => $1)
              order by end_date limit $2 for no key update skip locked
           )
           update delivery_pass pass set reminded_at = now() from ending
            where pass.customer_id = ending.customer_id
           returning pass.customer_id as "customerId", pass.plan_id as "planId", pass.end_date as "endDate", pass.renews`,
    values: [days, most],
  });
}

/** By the database's clock, as the transaction has it. */
export async function selectNow(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ readonly now: Date }>({ name: 'pass-now', text: 'select now() as now' });
  if (!row) throw new Error('The database does not tell the time.');
  return row.now.getTime();
}

interface StoredPurchase extends Purchase {
  readonly checkoutId: string | null;
}

/**
 * What a customer bought of passes, in its order; locked until the transaction ends. Comes after the locks on
 * orders, so that two transactions never wait for each other.
 */
export async function lockPurchases(tx: Queryable, customerId: string): Promise<readonly StoredPurchase[]> {
  await tx.query({
    name: 'pass-locked',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`pass ${customerId}`],
  });
  // One that came without a purchase, by hand, is one from now on.
  await tx.query({
    name: 'pass-adopted',
    text: `insert into pass_purchase (customer_id, plan_id, bought_at, lasts_ms)
           select customer_id, plan_id, start_date, ceil(extract(epoch from end_date - start_date) * 1000)::bigint
             from delivery_pass held
            where customer_id = $1 and not exists (select from pass_purchase where customer_id = held.customer_id)`,
    values: [customerId],
  });
  const rows = await tx.query<Omit<StoredPurchase, 'boughtAt'> & { readonly boughtAt: Date }>({
    name: 'pass-purchases',
    text: `select plan_id as "planId", bought_at as "boughtAt", lasts_ms::double precision as "lastsMs",
                  checkout_id as "checkoutId"
             from pass_purchase where customer_id = $1 order by bought_at, id`,
    values: [customerId],
  });
  return rows.map(({ boughtAt, ...rest }) => ({ ...rest, boughtAt: boughtAt.getTime() }));
}

export async function insertPurchase(
  tx: Queryable,
  { customerId, checkoutId }: { readonly customerId: string; readonly checkoutId?: string },
  { planId, boughtAt, lastsMs }: Purchase,
): Promise<void> {
  await tx.query({
    name: 'pass-purchase-insert',
    text: `insert into pass_purchase (customer_id, checkout_id, plan_id, bought_at, lasts_ms)
           values ($1, $2, $3, $4, $5)`,
    values: [customerId, checkoutId ?? null, planId, new Date(boughtAt), lastsMs],
  });
}

export async function deletePurchase(tx: Queryable, checkoutId: string): Promise<boolean> {
  const gone = await tx.query({
    name: 'pass-purchase-delete',
    text: 'delete from pass_purchase where checkout_id = $1 returning 1',
    values: [checkoutId],
  });
  return gone.length > 0;
}

/** Whether it is renewed stays as its holder wanted it; of another end they are told again. */
export async function savePass(tx: Queryable, customerId: string, pass: WholePass | undefined): Promise<void> {
  if (!pass) {
    await tx.query({
      name: 'pass-gone',
      text: 'delete from delivery_pass where customer_id = $1',
      values: [customerId],
    });
    return;
  }
  await tx.query({
    name: 'pass-saved',
    text: `insert into delivery_pass as held (customer_id, plan_id, start_date, end_date) values ($1, $2, $3, $4)
           on conflict (customer_id) do update set
             plan_id = excluded.plan_id, start_date = excluded.start_date, end_date = excluded.end_date,
             reminded_at = case when held.end_date = excluded.end_date then held.reminded_at end`,
    values: [customerId, pass.planId, new Date(pass.startDate), new Date(pass.endDate)],
  });
}
