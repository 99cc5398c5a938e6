import type { FindPassSpan, TakePassBack } from './activate.ts';
import { deletePurchase, lockPurchases, savePass } from './queries.ts';
import { passOfPurchases, spansOf } from './spans.ts';

/** PASS-01: exactly what the order brought is gone again, plan and all; a pass without any purchase is none. */
export const takePassBack: TakePassBack = async (tx, { customerId, checkoutId }) => {
  const purchases = await lockPurchases(tx, customerId);
  if (!(await deletePurchase(tx, checkoutId))) return;
  await savePass(tx, customerId, passOfPurchases(purchases.filter((one) => one.checkoutId !== checkoutId)));
};

export const findPassSpan: FindPassSpan = async (tx, { customerId, checkoutId }) => {
  const span = spansOf(await lockPurchases(tx, customerId)).find((one) => one.checkoutId === checkoutId);
  return span && { from: new Date(span.from), until: new Date(span.until) };
};
