import type { Permission, StudioLanguage } from '@trolley/contract';
import type { AccountRow } from './account/queries.ts';
import type { JournalBy } from './journal/writeJournal.ts';
import { permissionsOf, type Rights } from './rules/rights.ts';

/** Who changes something, with what they may do; without an id the command line, which may do everything. */
export interface Actor extends JournalBy, Rights {}

export function rightsOf({ roles, made, stores }: Pick<AccountRow, 'roles' | 'made' | 'stores'>): Rights {
  return { permissions: permissionsOf(roles, made), stores };
}

/** One of staff by their session. */
export interface LoggedInStaff extends Rights {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
  readonly language: StudioLanguage | null;
}
