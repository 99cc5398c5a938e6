import { forgetAtProvider } from './forgetAtProvider.ts';
import { deleteMethod, selectMethods } from './queries.ts';
import type { SavedMethods } from './savedMethods.ts';

/** CUST-12: of somebody who leaves nothing stays, neither here nor at the provider; one that is away is not waited for. */
export async function forgetMethodsOf(
  { database, payments }: Pick<SavedMethods, 'database' | 'payments'>,
  customerId: string,
): Promise<void> {
  for (const { id, provider, token } of await selectMethods(database, customerId)) {
    await forgetAtProvider(payments.byName(provider), token);
    await deleteMethod(database, customerId, id);
  }
}
