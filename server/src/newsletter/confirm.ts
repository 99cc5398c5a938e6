import { newsletterFailures } from '@trolley/contract';
import { subscribeAccountOf } from '../customer/newsletter/topicsOfCustomers.ts';
import type { Queryable } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { namesOf } from './namesOf.ts';
import type { Newsletters } from './newsletters.ts';
import { insertSubscriptions, lockRequest, markUsed, type OpenedRequest, subscriberOf } from './queries.ts';
import type { Refused } from './refused.ts';
import { tokenHash } from './subscribe.ts';
import { everyTopic, type Leaving, unsubscribeToken } from './unsubscribeToken.ts';

type Confirming = Pick<Newsletters, 'database' | 'topics' | 'addressesAreConfirmed' | 'mails' | 'secret' | 'links'>;

/** NEWS-02: the link of the mail was opened; returns the names of what is subscribed to now. */
export async function confirm(newsletters: Confirming, token: string): Promise<readonly string[] | Refused> {
  const hash = tokenHash(token);
  return newsletters.database.transaction(async (tx) => {
    const request = await lockRequest(tx, hash);
    if (!request) return { failure: newsletterFailures.linkUnknown };
    if (request.isUsed) return { failure: newsletterFailures.linkUsed };
    const { email, isOver } = request;
    // A topic may be gone by now.
    const known = newsletters.topics.filter(({ newsletterTopicId: id }) => request.topics.includes(id));
    if (isOver || email === null || known.length === 0) return { failure: newsletterFailures.linkExpired };
    const topics = known.map(({ newsletterTopicId }) => newsletterTopicId);
    await markUsed(tx, hash);
    const opened = { ...request, email, topics };
    const leaving = (await toAccount(tx, newsletters, opened)) ?? (await toSubscriber(tx, opened));
    const names = namesOf(newsletters.topics, topics);
    const leave = unsubscribeToken(newsletters.secret, { ...leaving, topic: everyTopic });
    const [link, oneClick] = [newsletters.links.unsubscribe(leave), newsletters.links.oneClick(leave)];
    await queueMail(tx, newsletters.mails.subscribed({ recipient: email, link, oneClick, topics: names }));
    return names;
  });
}

type Opened = OpenedRequest & { readonly email: string };
type Whose = Pick<Leaving, 'who' | 'id'>;

/** Where accounts have confirmed addresses, the account of this one is the subscriber. */
async function toAccount(
  tx: Queryable,
  { addressesAreConfirmed }: Confirming,
  request: Opened,
): Promise<Whose | undefined> {
  const { email, topics, consentText, consentVersion } = request;
  if (!addressesAreConfirmed) return undefined;
  const confirmedAt = new Date();
  const consents = topics.map((topic) => ({ topic, consentText, consentVersion, confirmedAt }));
  const id = await subscribeAccountOf(tx, email, consents);
  return id === undefined ? undefined : { who: 'customer', id };
}

async function toSubscriber(tx: Queryable, request: Opened): Promise<Whose> {
  const id = await subscriberOf(tx, request.email);
  await insertSubscriptions(tx, id, request);
  return { who: 'subscriber', id };
}
