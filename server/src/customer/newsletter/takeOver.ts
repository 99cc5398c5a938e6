import type { Queryable } from '../../platform/database/database.ts';
import type { Customers } from '../customers.ts';
import { subscribeWithConsent } from './queries.ts';

/**
 * A subscriber who becomes a customer is one person with one list of newsletters. Only where the address was confirmed
 * just now: whoever registers with somebody else's address gets nothing of theirs.
 */
export async function takeOver(
  tx: Queryable,
  { takeSubscriptions }: Pick<Customers, 'takeSubscriptions'>,
  { customerId, email }: { readonly customerId: string; readonly email: string },
): Promise<void> {
  const consents = (await takeSubscriptions?.(tx, email, customerId)) ?? [];
  if (consents.length > 0) await subscribeWithConsent(tx, customerId, consents);
}
