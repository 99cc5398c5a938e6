import type { Queryable } from '../../platform/database/database.ts';
import { choosePrimary, insertMethod, lockMethods, type MethodToSave, updateUsed } from './queries.ts';
import { isExpired } from './showMethods.ts';

/**
 * PAY-05: saves the method an order was paid with, in its transaction; one that is saved already is not saved twice. The
 * first one becomes the primary one by itself, and so does one that comes after all others have expired.
 */
export async function saveMethod(
  tx: Queryable,
  { customerId, provider, methodKey, method, setPrimary }: MethodToSave,
): Promise<void> {
  const known = await lockMethods(tx, customerId);
  const id = await insertMethod(tx, { customerId, provider, methodKey, method });
  if (setPrimary || !known.some((one) => one.isPrimary && !isExpired(one, Date.now())))
    await choosePrimary(tx, customerId, id);
}

/** WEEK-01: an order was paid with it, so the next one begins with it. One that was removed meanwhile stays removed. */
export function touchMethod(tx: Queryable, customerId: string, id: string): Promise<void> {
  return updateUsed(tx, customerId, id);
}
