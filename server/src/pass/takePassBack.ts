import type { Queryable } from '../platform/database/database.ts';
import { deletePurchase, lockPurchases, savePass } from './queries.ts';
import { passOfPurchases, spansOf } from './spans.ts';

/** The order that a pass was bought with. */
interface PassOrder {
  readonly customerId: string;
  readonly checkoutId: string;
}

/** PASS-01: the order is cancelled, so exactly what it added is taken away again; without any purchase there is no pass. */
export async function takePassBack(tx: Queryable, { customerId, checkoutId }: PassOrder): Promise<void> {
  const purchases = await lockPurchases(tx, customerId);
  if (!(await deletePurchase(tx, checkoutId))) return;
  await savePass(tx, customerId, passOfPurchases(purchases.filter((one) => one.checkoutId !== checkoutId)));
}

/** What an order added to a pass; other orders of the customer wait with theirs until the transaction ends. */
export async function findPassSpan(
  tx: Queryable,
  { customerId, checkoutId }: PassOrder,
): Promise<{ readonly from: Date; readonly until: Date } | undefined> {
  const span = spansOf(await lockPurchases(tx, customerId)).find((one) => one.checkoutId === checkoutId);
  return span && { from: new Date(span.from), until: new Date(span.until) };
}
