import type { Queryable } from '../../platform/database/database.ts';
import type { Consent } from './consent.ts';
import {
  type CustomerOnList,
  endTopics,
  selectCustomersOfTopic,
  selectEmailById,
  selectIdByEmail,
  subscribeWithConsent,
} from './queries.ts';

/** Subscribes the account of an address that has just been confirmed; returns whose it is, if there is one. */
export async function subscribeAccountOf(
  tx: Queryable,
  email: string,
  consents: readonly Consent[],
): Promise<string | undefined> {
  const customerId = await selectIdByEmail(tx, email);
  if (customerId !== undefined) await subscribeWithConsent(tx, customerId, consents);
  return customerId;
}

/** Ends subscriptions of an account, all of them if no topics are named; returns which. */
export async function unsubscribeAccount(
  tx: Queryable,
  customerId: string,
  topics?: readonly string[],
): Promise<readonly string[]> {
  return endTopics(tx, customerId, topics);
}

/** Ends subscriptions of the account of an address, if there is one; returns which. */
export async function unsubscribeAccountOf(
  tx: Queryable,
  email: string,
  topics?: readonly string[],
): Promise<readonly string[]> {
  const customerId = await selectIdByEmail(tx, email);
  return customerId === undefined ? [] : endTopics(tx, customerId, topics);
}

/** The address that an account's newsletters go to. */
export function emailOfAccount(on: Queryable, customerId: string): Promise<string | undefined> {
  return selectEmailById(on, customerId);
}

/** The customers who get a newsletter. */
export function customersOfTopic(on: Queryable, topic: string): Promise<readonly CustomerOnList[]> {
  return selectCustomersOfTopic(on, topic);
}
