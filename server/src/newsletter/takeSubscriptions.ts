import type { Consent } from '../customer/newsletter/consent.ts';
import type { Queryable } from '../platform/database/database.ts';
import { dropRequests, takeSubscriber } from './queries.ts';

/** The address has an account now: what it subscribed to without one goes over to it, and leaves this room. */
export async function takeSubscriptions(tx: Queryable, email: string): Promise<readonly Consent[]> {
  const consents = await takeSubscriber(tx, email);
  await dropRequests(tx, email);
  return consents;
}
