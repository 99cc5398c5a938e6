import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectOf } from './queries.ts';

/**
 * What an address subscribed to without its account. It is not deleted with an account: where addresses are confirmed it
 * went over to the account and ends with that, by the database; elsewhere it may be another person's.
 */
export function newsletterData(database: Queryable): PersonalData {
  return {
    async exportOf(customer) {
      const { subscribers, subscriptions, past, requests } = await selectOf(database, customer);
      return {
        newsletterSubscribers: subscribers,
        newsletterSubscriptions: subscriptions,
        newsletterPastSubscriptions: past,
        newsletterRequests: requests,
      };
    },
  };
}
