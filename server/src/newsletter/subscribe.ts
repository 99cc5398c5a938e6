import { createHash, randomBytes } from 'node:crypto';
import {
  customerFailures,
  type EndpointInput,
  errorCodes,
  newsletterFailures,
  type subscribeToNewsletter,
} from '@trolley/contract';
import { consentVersion } from '../platform/consentVersion.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { Newsletters } from './newsletters.ts';
import { insertRequest } from './queries.ts';
import type { Refused } from './refused.ts';

const hourMs = 60 * 60_000;
/** Enough for a household and a try again, too few to fill strangers' mailboxes. */
const fromNetwork = { max: 10, windowMs: hourMs };
const toAddress = { max: 3, windowMs: 24 * hourMs };
/** How long the link works. */
export const linkHours = 48;

export const tokenHash = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * NEWS-02: asks the address whether it really wants the newsletter. Whether it is subscribed already is not looked at:
 * a known address gets the same mail, the same answer and the same work.
 */
export async function subscribe(
  newsletters: Pick<Newsletters, 'database' | 'topics' | 'mails' | 'rateLimiter' | 'links' | 'config'>,
  { email, topics, consent }: EndpointInput<typeof subscribeToNewsletter>['body'],
  network: string,
): Promise<Refused | undefined> {
  const { database, mails, rateLimiter, links, config } = newsletters;
  const wanted = newsletters.topics.filter(({ newsletterTopicId: id }) => topics.includes(id));
  if (wanted.length === 0 || wanted.length < new Set(topics).size) return { failure: customerFailures.topicNotFound };
  if (consent !== config()?.consent) return { failure: newsletterFailures.consentOutdated };
  const waitSeconds = await rateLimiter.count(`newsletter from:${network}`, fromNetwork);
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  // A mailbox that got enough gets no more; the answer does not tell.
  const isEnough = (await rateLimiter.count(`newsletter to:${email.toLowerCase()}`, toAddress)) !== undefined;
  const secret = randomBytes(32).toString('base64url');
  const mail = mails.confirm({ recipient: email, link: links.confirm(secret), topics: wanted.map(({ name }) => name) });
  await database.transaction(async (tx) => {
    await tx.query({ text: 'savepoint written' });
    const asked = wanted.map(({ newsletterTopicId }) => newsletterTopicId);
    const request = { email, topics: asked, consentText: consent, consentVersion: consentVersion(consent) };
    await insertRequest(tx, tokenHash(secret), request, linkHours);
    await queueMail(tx, mail);
    await tx.query({ text: isEnough ? 'rollback to savepoint written' : 'release savepoint written' });
  });
  return undefined;
}
