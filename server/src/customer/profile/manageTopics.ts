import {
  customerFailures,
  type EndpointInput,
  errorCodes,
  type manageNewsletterTopics,
  newsletterFailures,
} from '@trolley/contract';
import type { Customers } from '../customers.ts';
import { endTopics } from '../newsletter/queries.ts';
import type { CustomerRefused } from '../refusals.ts';
import { confirmationLink } from './mailLink.ts';
import { lockPersonal, selectTopics, subscribe } from './queries.ts';
import { topicChange } from './topicChange.ts';

export type TopicWish = EndpointInput<typeof manageNewsletterTopics>['body'];

export interface ManagedTopics {
  /** What is subscribed to now. */
  readonly topics: readonly string[];
  /** Something waits for the link in a mail. */
  readonly waits: boolean;
}

const signUps = { max: 10, windowMs: 3_600_000 };
const linkHours = 7 * 24;

/** CUST-07: leaving counts at once; what is new waits for its mail where the tenant wants to be sure. */
export async function manageTopics(
  customers: Pick<
    Customers,
    'database' | 'tenant' | 'file' | 'rateLimiter' | 'queueMail' | 'mails' | 'newsletterConsent'
  >,
  customerId: string,
  wish: TopicWish,
): Promise<ManagedTopics | CustomerRefused> {
  const { database, tenant, file, rateLimiter, mails, queueMail } = customers;
  const names = new Map(file.newsletterTopics.map(({ newsletterTopicId, name }) => [newsletterTopicId, name]));
  if (!wish.subscribe.every((topic) => names.has(topic))) return { failure: customerFailures.topicNotFound };
  const { consent } = wish;
  // What is kept as the proof must be what the shop says.
  if (consent !== undefined && wish.subscribe.length > 0 && consent !== customers.newsletterConsent?.())
    return { failure: newsletterFailures.consentOutdated };
  const mayMail = file.newsletterDoubleOptIn && wish.subscribe.length > 0;
  const waitSeconds = mayMail ? await rateLimiter.count(`newsletter:${customerId}`, signUps) : undefined;
  if (waitSeconds !== undefined) return { failure: errorCodes.tooManyRequests, waitSeconds };
  return database.transaction(async (tx) => {
    const customer = await lockPersonal(tx, customerId);
    if (!customer) return { failure: errorCodes.unauthorized };
    const { add, remove, remaining } = topicChange(await selectTopics(tx, customerId), wish);
    const waits = add.length > 0 && file.newsletterDoubleOptIn;
    if (remove.length > 0) await endTopics(tx, customerId, remove);
    if (!waits) {
      if (add.length > 0) await subscribe(tx, customerId, add, consent);
      return { topics: [...remaining, ...add], waits };
    }
    const subject = { topics: add, ...(consent !== undefined && { consent }) };
    const token = { customerId, purpose: 'newsletter', subject, hours: linkHours } as const;
    const link = await confirmationLink(tx, tenant, token);
    const { email: recipient, firstName } = customer;
    const topics = add.map((topic) => names.get(topic) ?? topic);
    await queueMail(tx, mails.newsletter({ recipient, firstName, link, topics }));
    return { topics: remaining, waits };
  });
}
