import type { Queryable } from '../../platform/database/database.ts';
import { type AccountRow, accountColumns } from '../account/queries.ts';

/** $2 are the minutes of the longest session. */
const end = 'least(created_at + make_interval(mins => $2), now() + make_interval(mins => idle_minutes))';

/**
 * Whose session this is, with what they may do at this very moment, and notes that it is used. Asked with every call:
 * whoever is locked, or has other roles, is so at once and in every process. Without `renews` it ends when it would have
 * ended anyway.
 */
export async function findSession(
  on: Queryable,
  { idHash, longestMinutes, renews }: { idHash: Buffer; longestMinutes: number; renews: boolean },
): Promise<AccountRow | undefined> {
  const [row] = await on.query<AccountRow>({
    name: 'staff-session-find',
    text: `with noted as (
             update staff_session set seen_at = now(), expires_at = ${end}
              where $3 and id_hash = $1 and expires_at > now() and seen_at < now() - interval '1 minute'
           )
           select ${accountColumns}
             from staff_session join staff person on person.id = staff_session.staff_id
            where staff_session.id_hash = $1 and staff_session.expires_at > now()
              and person.locked_at is null and person.closed_at is null`,
    values: [idHash, longestMinutes, renews],
  });
  return row;
}

export interface SessionRow {
  readonly begunAt: Date;
  readonly seenAt: Date;
  readonly endsAt: Date;
  readonly current: boolean;
}

export async function selectSessionsOf(on: Queryable, staffId: string, idHash: Buffer): Promise<readonly SessionRow[]> {
  return on.query<SessionRow>({
    text: `select created_at as "begunAt", seen_at as "seenAt", expires_at as "endsAt", id_hash = $2 as current
             from staff_session where staff_id = $1 and expires_at > now()
            order by seen_at desc limit 100`,
    values: [staffId, idHash],
  });
}

export async function insertSession(
  tx: Queryable,
  { idHash, staffId, idleMinutes }: { idHash: Buffer; staffId: string; idleMinutes: number },
): Promise<void> {
  await tx.query({
    text: `insert into staff_session (id_hash, staff_id, idle_minutes, expires_at)
           values ($1, $2, $3, now() + make_interval(mins => $3))`,
    values: [idHash, staffId, idleMinutes],
  });
}

/** Whose it was. */
export async function deleteSession(tx: Queryable, idHash: Buffer): Promise<string | undefined> {
  const [row] = await tx.query<{ staffId: string }>({
    text: 'delete from staff_session where id_hash = $1 returning staff_id as "staffId"',
    values: [idHash],
  });
  return row?.staffId;
}

export async function deleteSessionsOf(tx: Queryable, staffId: string): Promise<void> {
  await tx.query({ text: 'delete from staff_session where staff_id = $1', values: [staffId] });
}

export async function deleteSessionsOfRole(tx: Queryable, role: string): Promise<void> {
  await tx.query({
    text: 'delete from staff_session where staff_id in (select id from staff where $1 = any(roles))',
    values: [role],
  });
}
