import type { DeliveryPass, PassPlan } from '@trolley/contract';
import type { Database, Queryable } from '../platform/database/database.ts';
import { selectPass } from './queries.ts';

/** What every operation on delivery passes works with. */
export interface PassParts {
  readonly database: Database;
  /** Those that are sold. */
  readonly plans: readonly PassPlan[];
}

/** PASS-01: the pass a customer has, valid or over; a plan that is no longer sold is called by its id. */
export async function getPass(
  { database, plans }: Pick<PassParts, 'plans'> & { readonly database: Queryable },
  customerId: string,
): Promise<{ readonly pass?: DeliveryPass }> {
  const row = await selectPass(database, customerId);
  if (!row) return {};
  const { planId, startDate, endDate, renews } = row;
  const name = plans.find((plan) => plan.planId === planId)?.name ?? planId;
  return { pass: { planId, name, startDate: startDate.toISOString(), endDate: endDate.toISOString(), renews } };
}
