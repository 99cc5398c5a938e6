import type { Queryable } from '../platform/database/database.ts';

/** Whether a guest's checkout was begun by the browser with this secret. */
export async function isOfBrowser(on: Queryable, checkoutId: string, browserHash: Buffer): Promise<boolean> {
  const found = await on.query({
    name: 'checkout-of-browser',
    text: 'select 1 from checkout where id = $1 and browser_hash = $2',
    values: [checkoutId, browserHash],
  });
  return found.length > 0;
}

/** The checkouts of guests in that browser that became orders, the newest first. */
export async function ordersOfBrowser(on: Queryable, browserHash: Buffer): Promise<readonly string[]> {
  const rows = await on.query<{ readonly id: string }>({
    name: 'checkouts-ordered-by-browser',
    text: `select id from checkout where browser_hash = $1 and status = 'ORDERED' order by created_at desc limit 10`,
    values: [browserHash],
  });
  return rows.map(({ id }) => id);
}

/** All checkouts of guests in that browser, whatever became of them. */
export async function checkoutsOfBrowser(on: Queryable, browserHash: Buffer): Promise<readonly string[]> {
  const rows = await on.query<{ readonly id: string }>({
    name: 'checkouts-of-browser',
    text: 'select id from checkout where browser_hash = $1',
    values: [browserHash],
  });
  return rows.map(({ id }) => id);
}

interface PaidByPass {
  readonly id: string;
  readonly status: 'OPEN' | 'ORDERED';
}

/** Checkouts of a customer, begun within a time, whose delivery fee a pass paid that was not bought with them. */
export function feesPaidByPass(
  tx: Queryable,
  customerId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly PaidByPass[]> {
  return tx.query({
    name: 'checkouts-paid-by-pass',
    text: `select id, status from checkout
            where customer_id = $1 and created_at >= $2 and created_at < $3 and status in ('OPEN', 'ORDERED')
              and attempt ? 'passPaysFee' and not attempt ? 'pass'`,
    values: [customerId, from, until],
  });
}

/** Whose checkout it is; undefined of a guest's, and of one that does not exist. */
export async function customerOfCheckout(on: Queryable, checkoutId: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly customerId: string | null }>({
    name: 'checkout-customer',
    text: 'select customer_id as "customerId" from checkout where id = $1',
    values: [checkoutId],
  });
  return row?.customerId ?? undefined;
}

/** All checkouts of a customer, whatever became of them. */
export async function checkoutsOf(on: Queryable, customerId: string): Promise<readonly string[]> {
  const rows = await on.query<{ readonly id: string }>({
    name: 'checkouts-of-customer',
    text: 'select id from checkout where customer_id = $1',
    values: [customerId],
  });
  return rows.map(({ id }) => id);
}

/** Whether a payment is still under way for one of these checkouts. */
export async function isAnyCheckoutOpen(on: Queryable, checkoutIds: readonly string[]): Promise<boolean> {
  const found = await on.query({
    name: 'checkouts-open',
    text: `select 1 from checkout where id = any($1) and status = 'OPEN' limit 1`,
    values: [checkoutIds],
  });
  return found.length > 0;
}
