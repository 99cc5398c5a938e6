import type { StudioLanguage } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly totpSecret: Buffer | null;
  readonly totpPending: Buffer | null;
  readonly totpStep: number;
  readonly roles: readonly string[];
  /** What the made ones of their roles allow. */
  readonly made: readonly string[];
  readonly stores: readonly string[] | null;
  readonly locked: boolean;
  readonly language: StudioLanguage | null;
  readonly createdAt: Date;
  readonly loggedInAt: Date | null;
}

export const accountColumns = `person.id, person.email, person.name, person.password_hash as "passwordHash",
  person.totp_secret as "totpSecret", person.totp_pending as "totpPending", person.totp_step as "totpStep",
  person.roles, person.stores, person.locked_at is not null as locked, person.created_at as "createdAt",
  person.logged_in_at as "loggedInAt", person.language,
  array(select unnest(permissions) from staff_role where id = any(person.roles)) as made`;

export async function selectByEmail(on: Queryable, email: string): Promise<AccountRow | undefined> {
  const [row] = await on.query<AccountRow>({
    name: 'staff-by-email',
    text: `select ${accountColumns} from staff person where lower(email) = lower($1) and closed_at is null`,
    values: [email],
  });
  return row;
}

export async function selectAccount(on: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await on.query<AccountRow>({
    name: 'staff-by-id',
    text: `select ${accountColumns} from staff person where id = $1 and closed_at is null`,
    values: [id],
  });
  return row;
}

/** In the order of their ids, so that two who change each other wait instead of blocking each other. */
export async function lockAccounts(tx: Queryable, ids: readonly string[]): Promise<readonly AccountRow[]> {
  return tx.query<AccountRow>({
    text: `select ${accountColumns} from staff person where id = any($1) and closed_at is null
            order by id for no key update of person`,
    values: [ids],
  });
}

interface Page {
  readonly after: string | null;
  readonly most: number;
  /** Only people who are bound to none but these. */
  readonly stores: readonly string[] | null;
}

export async function selectStaff(on: Queryable, { after, most, stores }: Page): Promise<readonly AccountRow[]> {
  return on.query<AccountRow>({
    text: `select ${accountColumns} from staff person
            where closed_at is null and ($3::text[] is null or stores <@ $3)
              and ($1::uuid is null or (lower(email), id) > ((select lower(email) from staff where id = $1), $1))
            order by lower(email), id limit $2`,
    values: [after, most, stores],
  });
}

interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly stores: readonly string[] | null;
}

/** Undefined where there is an account of this address. */
export async function insertStaff(
  tx: Queryable,
  { email, name, roles, stores }: NewStaff,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>({
    text: `insert into staff (email, name, roles, stores) values ($1, $2, $3, $4)
           on conflict (lower(email)) where closed_at is null do nothing returning id`,
    values: [email, name, roles, stores],
  });
  return row?.id;
}

export async function updateRights(
  tx: Queryable,
  id: string,
  { roles, stores }: Pick<NewStaff, 'roles' | 'stores'>,
): Promise<void> {
  await tx.query({ text: 'update staff set roles = $2, stores = $3 where id = $1', values: [id, roles, stores] });
}

export async function setLocked(tx: Queryable, id: string, locked: boolean): Promise<void> {
  await tx.query({
    text: 'update staff set locked_at = case when $2 then now() end where id = $1',
    values: [id, locked],
  });
}

export async function setLanguage(tx: Queryable, id: string, language: StudioLanguage): Promise<void> {
  await tx.query({ text: 'update staff set language = $2 where id = $1', values: [id, language] });
}

/** Without password and second factor nobody logs in. */
export async function clearLogin(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    text: 'update staff set password_hash = null, totp_secret = null, totp_pending = null where id = $1',
    values: [id],
  });
}

export async function closeAccount(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    text: `update staff set closed_at = now(), email = '', name = '', roles = '{}', stores = null,
                            password_hash = null, totp_secret = null, totp_pending = null
            where id = $1`,
    values: [id],
  });
}

interface SetUp {
  readonly name: string;
  readonly passwordHash: string;
  readonly totpSecret: Buffer;
  readonly totpStep: number;
}

/** False where the account was locked or closed meanwhile. */
export async function setUpLogin(tx: Queryable, id: string, login: SetUp): Promise<boolean> {
  const rows = await tx.query({
    text: `update staff set name = $2, password_hash = $3, totp_secret = $4, totp_step = $5, totp_pending = null,
                            logged_in_at = now()
            where id = $1 and locked_at is null and closed_at is null returning 1`,
    values: [id, login.name, login.passwordHash, login.totpSecret, login.totpStep],
  });
  return rows.length > 0;
}

