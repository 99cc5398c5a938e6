import type { Queryable } from '../../platform/database/database.ts';
import { type OwnCard, selectOwnCard } from './queries.ts';

/** What an account says of its membership; undefined where it is gone. */
export const membershipOf = (on: Queryable, customerId: string): Promise<OwnCard | undefined> =>
  selectOwnCard(on, customerId);
