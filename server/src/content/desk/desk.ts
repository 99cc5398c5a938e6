import type { Database, Queryable } from '../../platform/database/database.ts';
import type { JournalBy } from '../../staff/journal/writeJournal.ts';
import type { ItemProblems } from './problem/itemProblems.ts';

/** What the operations of editors work with. */
export interface Desk {
  readonly database: Database;
  readonly problems: ItemProblems;
  /** Pages that cannot be taken away: the shop leads to them by itself. */
  readonly stays: ReadonlySet<string>;
  /** Lets an address lead to another one, in the transaction of the move. */
  redirect(tx: Queryable, by: By, move: { readonly from: string; readonly to: string }): Promise<void>;
  now(): number;
}

/** One of staff, with the call they made; the shop itself has no id. */
export type By = JournalBy;

/** Somebody who is logged in. */
export interface Editor extends JournalBy {
  readonly staffId: string;
}
