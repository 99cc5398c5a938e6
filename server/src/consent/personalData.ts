import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectConsents } from './queries.ts';

/** The database deletes them with the customer's row. */
export function consentData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      return { consents: [...(await selectConsents(database, id))] };
    },
  };
}
