import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectOfAddress } from './queries.ts';

/**
 * What an address subscribed to without its account. It is not deleted with an account: where addresses are confirmed it
 * went over to the account and ends with that, elsewhere it may be another person's.
 */
export function newsletterData(database: Queryable): PersonalData {
  return {
    async exportOf({ email }) {
      if (email === undefined) return { newsletterSubscriptions: [], newsletterRequests: [] };
      const { subscriptions, requests } = await selectOfAddress(database, email);
      return { newsletterSubscriptions: subscriptions, newsletterRequests: requests };
    },
  };
}
