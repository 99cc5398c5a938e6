import type { PassPlan } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { BoughtPass } from './activate.ts';

/** The order it was bought with is cancelled: its months are gone again; one without any left is no pass. */
export function takePassBack(plans: readonly Pick<PassPlan, 'planId' | 'months'>[]) {
  return async (tx: Queryable, { customerId, planId }: BoughtPass): Promise<void> => {
    const months = plans.find((one) => one.planId === planId)?.months ?? 0;
    await tx.query({
      name: 'pass-taken-back',
      // Months differ by some days: what is left by those is nothing.
      text: `with gone as (
               delete from delivery_pass
                where customer_id = $1 and end_date - make_interval(months => $2) <= start_date + interval '4 days'
               returning 1
             )
             update delivery_pass set end_date = end_date - make_interval(months => $2)
              where customer_id = $1 and not exists (select from gone)`,
      values: [customerId, months],
    });
  };
}
