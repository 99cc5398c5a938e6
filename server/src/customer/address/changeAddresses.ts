import { errorCodes, type SavedAddress } from '@trolley/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { lockCustomer } from '../profile/lockCustomer.ts';
import type { CustomerRefused } from '../refusals.ts';
import { choosePrimaries, withPrimaries } from './choosePrimaries.ts';
import { selectAddresses, writePrimaries } from './queries.ts';

/** What a change leads to: the addresses as they then are, oldest first, and the one that shall be the first. */
export interface ChangedAddresses {
  readonly addresses: readonly SavedAddress[];
  readonly preferred?: string;
}

type ChangeWithin = (addresses: readonly SavedAddress[]) => Promise<ChangedAddresses | CustomerRefused>;
type Change = (tx: Queryable, addresses: readonly SavedAddress[]) => Promise<ChangedAddresses | CustomerRefused>;

/**
 * One change after the other: the customer's row is locked, so they are counted exactly, and of each kind there is one
 * that is the first as long as there is any.
 */
export function changeAddresses(
  database: Database,
  customerId: string,
  change: Change,
): Promise<SavedAddress[] | CustomerRefused> {
  return database.transaction((tx) => changeAddressesWithin(tx, customerId, (addresses) => change(tx, addresses)));
}

/** The same, as a part of something else. */
export async function changeAddressesWithin(
  tx: Queryable,
  customerId: string,
  change: ChangeWithin,
): Promise<SavedAddress[] | CustomerRefused> {
  if (!(await lockCustomer(tx, customerId))) return { failure: errorCodes.unauthorized };
  const changed = await change(await selectAddresses(tx, customerId));
  if ('failure' in changed) return changed;
  const { addresses, preferred } = changed;
  const chosen = choosePrimaries(addresses, preferred);
  const after = withPrimaries(addresses, chosen);
  const isSettled = after.every((one, index) => one.primary.join() === addresses[index]?.primary.join());
  if (!isSettled) await writePrimaries(tx, customerId, chosen);
  return after;
}
