import type { Queryable } from '../../platform/database/database.ts';
import { selectMemberOfCard } from './queries.ts';

/** Whose card it is, in an account or in the stores alone; undefined where it is nobody's, or dead. */
export const memberOfCard = (on: Queryable, cardNumber: string): Promise<string | undefined> =>
  selectMemberOfCard(on, cardNumber);
