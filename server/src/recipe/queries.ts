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

export async function upsertMealPlan(on: Queryable, customerId: string, plan: MealPlan): Promise<void> {
  await on.query({
    name: 'meal-plan-set',
    text: `insert into meal_plan (customer_id, plan) values ($1, $2::jsonb)
           on conflict (customer_id) do update set plan = excluded.plan, changed_at = now()`,
    values: [customerId, JSON.stringify(plan)],
  });
}

export async function deleteMealPlan(on: Queryable, customerId: string): Promise<void> {
  await on.query({
    name: 'meal-plan-delete',
    text: 'delete from meal_plan where customer_id = $1',
    values: [customerId],
  });
}
