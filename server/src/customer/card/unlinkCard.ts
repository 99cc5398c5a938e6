import { type Customer, errorCodes } from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { readCustomer } from '../readCustomer.ts';
import type { CustomerRefused } from '../refusals.ts';
import { freeCards, keepCard, lockOwnCard, updateCard } from './queries.ts';

/**
 * The account has no card and no membership any more; the points stay with the card, which can be linked again: by its
 * code, or by this account where it has none. Doing it twice changes nothing, nor does it without a card.
 */
export async function unlinkCard(
  customers: Pick<Customers, 'database' | 'tenant' | 'sessions' | 'loyalty'>,
  customerId: string,
): Promise<Customer | CustomerRefused> {
  const { database, sessions } = customers;
  await database.transaction(async (tx) => {
    const own = await lockOwnCard(tx, customerId);
    if (!own || own.mpCardId === null) return;
    await keepCard(tx, customerId);
    await updateCard(tx, customerId, undefined);
    await freeCards(tx, customerId);
  });
  await sessions.forget(customerId);
  return (await readCustomer(customers, customerId)) ?? { failure: errorCodes.unauthorized };
}
