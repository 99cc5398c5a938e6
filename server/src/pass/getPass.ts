import type { DeliveryPass } from '@trolley/contract';
import type { Passes } from './passes.ts';
import { selectPass } from './queries.ts';

/** PASS-01: the pass somebody has, valid or over; a plan that is no longer sold is called by its id. */
export async function getPass(
  { database, offers }: Passes,
  customerId: string,
): Promise<{ readonly pass?: DeliveryPass }> {
  const row = await selectPass(database, customerId);
  if (!row) return {};
  const { planId, startDate, endDate, renews } = row;
  const name = offers.pass.plans.find((plan) => plan.planId === planId)?.name ?? planId;
  return { pass: { planId, name, startDate: startDate.toISOString(), endDate: endDate.toISOString(), renews } };
}
