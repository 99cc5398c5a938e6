import type { Database } from '../../platform/database/database.ts';
import type { JournalBy } from '../../staff/journal/writeJournal.ts';
import type { ItemProblems } from './problem/itemProblems.ts';

/** What the operations of editors work with. */
export interface Desk {
  readonly database: Database;
  readonly problems: ItemProblems;
  /** Pages that cannot be taken away: the shop leads to them by itself. */
  readonly stays: ReadonlySet<string>;
  now(): number;
}

/** One of staff, with the call they made; the shop itself has no id. */
export type By = JournalBy;

/** Somebody who is logged in. */
export interface Editor extends JournalBy {
  readonly staffId: string;
}
