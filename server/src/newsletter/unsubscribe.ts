import { errorCodes, newsletterFailures } from '@trolley/contract';
import { unsubscribeAccount, unsubscribeAccountOf } from '../customer/newsletter/topicsOfCustomers.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { namesOf } from './namesOf.ts';
import type { Newsletters } from './newsletters.ts';
import { deleteSubscriptions, dropRequests, selectSubscriberId } from './queries.ts';
import type { Refused } from './refused.ts';
import { everyTopic, readUnsubscribeToken } from './unsubscribeToken.ts';

const fromNetwork = { max: 10, windowMs: 60 * 60_000 };

/** NEWS-02: by the link of a newsletter. A second press finds nothing to end, and is as right as the first. */
export async function unsubscribeWith(
  { database, topics, secret }: Pick<Newsletters, 'database' | 'topics' | 'secret'>,
  { token, all = false }: { readonly token: string; readonly all?: boolean | undefined },
): Promise<readonly string[] | Refused> {
  const leaving = readUnsubscribeToken(secret, token);
  if (!leaving) return { failure: newsletterFailures.linkUnknown };
  const { who, id, topic } = leaving;
  const which = all || topic === everyTopic ? undefined : [topic];
  const ended = await database.transaction((tx) =>
    who === 'customer' ? unsubscribeAccount(tx, id, which) : deleteSubscriptions(tx, id, which),
  );
  return namesOf(topics, ended);
}

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
    const ended = subscriberId === undefined ? [] : await deleteSubscriptions(tx, subscriberId, undefined);
    const endedByAccount = await unsubscribeAccountOf(tx, email);
    await dropRequests(tx, email);
    const isMeant = ended.length + endedByAccount.length > 0;
    await tx.query({ text: 'savepoint written' });
    await queueMail(tx, mail);
    await tx.query({ text: isMeant ? 'release savepoint written' : 'rollback to savepoint written' });
  });
  return undefined;
}
