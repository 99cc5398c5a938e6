import { customersOfTopic } from '../customer/newsletter/topicsOfCustomers.ts';
import type { Newsletters } from './newsletters.ts';
import { selectSubscribersOfTopic } from './queries.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

export interface ListEntry {
  readonly email: string;
  readonly since: Date;
  /** For the mail itself. */
  readonly unsubscribeLink: string;
  /** For the mail's header `List-Unsubscribe`. */
  readonly oneClick: string;
}

/** Who gets a topic, every address once: a customer's account comes before a subscription of the same address. */
export async function topicList(
  { database, secret, links }: Pick<Newsletters, 'database' | 'secret' | 'links'>,
  topic: string,
): Promise<readonly ListEntry[]> {
  const customers = await customersOfTopic(database, topic);
  const known = new Set(customers.map(({ email }) => email.toLowerCase()));
  const subscribers = (await selectSubscribersOfTopic(database, topic)).filter(
    ({ email }) => !known.has(email.toLowerCase()),
  );
  const all = [
    ...customers.map(({ customerId: id, ...one }) => ({ ...one, who: 'customer' as const, id })),
    ...subscribers.map(({ subscriberId: id, ...one }) => ({ ...one, who: 'subscriber' as const, id })),
  ];
  return all
    .map(({ email, since, who, id }) => {
      const token = unsubscribeToken(secret, { who, id, topic });
      return { email, since, unsubscribeLink: links.unsubscribe(token), oneClick: links.oneClick(token) };
    })
    .toSorted((one, other) => one.email.localeCompare(other.email));
}
