import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectOfCustomer } from './queries.ts';

/** The database deletes what was sent while logged in with the customer's row; the rest goes by its age. */
export function contactFormData(database: Queryable): PersonalData {
  return { exportOf: async (customer) => ({ messages: await selectOfCustomer(database, customer) }) };
}
