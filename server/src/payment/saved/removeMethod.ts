import { checkoutFailures, errorCodes } from '@trolley/contract';
import { forgetAtProvider } from './forgetAtProvider.ts';
import { choosePrimary, deleteMethod, lockMethods, selectMethods } from './queries.ts';
import type { MethodRefused, SavedMethods } from './savedMethods.ts';
import { isExpired } from './showMethods.ts';

/** PAY-05: the provider forgets it first; where it does not answer, the method is still there to be removed again. */
export async function removeMethod(
  { database, payments, now }: SavedMethods,
  customerId: string,
  { id, provider }: { readonly id: string; readonly provider?: string },
): Promise<MethodRefused | undefined> {
  const known = (await selectMethods(database, customerId)).find((one) => one.id === id);
  if (!known || (provider !== undefined && provider !== known.provider)) return { failure: errorCodes.notFound };
  if (!(await forgetAtProvider(payments.byName(known.provider), known.token)))
    return { failure: checkoutFailures.providerAway };
  await database.transaction(async (tx) => {
    const others = (await lockMethods(tx, customerId)).filter((one) => one.id !== id);
    await deleteMethod(tx, customerId, id);
    const next = others.find((one) => !isExpired(one, now()));
    if (next && !others.some(({ isPrimary }) => isPrimary)) await choosePrimary(tx, customerId, next.id);
  });
  return undefined;
}
