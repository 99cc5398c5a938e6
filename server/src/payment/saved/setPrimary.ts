import { errorCodes } from '@trolley/contract';
import { choosePrimary, lockMethods } from './queries.ts';
import type { MethodRefused, SavedMethods } from './savedMethods.ts';

export function setPrimary(
  { database }: Pick<SavedMethods, 'database'>,
  customerId: string,
  id: string,
): Promise<MethodRefused | undefined> {
  return database.transaction(async (tx) => {
    const known = (await lockMethods(tx, customerId)).find((one) => one.id === id);
    if (!known) return { failure: errorCodes.notFound };
    if (!known.isPrimary) await choosePrimary(tx, customerId, id);
    return undefined;
  });
}
