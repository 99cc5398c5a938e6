import type { PassPlan } from '@trolley/contract';
import type { ActivatePass } from './activate.ts';
import { insertPurchase, lockPurchases, savePass, selectNow } from './queries.ts';
import { addMonths, passOfPurchases } from './spans.ts';

/** PASS-01: one that is still valid goes on where it ends; nothing of it is lost. */
export function activatePass(plans: readonly Pick<PassPlan, 'planId' | 'months'>[]): ActivatePass {
  return async (tx, { customerId, planId, checkoutId }) => {
    // A plan that was dropped while it was being paid is given as long as the longest: nobody pays for less than they saw.
    const months =
      plans.find((one) => one.planId === planId)?.months ?? Math.max(12, ...plans.map((one) => one.months));
    const before = await lockPurchases(tx, customerId);
    const boughtAt = await selectNow(tx);
    const base = Math.max(boughtAt, passOfPurchases(before)?.endDate ?? boughtAt);
    const purchase = { planId, boughtAt, lastsMs: addMonths(base, months) - base };
    await insertPurchase(tx, { customerId, checkoutId }, purchase);
    await savePass(tx, customerId, passOfPurchases([...before, purchase]));
  };
}
