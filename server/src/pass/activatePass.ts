import type { PassPlan } from '@trolley/contract';
import type { ActivatePass } from './activate.ts';

/** PASS-01: one that is still valid goes on where it ends; nothing of it is lost. */
export function activatePass(plans: readonly Pick<PassPlan, 'planId' | 'months'>[]): ActivatePass {
  return async (tx, { customerId, planId }) => {
    // A plan that was dropped while it was being paid is given as long as the longest: nobody pays for less than they saw.
    const months =
      plans.find((one) => one.planId === planId)?.months ?? Math.max(12, ...plans.map((one) => one.months));
    await tx.query({
      name: 'pass-activated',
      text: `insert into delivery_pass as held (customer_id, plan_id, start_date, end_date)
             values ($1, $2, now(), now() + make_interval(months => $3))
             on conflict (customer_id) do update set
               plan_id = excluded.plan_id,
               start_date = case when held.end_date > now() then held.start_date else now() end,
               end_date = greatest(held.end_date, now()) + make_interval(months => $3),
               reminded_at = null`,
      values: [customerId, planId, months],
    });
  };
}
