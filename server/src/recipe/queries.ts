import type { MealPlan } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

export interface StoredMealPlan {
  readonly plan: MealPlan;
  readonly changedAt: Date;
}

export async function selectMealPlan(on: Queryable, customerId: string): Promise<StoredMealPlan | undefined> {
  const [row] = await on.query<StoredMealPlan>({
    name: 'meal-plan',
    text: 'select plan, changed_at as "changedAt" from meal_plan where customer_id = $1',
    values: [customerId],
  });
  return row;
}

/** False where the account is gone meanwhile. */
export async function upsertMealPlan(on: Queryable, customerId: string, plan: MealPlan): Promise<boolean> {
  const rows = await on.query({
    name: 'meal-plan-set',
    text: `insert into meal_plan (customer_id, plan) select $1, $2::jsonb where exists (select from customer where id = $1)
           on conflict (customer_id) do update set plan = excluded.plan, changed_at = now()
           returning 1`,
    values: [customerId, JSON.stringify(plan)],
  });
  return rows.length > 0;
}

export async function deleteMealPlan(on: Queryable, customerId: string): Promise<void> {
  await on.query({
    name: 'meal-plan-delete',
    text: 'delete from meal_plan where customer_id = $1',
    values: [customerId],
  });
}
