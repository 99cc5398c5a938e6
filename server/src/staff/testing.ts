import { randomBytes, randomUUID } from 'node:crypto';
import { enterStaffCode, logInStaff, studioCookies } from '@trolley/contract';
import { afterAll, beforeAll } from 'vitest';
import { createBrowser } from '../cart/testing/browser.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { openStaff } from './openStaff.ts';
import { staffRoutes } from './routes.ts';
import { newSecret, secretHash } from './rules/secrets.ts';
import { codeOf, stepAt } from './rules/totp.ts';

export const password = 'a long enough password';
export const baseUrl = 'https://shop.example';
const isStore = (id: string) => ['wien', 'graz', 'linz'].includes(id);

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly secret: Buffer;
}

interface Differing {
  readonly roles?: readonly string[];
  readonly stores?: readonly string[] | null;
}

/** The studio's calls on a database of its own; its clock is moved on by hand, so that a new code is there at once. */
export function staffDatabase() {
  let testDatabase: TestDatabase;
  let hash: string | undefined;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());
  const database = () => testDatabase.database;
  const query = <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values });

  async function open() {
    let now = Date.now();
    const settings = { baseUrl, passwordMemoryKb: 64 };
    const staff = openStaff({ database: database(), settings, shopName: 'Feldmarkt', isStore, now: () => now });
    const { app, lines } = await createTestApp({ settings: { baseUrl, nodeEnv: 'production', trustProxy: 1 } });
    staffRoutes(app, staff);
    hash ??= await staff.passwords.hash(password);

    async function person({ roles = ['owner'], stores = null }: Differing = {}): Promise<Person> {
      const secret = randomBytes(20);
      const email = `${randomUUID().slice(0, 8)}@feldmarkt.example`;
      const [row] = await query<{ id: string }>(
        `insert into staff (email, name, roles, stores, password_hash, totp_secret)
         values ($1, 'Ana Berger', $2, $3, $4, $5) returning id`,
        ...[email, roles, stores, hash, secret],
      );
      return { id: row?.id ?? '', email, secret };
    }

    /** The code of the moment; time goes on by a step, so that the next one is another. */
    function code({ secret }: Pick<Person, 'secret'>): string {
      now += 30_000;
      return codeOf(secret, stepAt(now));
    }

    function visit() {
      const browser = createBrowser(app);
      async function logIn(who: Person) {
        const { ticket } = await browser.ask(logInStaff, { body: { email: who.email, password } });
        return browser.ask(enterStaffCode, { body: { ticket, code: code(who) } });
      }
      return { ...browser, logIn };
    }

    return {
      app,
      lines,
      staff,
      person,
      code,
      visit,
      /** A browser in which somebody is logged in. */
      async loggedIn(who?: Person | Differing) {
        const somebody = who && 'id' in who ? who : await person(who);
        const browser = visit();
        await browser.logIn(somebody);
        return { ...browser, who: somebody };
      },
    };
  }

  return { database, query, open, connectionString: () => testDatabase.connectionString };
}

/** A session of this person that did not have to log in; answers its cookie. */
export async function insertSession(
  query: (text: string, ...values: unknown[]) => Promise<unknown>,
  staffId: string,
  { expires = '30 minutes' } = {},
): Promise<string> {
  const sid = newSecret();
  await query(
    `insert into staff_session (id_hash, staff_id, idle_minutes, expires_at) values ($1, $2, 30, now() + $3::interval)`,
    ...[secretHash(sid), staffId, expires],
  );
  return `${studioCookies.sessionId}=${sid}`;
}

/** Base32 without padding, as an authenticator app reads it. */
export function readBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
