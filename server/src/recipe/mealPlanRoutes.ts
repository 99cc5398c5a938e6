import { errorCodes, getMealPlan, type MealPlan, setMealPlan } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/http/serve.ts';
import { deleteMealPlan, selectMealPlan, upsertMealPlan } from './queries.ts';

interface Parts {
  readonly database: Database;
  /** Refuses with 401 where nobody is logged in. */
  requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }>;
}

const nothing: MealPlan = { meals: [], swaps: {}, home: [], buy: [] };

/** What a customer means to cook; a guest's plan stays in the browser. */
export function mealPlanRoutes(app: FastifyInstance, { database, requireCustomer }: Parts): void {
  serve(app, getMealPlan, async (_, { request }) => {
    const { customerId } = await requireCustomer(request);
    return (await selectMealPlan(database, customerId))?.plan ?? nothing;
  });
  serve(app, setMealPlan, async ({ body }, { request }) => {
    const { customerId } = await requireCustomer(request);
    if (body.meals.length === 0) {
      await deleteMealPlan(database, customerId);
      return nothing;
    }
    if (!(await upsertMealPlan(database, customerId, body)))
      throw new Refusal(401, errorCodes.unauthorized, 'Sign in first.');
    return body;
  });
}