/** False where another change was faster. */
export async function setPassword(tx: Queryable, id: string, former: string, next: string): Promise<boolean> {
  const rows = await tx.query({
    text: 'update staff set password_hash = $3 where id = $1 and password_hash = $2 returning 1',
    values: [id, former, next],
  });
  return rows.length > 0;
}

export async function setPendingFactor(tx: Queryable, id: string, secret: Buffer): Promise<void> {
  await tx.query({ text: 'update staff set totp_pending = $2 where id = $1', values: [id, secret] });
}

/** False where another second factor waits by now. */
export async function adoptPendingFactor(tx: Queryable, id: string, secret: Buffer, step: number): Promise<boolean> {
  const rows = await tx.query({
    text: `update staff set totp_secret = totp_pending, totp_pending = null, totp_step = $3
            where id = $1 and totp_pending = $2 and totp_secret is not null returning 1`,
    values: [id, secret, step],
  });
  return rows.length > 0;
}

/**
 * Notes a log-in, and the step of its code where it was one. False where the code was used meanwhile, the password is
 * another one, or the account is locked or closed.
 */
export async function noteLogin(
  tx: Queryable,
  { id, passwordHash, totpSecret }: Pick<AccountRow, 'id' | 'passwordHash' | 'totpSecret'>,
  step: number | null,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'staff-note-login',
    text: `update staff set logged_in_at = now(), totp_step = coalesce($4, totp_step)
            where id = $1 and password_hash = $2 and totp_secret = $3 and ($4::bigint is null or totp_step < $4)
              and locked_at is null and closed_at is null
           returning 1`,
    values: [id, passwordHash, totpSecret, step],
  });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(tx: Queryable, id: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.query({ text: 'delete from staff_recovery_code where staff_id = $1', values: [id] });
  await tx.query({
    text: 'insert into staff_recovery_code (staff_id, code_hash) select $1, unnest($2::bytea[])',
    values: [id, hashes],
  });
}

/** Deletes it, so it works once. */
export async function takeRecoveryCode(tx: Queryable, id: string, hash: Buffer): Promise<boolean> {
  const rows = await tx.query({
    text: 'delete from staff_recovery_code where staff_id = $1 and code_hash = $2 returning 1',
    values: [id, hash],
  });
  return rows.length > 0;
}

export async function countRecoveryCodes(on: Queryable, id: string): Promise<number> {
  const [row] = await on.query<{ count: number }>({
    text: 'select count(*) as count from staff_recovery_code where staff_id = $1',
    values: [id],
  });
  return row?.count ?? 0;
}

/** Takes the place of the one they had. */
export async function saveInvitation(
  tx: Queryable,
  { staffId, tokenHash, totpSecret, days }: { staffId: string; tokenHash: Buffer; totpSecret: Buffer; days: number },
): Promise<Date> {
  const [row] = await tx.query<{ expiresAt: Date }>({
    text: `insert into staff_invitation (staff_id, token_hash, totp_secret, expires_at)
           values ($1, $2, $3, now() + make_interval(days => $4))
           on conflict (staff_id) do update
             set token_hash = excluded.token_hash, totp_secret = excluded.totp_secret, expires_at = excluded.expires_at
           returning expires_at as "expiresAt"`,
    values: [staffId, tokenHash, totpSecret, days],
  });
  if (!row) throw new Error('An invitation was not saved.');
  return row.expiresAt;
}

interface InvitationRow {
  readonly staffId: string;
  readonly totpSecret: Buffer;
  readonly email: string;
  readonly name: string;
}

/** Of an account that is neither locked nor closed. */
export async function selectInvitation(on: Queryable, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const [row] = await on.query<InvitationRow>({
    text: `select staff_id as "staffId", staff_invitation.totp_secret as "totpSecret", email, name
             from staff_invitation join staff on staff.id = staff_id
            where token_hash = $1 and expires_at > now() and locked_at is null and closed_at is null`,
    values: [tokenHash],
  });
  return row;
}

/** Deletes it, so it works once. */
export async function takeInvitation(tx: Queryable, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx.query({
    text: 'delete from staff_invitation where token_hash = $1 and expires_at > now() returning 1',
    values: [tokenHash],
  });
  return rows.length > 0;
}

export async function deleteInvitation(tx: Queryable, staffId: string): Promise<void> {
  await tx.query({ text: 'delete from staff_invitation where staff_id = $1', values: [staffId] });
}

export function selectNames(
  on: Queryable,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return on.query<{ readonly id: string; readonly name: string }>({
    name: 'staff-names',
    text: 'select id, name from staff where id = any($1)',
    values: [ids],
  });
}
