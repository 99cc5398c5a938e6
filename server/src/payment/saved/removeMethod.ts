import { checkoutFailures, errorCodes } from '@trolley/contract';
import { choosePrimary, deleteMethod, lockMethods, selectMethods } from './queries.ts';
import type { MethodRefused, SavedMethods } from './savedMethods.ts';
import { awayAsNothing } from './saveMethod.ts';

/** PAY-05: the provider forgets it first; where it does not answer, the method is still there to be removed again. */
export async function removeMethod(
  { database, payments }: SavedMethods,
  customerId: string,
  { id, provider }: { readonly id: string; readonly provider?: string },
): Promise<MethodRefused | undefined> {
  const known = (await selectMethods(database, customerId)).find((one) => one.id === id);
  if (!known || (provider !== undefined && provider !== known.provider)) return { failure: errorCodes.notFound };
  const keeper = payments.byName(known.provider);
  const forgotten = keeper ? await keeper.forgetMethod(known.token).then(() => true, awayAsNothing) : true;
  if (!forgotten) return { failure: checkoutFailures.providerAway };
  await database.transaction(async (tx) => {
    const others = (await lockMethods(tx, customerId)).filter((one) => one.id !== id);
    await deleteMethod(tx, customerId, id);
    const [next] = others;
    if (next && !others.some(({ isPrimary }) => isPrimary)) await choosePrimary(tx, customerId, next.id);
  });
  return undefined;
}
