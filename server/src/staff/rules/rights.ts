import { type FixedRole, fixedRoles, type Permission, permissions } from '@trolley/contract';

/** What somebody may do, and where. */
export interface Rights {
  readonly permissions: ReadonlySet<Permission>;
  /** Null: in every store. */
  readonly stores: readonly string[] | null;
}

export const isFixedRole = (role: string): role is FixedRole => Object.hasOwn(fixedRoles, role);

/** What the roles allow together; `made` are the permissions of those an owner made. One that no longer exists is none. */
export function permissionsOf(roles: readonly string[], made: readonly string[]): ReadonlySet<Permission> {
  const named = new Set<string>([...roles.filter(isFixedRole).flatMap((role) => fixedRoles[role]), ...made]);
  return new Set(permissions.filter((permission) => named.has(permission)));
}

/** Whether one may do all that the other may: nobody gives, changes or takes away more than they have. */
export function covers(one: Rights, other: Rights): boolean {
  const everything = [...other.permissions].every((permission) => one.permissions.has(permission));
  return everything && isInStores(one, other.stores);
}

/** Whether all of these stores, or every store there is, are theirs. */
export function isInStores({ stores: own }: Pick<Rights, 'stores'>, stores: readonly string[] | null): boolean {
  return own === null || (stores?.every((store) => own.includes(store)) ?? false);
}

/** A session ends after so long without a call: half an hour, a working day for whoever may only pick. */
export function idleMinutesOf(granted: ReadonlySet<Permission>): number {
  const picker: ReadonlySet<Permission> = new Set(fixedRoles.picker);
  return [...granted].every((permission) => picker.has(permission)) ? longestMinutes : 30;
}

/** A working day: no session is longer, however busy. */
export const longestMinutes = 12 * 60;
