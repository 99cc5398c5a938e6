import type { Queryable } from '../../platform/database/database.ts';

interface DemoRow {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly totpSecret: Buffer | null;
  readonly totpStep: number;
}

export async function selectDemoStaff(on: Queryable): Promise<readonly DemoRow[]> {
  return on.query<DemoRow>({
    text: `select id, email, password_hash as "passwordHash", totp_secret as "totpSecret", totp_step as "totpStep"
             from staff where demo and closed_at is null and locked_at is null order by created_at, id`,
  });
}

interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly passwordHash: string;
  readonly totpSecret: Buffer;
}

/** An account of this address that is not the demo's stays as it is; one of the demo's gets back what everybody may know. */
export async function upsertDemoStaff(tx: Queryable, person: DemoPerson): Promise<void> {
  await tx.query({
    text: `insert into staff (email, name, roles, password_hash, totp_secret, demo)
           values ($1, $2, array[$3], $4, $5, true)
           on conflict (lower(email)) where closed_at is null do update
             set name = excluded.name, roles = excluded.roles, stores = null, locked_at = null,
                 password_hash = excluded.password_hash,
                 totp_secret = coalesce(staff.totp_secret, excluded.totp_secret)
           where staff.demo`,
    values: [person.email, person.name, person.role, person.passwordHash, person.totpSecret],
  });
}

/** Passwords that everybody can read open nothing in the shop of a retailer. */
export async function deleteDemoStaff(on: Queryable): Promise<void> {
  await on.query({ text: 'delete from staff where demo' });
}
