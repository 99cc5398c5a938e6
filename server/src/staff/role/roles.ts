import { fixedRoles, type Permission, type StaffRole, staffFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { writeJournal } from '../journal/writeJournal.ts';
import type { StaffRefused } from '../refusals.ts';
import { covers } from '../rules/rights.ts';
import type { Staff } from '../staff.ts';
import type { Actor } from '../who.ts';
import { insertRole, lockRole, type RoleRow, selectRoles, updateRole } from './queries.ts';

export async function listRoles(on: Queryable): Promise<readonly StaffRole[]> {
  const fixed = Object.entries(fixedRoles).map(([id, permissions]) => ({ id, permissions: [...permissions] }));
  return [...fixed, ...(await selectRoles(on)).map(showRole)];
}

const showRole = ({ id, name, permissions }: RoleRow): StaffRole => ({ id, name, permissions: [...permissions] });

interface WantedRole {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly reason?: string | undefined;
}

/** Roles are the whole shop's: whoever is bound to stores makes and changes none. */
const mayGive = (actor: Actor, permissions: readonly Permission[]) =>
  covers(actor, { permissions: new Set(permissions), stores: null });

export async function createRole(
  { database }: Pick<Staff, 'database'>,
  actor: Actor,
  wanted: WantedRole,
): Promise<StaffRole | StaffRefused> {
  const { name } = wanted;
  const permissions = [...new Set(wanted.permissions)];
  if (!mayGive(actor, permissions)) return { failure: staffFailures.beyondOwnRights };
  return database.transaction(async (tx) => {
    const role = await insertRole(tx, { name, permissions });
    if (!role) return { failure: staffFailures.roleExists };
    await writeJournal(tx, actor, {
      action: 'role.created',
      subject: { kind: 'role', id: role.id },
      after: { name, permissions },
    });
    return showRole(role);
  });
}

/** Sessions of whoever has the role end: it may allow less, or make them shorter. */
export async function changeRole(
  { database, sessions }: Pick<Staff, 'database' | 'sessions'>,
  actor: Actor,
  id: string,
  wanted: WantedRole,
): Promise<StaffRole | StaffRefused> {
  const { name, reason } = wanted;
  const permissions = [...new Set(wanted.permissions)];
  return database.transaction(async (tx) => {
    const role = await lockRole(tx, id);
    if (!role) return { failure: staffFailures.roleNotFound };
    if (!mayGive(actor, [...role.permissions, ...permissions])) return { failure: staffFailures.beyondOwnRights };
    if (!(await updateRole(tx, { id, name, permissions }))) return { failure: staffFailures.roleExists };
    await sessions.endAllOfRole(tx, id);
    await writeJournal(tx, actor, {
      action: 'role.changed',
      subject: { kind: 'role', id },
      before: { name: role.name, permissions: role.permissions },
      after: { name, permissions },
      reason,
    });
    return showRole({ id, name, permissions });
  });
}
