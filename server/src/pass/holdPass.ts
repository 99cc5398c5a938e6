import { isPassValid } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { lockPurchases, selectNow } from './queries.ts';
import { passOfPurchases } from './spans.ts';

/** PASS-01: whether a customer's pass holds now; it cannot be taken back before the transaction ends. */
export async function holdPass(tx: Queryable, customerId: string): Promise<boolean> {
  const pass = passOfPurchases(await lockPurchases(tx, customerId));
  if (!pass) return false;
  const iso = (at: number) => new Date(at).toISOString();
  return isPassValid({ startDate: iso(pass.startDate), endDate: iso(pass.endDate) }, await selectNow(tx));
}
