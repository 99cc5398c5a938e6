import { customerFailures, type EndpointInput, errorCodes, type setFavoriteStore } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import type { CustomerRefused } from '../refusals.ts';
import { lockCustomer } from './lockCustomer.ts';
import { setStore } from './queries.ts';

/** STORE-04: sets one place in the customer's list of stores; the store that was there goes. */
export async function chooseFavoriteStore(
  { database, service, catalogue }: Pick<Customers, 'database' | 'service' | 'catalogue'>,
  customerId: string,
  choice: EndpointInput<typeof setFavoriteStore>['body'],
): Promise<CustomerRefused | undefined> {
  const isKnown = catalogue().stores.has(choice.storeId) || service?.store(choice.storeId) !== undefined;
  if (!isKnown) return { failure: customerFailures.storeNotFound };
  return database.transaction(async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return { failure: errorCodes.unauthorized };
    await setStore(tx, customerId, choice);
    return undefined;
  });
}
