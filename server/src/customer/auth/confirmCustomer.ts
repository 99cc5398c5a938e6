import { customerFailures } from '@trolley/contract';
import { z } from 'zod/mini';
import type { Queryable } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/serve.ts';
import type { Customers } from '../customers.ts';
import { takeOver } from '../newsletter/takeOver.ts';
import { confirmEmail } from '../profile/confirmEmail.ts';
import { confirmNewsletter } from '../profile/confirmNewsletter.ts';
import { subscribe } from '../profile/queries.ts';
import type { CustomerRefused } from '../refusals.ts';
import { account } from './account.ts';
import { type OpenedToken, openToken } from './mailToken.ts';
import { createAccount } from './queries.ts';
import { isSameBrowser, unmarkBrowser } from './registrationCookie.ts';

export interface Confirmed {
  readonly confirmed: 'registration' | 'email' | 'newsletter';
  /** The customer whom it logs in, if any. */
  readonly customerId?: string;
}

const refused = { failure: customerFailures.tokenInvalid };

/** CUST-04: does what the link of a mail stands for, once. */
export async function confirmCustomer(
  customers: Pick<Customers, 'database' | 'tenant' | 'file' | 'sessions' | 'mails' | 'queueMail' | 'takeSubscriptions'>,
  call: Call,
  secret: string,
): Promise<Confirmed | CustomerRefused> {
  return customers.database.transaction(async (tx) => {
    const token = await openToken(tx, secret, ['registration', 'email', 'newsletter']);
    if (!token) return refused;
    const { purpose, customerId, subject } = token;
    if (customerId === null) return confirmRegistration(tx, customers, call, token);
    const opened = { customerId, subject };
    if (purpose === 'email') return (await confirmEmail(tx, customers, opened)) ? { confirmed: 'email' } : refused;
    return (await confirmNewsletter(tx, customers, opened)) ? { confirmed: 'newsletter' } : refused;
  });
}

async function confirmRegistration(
  tx: Queryable,
  customers: Pick<Customers, 'tenant' | 'file' | 'sessions' | 'takeSubscriptions'>,
  call: Call,
  { subject, browserHash }: OpenedToken,
): Promise<Confirmed | CustomerRefused> {
  const { tenant, file, sessions } = customers;
  const wanted = z.parse(account, subject);
  const created = await createAccount(tx, wanted);
  if ('taken' in created) return refused;
  const { customerId } = created;
  // The link itself is the proof of the consent.
  const topics = file.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);
  await subscribe(
    tx,
    customerId,
    topics.filter((topic) => wanted.newsletterTopics.includes(topic)),
  );
  await takeOver(tx, customers, { customerId, email: wanted.email });
  if (!isSameBrowser(call, browserHash)) return { confirmed: 'registration' };
  unmarkBrowser(call, tenant);
  await sessions.begin(tx, call, customerId);
  return { confirmed: 'registration', customerId };
}
