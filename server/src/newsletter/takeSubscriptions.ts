import type { Consent } from '../customer/newsletter/consent.ts';
import type { Queryable } from '../platform/database/database.ts';
import { dropRequests, takeSubscriber } from './queries.ts';

/**
 * The address has an account now: what it subscribed to without one goes over to it. This room keeps who that was, so that
 * the links of earlier mails end what the account reads, and the proof that those mails were allowed.
 */
export async function takeSubscriptions(tx: Queryable, email: string, customerId: string): Promise<readonly Consent[]> {
  const consents = await takeSubscriber(tx, email, customerId);
  await dropRequests(tx, email);
  return consents;
}
