import { errorCodes, getMealPlan, type MealPlan, setMealPlan } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/http/serve.ts';
import { deleteMealPlan, selectMealPlan, upsertMealPlan } from './queries.ts';

interface Parts {
  readonly database: Database;
  /** Refuses with 401 where nobody is logged in. */
  requireCustomer(request: FastifyRequest): Promise<{ readonly customerId: string }>;
  /** Serialises changes of one customer until the transaction ends; false where the account is gone. */
  lockCustomer(tx: Queryable, customerId: string): Promise<boolean>;
}

const nothing: MealPlan = { meals: [], swaps: {}, home: [], buy: [] };

/** What a customer means to cook; a guest's plan stays in the browser. */
export function mealPlanRoutes(app: FastifyInstance, { database, requireCustomer, lockCustomer }: Parts): void {
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
    // The account may be deleted at the same moment.
    const isKept = await database.transaction(async (tx) => {
      if (!(await lockCustomer(tx, customerId))) return false;
      await upsertMealPlan(tx, customerId, body);
      return true;
    });
    if (!isKept) throw new Refusal(401, errorCodes.unauthorized, 'Sign in first.');
    return body;
  });
}
