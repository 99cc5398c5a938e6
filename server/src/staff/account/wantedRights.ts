import { staffFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { StaffRefused } from '../refusals.ts';
import { selectRolesNamed } from '../role/queries.ts';
import { covers, isFixedRole, permissionsOf, type Rights } from '../rules/rights.ts';
import type { Staff } from '../staff.ts';

interface Wanted {
  readonly roles: readonly string[];
  readonly stores: readonly string[] | null;
}

/** Whether these roles and stores exist and may be given by somebody with these rights; undefined if so. */
export async function wantedRightsProblem(
  on: Queryable,
  { isStore }: Pick<Staff, 'isStore'>,
  giver: Rights,
  { roles, stores }: Wanted,
): Promise<StaffRefused | undefined> {
  const made = await selectRolesNamed(on, roles);
  const isKnown = (role: string) => isFixedRole(role) || made.some(({ id }) => id === role);
  if (!roles.every(isKnown)) return { failure: staffFailures.roleNotFound };
  if (!(stores ?? []).every((store) => isStore(store))) return { failure: staffFailures.storeNotFound };
  const permissions = permissionsOf(
    roles,
    made.flatMap((role) => role.permissions),
  );
  return covers(giver, { permissions, stores }) ? undefined : { failure: staffFailures.beyondOwnRights };
}
