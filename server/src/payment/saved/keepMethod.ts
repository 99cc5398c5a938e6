import type { KeepMethod } from './keep.ts';
import { choosePrimary, insertMethod, lockMethods } from './queries.ts';

/** PAY-05: the first one is offered first by itself. */
export const keepMethod: KeepMethod = async (tx, { customerId, provider, methodKey, method, setPrimary }) => {
  const known = await lockMethods(tx, customerId);
  const id = await insertMethod(tx, { customerId, provider, methodKey, method });
  if (setPrimary || !known.some(({ isPrimary }) => isPrimary)) await choosePrimary(tx, customerId, id);
};
