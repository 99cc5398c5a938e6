import { errorCodes, staffFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { StaffRefused } from '../refusals.ts';
import { covers, isInStores } from '../rules/rights.ts';
import type { Staff } from '../staff.ts';
import { type Actor, rightsOf } from '../who.ts';
import { type AccountRow, lockAccounts } from './queries.ts';

/**
 * Changes a colleague's account in one transaction: never one's own, and never one that may do more than oneself. Both
 * accounts are locked, so of two people who lock each other out one stays.
 */
export async function changeAccount<T>(
  { database }: Pick<Staff, 'database'>,
  actor: Actor,
  id: string,
  change: (tx: Queryable, account: AccountRow) => Promise<T | StaffRefused>,
): Promise<T | StaffRefused> {
  if (actor.staffId === id) return { failure: staffFailures.ownAccount };
  return database.transaction(async (tx) => {
    const locked = await lockAccounts(tx, actor.staffId === null ? [id] : [id, actor.staffId]);
    const account = locked.find((one) => one.id === id);
    const own = locked.find((one) => one.id === actor.staffId);
    if (actor.staffId !== null && (!own || own.locked))
      throw new Refusal(401, errorCodes.unauthorized, 'Log in to the studio first.');
    const rights = own ? rightsOf(own) : actor;
    if (!account || !isInStores(rights, account.stores)) return { failure: staffFailures.staffNotFound };
    if (!covers(rights, rightsOf(account))) return { failure: staffFailures.beyondOwnRights };
    return change(tx, account);
  });
}
