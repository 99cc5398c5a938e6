import type { PassPlan } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { insertPurchase, lockPurchases, savePass, selectNow } from './queries.ts';
import { addMonths, passOfPurchases } from './spans.ts';

interface BoughtPass {
  readonly customerId: string;
  readonly planId: string;
  /** Of the order it was bought with. */
  readonly checkoutId?: string;
}

export type ActivatePass = (tx: Queryable, bought: BoughtPass) => Promise<void>;

/** PASS-01: a bought pass begins now, or where the one at hand ends, so that nothing of that is lost. */
export function activatePass(plans: readonly Pick<PassPlan, 'planId' | 'months'>[]): ActivatePass {
  return async (tx, { customerId, planId, checkoutId }) => {
    // A plan may be dropped while it is being paid: the customer then gets the longest one rather than less than they saw.
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
