import type { KeepMethod } from './keep.ts';
import { choosePrimary, insertMethod, lockMethods } from './queries.ts';
import { isExpired } from './showMethods.ts';

/** PAY-05: the first one is offered first by itself, and so is one that comes after all others have expired. */
export const keepMethod: KeepMethod = async (tx, { customerId, provider, methodKey, method, setPrimary }) => {
  const known = await lockMethods(tx, customerId);
  const id = await insertMethod(tx, { customerId, provider, methodKey, method });
  if (setPrimary || !known.some((one) => one.isPrimary && !isExpired(one, Date.now())))
    await choosePrimary(tx, customerId, id);
};
