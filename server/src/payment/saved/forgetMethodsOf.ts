import { deleteMethod, selectMethods } from './queries.ts';
import type { SavedMethods } from './savedMethods.ts';
import { awayAsNothing } from './saveMethod.ts';

/** CUST-12: of somebody who leaves nothing stays, neither here nor at the provider; one that is away is not waited for. */
export async function forgetMethodsOf(
  { database, payments }: Pick<SavedMethods, 'database' | 'payments'>,
  customerId: string,
): Promise<void> {
  for (const { id, provider, token } of await selectMethods(database, customerId)) {
    await payments.byName(provider)?.forgetMethod(token).catch(awayAsNothing);
    await deleteMethod(database, customerId, id);
  }
}
