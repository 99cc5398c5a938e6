import { isPassValid } from '@trolley/contract';
import type { HoldPass } from './activate.ts';
import { lockPurchases, selectNow } from './queries.ts';
import { passOfPurchases } from './spans.ts';

/** PASS-01: a fee that a pass is to pay is waived only if nobody takes the pass back at the same moment. */
export const holdPass: HoldPass = async (tx, customerId) => {
  const pass = passOfPurchases(await lockPurchases(tx, customerId));
  if (!pass) return false;
  const [startDate, endDate] = [pass.startDate, pass.endDate].map((at) => new Date(at).toISOString());
  return startDate !== undefined && endDate !== undefined && isPassValid({ startDate, endDate }, await selectNow(tx));
};
