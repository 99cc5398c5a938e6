import type { StaffMember } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { selectStaff } from './queries.ts';
import { showMember } from './showStaff.ts';

const most = 200;

/** A page of the retailer's people; whoever is bound to stores sees those who are bound to them as well. */
export async function listStaff(
  on: Queryable,
  after: string | undefined,
  stores: readonly string[] | null,
): Promise<{ staff: StaffMember[]; next?: string }> {
  const rows = await selectStaff(on, { after: after ?? null, most: most + 1, stores });
  const staff = rows.slice(0, most).map(showMember);
  const last = rows.length > most ? staff.at(-1) : undefined;
  return { staff, ...(last && { next: last.id }) };
}
