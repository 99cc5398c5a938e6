import type { Queryable } from '../../platform/database/database.ts';
import type { Account } from './account.ts';
import { claimCard, insertCustomer, lockCard } from './queries.ts';

export type Created = { readonly customerId: string } | { readonly taken: 'card' | 'email' };

/** Inserts the customer, with the claimed card, unless address or card were taken meanwhile. */
export async function createAccount(tx: Queryable, account: Account): Promise<Created> {
  const { cardNumber } = account;
  const membership = cardNumber === undefined ? undefined : await lockCard(tx, cardNumber);
  if (cardNumber !== undefined && !membership) return { taken: 'card' };
  const customerId = await insertCustomer(tx, account, membership);
  if (customerId === undefined) return { taken: 'email' };
  if (membership) await claimCard(tx, membership.cardNumber, customerId);
  return { customerId };
}
