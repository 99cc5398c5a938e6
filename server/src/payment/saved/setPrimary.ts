import { errorCodes } from '@trolley/contract';
import { choosePrimary, lockMethods } from './queries.ts';
import type { MethodRefused, SavedMethods } from './savedMethods.ts';
import { isExpired } from './showMethods.ts';

export function setPrimary(
  { database, now }: Pick<SavedMethods, 'database' | 'now'>,
  customerId: string,
  id: string,
): Promise<MethodRefused | undefined> {
  return database.transaction(async (tx) => {
    const known = (await lockMethods(tx, customerId)).find((one) => one.id === id);
    // One that has expired cannot be offered at all.
    if (!known || isExpired(known, now())) return { failure: errorCodes.notFound };
    if (!known.isPrimary) await choosePrimary(tx, customerId, id);
    return undefined;
  });
}
