import { type Customer, errorCodes } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import type { CustomerRefused } from '../refusals.ts';
import { freeCards, lockOwnCard, updateCard } from './queries.ts';

/** The account has no card and no membership any more; the points stay with the card. Doing it twice changes nothing. */
export async function unlinkCard(
  customers: Pick<Customers, 'database' | 'tenant' | 'sessions' | 'loyalty'>,
  customerId: string,
): Promise<Customer | CustomerRefused> {
  const { database, sessions } = customers;
  await database.transaction(async (tx) => {
    if (!(await lockOwnCard(tx, customerId))) return;
    await updateCard(tx, customerId, undefined);
    await freeCards(tx, customerId);
  });
  await sessions.forget(customerId);
  return (await readCustomer(customers, customerId)) ?? { failure: errorCodes.unauthorized };
}
