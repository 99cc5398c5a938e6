import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectMealPlan } from './queries.ts';

/** The database deletes it with the customer's row. */
export function recipeData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      return { mealPlan: (await selectMealPlan(database, id)) ?? null };
    },
  };
}
