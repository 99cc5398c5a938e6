import type { Queryable } from '../../platform/database/database.ts';

/** How long sessions live, in milliseconds. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly mostMs: number;
  /** Being used is written down only so often. */
  readonly noteMs: number;
}

export interface SessionRow {
  readonly customerId: string;
  readonly sessionId: string;
  readonly member: boolean;
  /** Milliseconds until it is over, by the database's clock. */
  readonly left: number;
}

const ms = (parameter: string) => `make_interval(secs => ${parameter}::double precision / 1000)`;
/** $2 is the idle time, $3 the longest life. */
const end = `least(created_at + ${ms('$3')}, now() + ${ms('$2')})`;

/** Finds a session that is not over, and notes that it is used: one statement, which seldom writes. */
export async function findSession(
  on: Queryable,
  idHash: Buffer,
  limits: SessionLimits,
): Promise<SessionRow | undefined> {
  const [row] = await on.query<SessionRow>({
    name: 'session-find',
    text: `with noted as (
             update session set seen_at = now(), expires_at = ${end}
              where id_hash = $1 and expires_at > now() and seen_at < now() - ${ms('$4')}
           )
           select session.customer_id as "customerId", session.public_id as "sessionId",
                  customer.joe_authentication_status is not distinct from 'Authenticated' as member,
                  (extract(epoch from session.expires_at - now()) * 1000)::double precision as left
             from session join customer on customer.id = session.customer_id
            where session.id_hash = $1 and session.expires_at > now()`,
    values: [idHash, limits.idleMs, limits.mostMs, limits.noteMs],
  });
  return row;
}

export async function prolongSession(on: Queryable, sessionId: string, limits: SessionLimits): Promise<void> {
  await on.query({
    name: 'session-prolong',
    text: `update session set seen_at = now(), expires_at = ${end} where public_id = $1 and expires_at > now()`,
    values: [sessionId, limits.idleMs, limits.mostMs],
  });
}

interface NewSession {
  readonly idHash: Buffer;
  readonly customerId: string;
  readonly device: string;
}

/** Per customer; one more login ends the session that was not used for longest. */
export const mostSessions = 50;

export async function insertSession(tx: Queryable, session: NewSession, limits: SessionLimits): Promise<void> {
  await tx.query({
    name: 'session-insert',
    text: `with too_many as (
             delete from session where public_id in (
               select public_id from session where customer_id = $4 order by seen_at desc, public_id offset $6
             )
           )
           insert into session (id_hash, customer_id, device, expires_at)
           values ($1, $4, $5, now() + least(${ms('$2')}, ${ms('$3')}))`,
    values: [session.idHash, limits.idleMs, limits.mostMs, session.customerId, session.device, mostSessions - 1],
  });
}

/** Whose it was; nothing where it was over already. */
export async function deleteSession(tx: Queryable, idHash: Buffer): Promise<string | undefined> {
  const [ended] = await tx.query<{ customerId: string }>({
    name: 'session-delete',
    text: 'delete from session where id_hash = $1 returning customer_id as "customerId"',
    values: [idHash],
  });
  return ended?.customerId;
}

export async function deleteSessionNamed(tx: Queryable, customerId: string, sessionId: string): Promise<boolean> {
  const ended = await tx.query({
    text: 'delete from session where customer_id = $1 and public_id = $2 returning 1',
    values: [customerId, sessionId],
  });
  return ended.length > 0;
}

export async function deleteSessionsOf(tx: Queryable, customerId: string, except?: string): Promise<void> {
  await tx.query({
    text: 'delete from session where customer_id = $1 and public_id is distinct from $2',
    values: [customerId, except ?? null],
  });
}

export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

export async function selectSessionsOf(on: Queryable, customerId: string): Promise<readonly ListedSession[]> {
  return on.query<ListedSession>({
    name: 'sessions-of-customer',
    text: `select public_id as id, device, created_at as "createdAt", seen_at as "seenAt" from session
            where customer_id = $1 and expires_at > now() order by seen_at desc, created_at desc, public_id`,
    values: [customerId],
  });
}

export const sessionChannel = 'session';

/** Every process forgets what it remembers of this customer, once the transaction is there. */
export async function notifySessions(tx: Queryable, message: string): Promise<void> {
  await tx.query({ name: 'session-notify', text: 'select pg_notify($1, $2)', values: [sessionChannel, message] });
}
