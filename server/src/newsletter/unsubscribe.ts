import { errorCodes, newsletterFailures } from '@trolley/contract';
import { emailOfAccount, unsubscribeAccount, unsubscribeAccountOf } from '../customer/newsletter/topicsOfCustomers.ts';
import type { Queryable } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { namesOf } from './namesOf.ts';
import type { Newsletters } from './newsletters.ts';
import { dropRequests, endSubscriptions, selectSubscriber, selectSubscriberId } from './queries.ts';
import type { Refused } from './refused.ts';
import { everyTopic, type Leaving, readUnsubscribeToken } from './unsubscribeToken.ts';

const fromNetwork = { max: 10, windowMs: 60 * 60_000 };

/** NEWS-02: by the link of a newsletter. A second press finds nothing to end, and is as right as the first. */
export async function unsubscribeWith(
  { database, topics, secret }: Pick<Newsletters, 'database' | 'topics' | 'secret'>,
  { token, all = false }: { readonly token: string; readonly all?: boolean | undefined },
): Promise<readonly string[] | Refused> {
  const leaving = readUnsubscribeToken(secret, token);
  if (!leaving) return { failure: newsletterFailures.linkUnknown };
  const which = all || leaving.topic === everyTopic ? undefined : [leaving.topic];
  const end = leaving.who === 'customer' ? endAsCustomer : endAsSubscriber;
  const ended = await database.transaction((tx) => end(tx, leaving.id, which));
  return namesOf(topics, [...new Set(ended)]);
}

type End = (tx: Queryable, id: Leaving['id'], topics: readonly string[] | undefined) => Promise<readonly string[]>;

/** A list has every address once, and the account's turn comes first: without it the subscription would be on the list. */
const endAsCustomer: End = async (tx, customerId, topics) => {
  const ended = await unsubscribeAccount(tx, customerId, topics);
  const email = await emailOfAccount(tx, customerId);
  const subscriberId = email === undefined ? undefined : await selectSubscriberId(tx, email);
  return subscriberId === undefined ? ended : [...ended, ...(await endSubscriptions(tx, subscriberId, topics))];
};

/** The reader of an old mail may have an account by now, which took the subscriptions over or stands beside them. */
const endAsSubscriber: End = async (tx, subscriberId, topics) => {
  const subscriber = await selectSubscriber(tx, subscriberId);
  if (!subscriber) return [];
  const ended = await endSubscriptions(tx, subscriberId, topics);
  const { customerId, email } = subscriber;
  if (customerId !== null) return [...ended, ...(await unsubscribeAccount(tx, customerId, topics))];
  return email === null ? ended : [...ended, ...(await unsubscribeAccountOf(tx, email, topics))];
};

/**
 * NEWS-02: by the form, at once and for every topic: leaving must be as easy as that. Anybody can type any address, so a
 * mail tells the one who left. It is written in any case and taken back where nobody left: the work is the same.
 */
export async function unsubscribeAddress(
  { database, mails, links, rateLimiter }: Pick<Newsletters, 'database' | 'mails' | 'links' | 'rateLimiter'>,
  email: string,
  network: string,
): Promise<Refused | undefined> {
  const waitSeconds = await rateLimiter.count(`newsletter leaves from:${network}`, fromNetwork);
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  const mail = mails.unsubscribed({ recipient: email, link: links.subscribe() });
  await database.transaction(async (tx) => {
    const subscriberId = await selectSubscriberId(tx, email);
    const ended = subscriberId === undefined ? [] : await endSubscriptions(tx, subscriberId, undefined);
    const endedByAccount = await unsubscribeAccountOf(tx, email);
    await dropRequests(tx, email);
    const isMeant = ended.length + endedByAccount.length > 0;
    await tx.query({ text: 'savepoint written' });
    await queueMail(tx, mail);
    await tx.query({ text: isMeant ? 'release savepoint written' : 'rollback to savepoint written' });
  });
  return undefined;
}
