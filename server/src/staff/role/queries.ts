import type { Permission } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

export interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export async function selectRoles(on: Queryable): Promise<readonly RoleRow[]> {
  return on.query<RoleRow>({ text: 'select id, name, permissions from staff_role order by lower(name)' });
}

export async function selectRolesNamed(on: Queryable, ids: readonly string[]): Promise<readonly RoleRow[]> {
  return on.query<RoleRow>({ text: 'select id, name, permissions from staff_role where id = any($1)', values: [ids] });
}

export async function lockRole(tx: Queryable, id: string): Promise<RoleRow | undefined> {
  const [row] = await tx.query<RoleRow>({
    text: 'select id, name, permissions from staff_role where id = $1 for update',
    values: [id],
  });
  return row;
}

/** Undefined where there is a role of this name. */
export async function insertRole(
  tx: Queryable,
  { name, permissions }: Omit<RoleRow, 'id'>,
): Promise<RoleRow | undefined> {
  const [row] = await tx.query<RoleRow>({
    text: `insert into staff_role (name, permissions) values ($1, $2)
           on conflict (lower(name)) do nothing returning id, name, permissions`,
    values: [name, permissions],
  });
  return row;
}

/** False where another role has this name. */
export async function updateRole(tx: Queryable, { id, name, permissions }: RoleRow): Promise<boolean> {
  const rows = await tx.query({
    text: `update staff_role set name = $2, permissions = $3
            where id = $1 and not exists (select from staff_role where lower(name) = lower($2) and id <> $1)
           returning 1`,
    values: [id, name, permissions],
  });
  return rows.length > 0;
}
