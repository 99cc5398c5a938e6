import type { EndpointReply, getStaffSelf, StaffMember } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { SessionRow } from '../session/queries.ts';
import type { LoggedInStaff } from '../who.ts';
import { type AccountRow, countRecoveryCodes } from './queries.ts';

export function showMember(account: AccountRow): StaffMember {
  const { id, name, email, roles, stores, locked, passwordHash, createdAt, loggedInAt } = account;
  return {
    id,
    name,
    email,
    roles: [...roles],
    ...(stores && { stores: [...stores] }),
    status: locked ? 'locked' : passwordHash === null ? 'invited' : 'active',
    createdAt: createdAt.toISOString(),
    ...(loggedInAt && { loggedInAt: loggedInAt.toISOString() }),
  };
}

export async function showSelf(on: Queryable, who: LoggedInStaff): Promise<EndpointReply<typeof getStaffSelf>> {
  const { id, name, email, roles, permissions, stores, language } = who;
  return {
    ...{ id, name, email, roles: [...roles], permissions: [...permissions] },
    ...(stores && { stores: [...stores] }),
    ...(language && { language }),
    recoveryCodes: await countRecoveryCodes(on, id),
  };
}

export function showSession({ begunAt, seenAt, endsAt, current }: SessionRow) {
  return {
    begunAt: begunAt.toISOString(),
    seenAt: seenAt.toISOString(),
    endsAt: endsAt.toISOString(),
    current,
  };
}
