import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomerFile, customerFile, type EndpointInput, type registerCustomer } from '@trolley/contract';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod/mini';
import { catalogueOf } from '../../catalogue/testing.ts';
import { openBotCheck } from '../../platform/botCheck/openBotCheck.ts';
import { botCheckRoutes } from '../../platform/botCheck/routes.ts';
import type { Database, Statement } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { captureLog, createTestApp } from '../../platform/http/testing.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { createPasswords } from '../../platform/passwords/createPasswords.ts';
import { repositoryRoot } from '../../platform/paths.ts';
import { createRateLimiter, type RateLimit } from '../../platform/rateLimit/rateLimiter.ts';
import type { TrustProxy } from '../../platform/trustProxy.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import type { Customers } from '../customers.ts';
import { createCustomerMails } from '../mails/createCustomerMails.ts';
import { type OpenSessions, openSessions } from '../session/openSessions.ts';
import { sessionRoutes } from '../session/routes.ts';
import { authRoutes } from './routes.ts';

export const bypassKey = 'the-key-of-the-app';
const baseUrl = 'https://shop.example';
const tenantsDir = join(repositoryRoot, 'tenants');

interface Differing {
  readonly tenant?: 'feldmarkt' | 'harbour';
  readonly file?: Partial<CustomerFile>;
  readonly now?: () => number;
  /** Whose X-Forwarded-For is believed. */
  readonly trustProxy?: TrustProxy;
  readonly openCartOf?: Customers['openCartOf'];
  readonly loginListeners?: Customers['loginListeners'];
}

/** A shop's auth routes on a database of its own, as one process has it; hashes are cheap. */
export function doorDatabase() {
  let testDatabase: TestDatabase;
  const opened: OpenSessions[] = [];
  const database = () => testDatabase.database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(async () => {
    for (const sessions of opened) await sessions.close();
    await testDatabase.drop();
  });

  return {
    database,
    query: <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values }),

    async open({
      tenant: id = 'feldmarkt',
      file: changes,
      now = Date.now,
      trustProxy = false,
      openCartOf,
      loginListeners,
    }: Differing = {}) {
      const noted = notedDatabase(database());
      const tenant = await loadTenant({ tenantsDir, id, baseUrl });
      const file = { ...readFile(id), ...changes };
      const passwords = notedPasswords(createPasswords({ passwordMemoryKb: 64 }));
      const settings = { baseUrl, botBypassKey: bypassKey, botCheckCost: 0, recaptchaUrl: 'http://localhost' };
      const sessions = await openSessions({ database: database(), limits: file.session, baseUrl, now });
      opened.push(sessions);
      const customers: Customers = {
        database: noted.database,
        tenant,
        file,
        sessions,
        passwords: passwords.passwords,
        botCheck: openBotCheck({ settings, database: noted.database, log: captureLog().log, now }),
        rateLimiter: longTries(createRateLimiter(noted.database)),
        queueMail,
        mails: await createCustomerMails(tenant, file),
        personalData: [],
        cartSkusOf: async () => new Set(),
        ...(openCartOf && { openCartOf }),
        ...(loginListeners && { loginListeners }),
        catalogue: () => catalogueOf([]),
        now,
      };
      const { app, lines } = await createTestApp({ settings: { baseUrl, nodeEnv: 'production', trustProxy } });
      sessionRoutes(app, customers);
      botCheckRoutes(app, customers.botCheck);
      authRoutes(app, customers);
      return { app, lines, customers, statements: noted.statements, hashed: passwords.hashed };
    },

    /** What lies in the outbox for an address, the oldest first. */
    mailsTo: (recipient: string) =>
      database().query<{ kind: string; subject: string; html: string; text: string }>({
        text: 'select kind, subject, html, text from mail where recipient = $1 order by created_at, id',
        values: [recipient],
      }),
  };
}

function readFile(id: string): CustomerFile {
  const text = readFileSync(join(tenantsDir, id, 'customer/customer.json'), 'utf8');
  return z.parse(customerFile, JSON.parse(text));
}

/** Keeps the texts of all statements, in their order. */
function notedDatabase(database: Database) {
  const statements: string[] = [];
  const note = ({ text }: Statement) => void statements.push(text.replace(/\s+/g, ' ').trim());
  const noted: Database = {
    ...database,
    query: (statement) => {
      note(statement);
      return database.query(statement);
    },
    transaction: (work, options) => {
      statements.push('begin');
      return database.transaction(
        (tx) =>
          work({
            query: (statement) => {
              note(statement);
              return tx.query(statement);
            },
          }),
        options,
      );
    },
  };
  return { database: noted, statements };
}

/** Counts in windows so long that none ends in the middle of a test. */
function longTries(rateLimiter: Customers['rateLimiter']): Customers['rateLimiter'] {
  const long = ({ max, windowMs }: RateLimit) => ({ max, windowMs: windowMs * 1000 });
  return {
    count: (what, limit) => rateLimiter.count(what, long(limit)),
    takeBack: (what, limit) => rateLimiter.takeBack(what, long(limit)),
    forget: (what) => rateLimiter.forget(what),
  };
}

/** Keeps which work on passwords was done. */
function notedPasswords(passwords: Customers['passwords']) {
  const hashed: ('hash' | 'compare')[] = [];
  const noted: Customers['passwords'] = {
    hash: (password) => {
      hashed.push('hash');
      return passwords.hash(password);
    },
    hashKnown: (password) => {
      hashed.push('hash');
      return passwords.hashKnown(password);
    },
    isRight: (password, hash) => {
      hashed.push('compare');
      return passwords.isRight(password, hash);
    },
  };
  return { passwords: noted, hashed };
}

/** An address of nobody yet. */
export const newEmail = () => `${randomUUID().slice(0, 8)}@example.at`;

/** An address of the network that nobody else of the tests has. */
let addresses = 0;
export const newAddress = () => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

type Form = EndpointInput<typeof registerCustomer>['body'];
export const formOf = (changes: Partial<Form> = {}): Form => ({
  email: newEmail(),
  password: 'feldfrisch',
  firstName: 'Ana',
  lastName: 'Berger',
  birthdate: '17.5.1988',
  ...changes,
});

/** The secret of the link in a mail. */
export function tokenIn({ text }: { readonly text: string }): string {
  const [, token] = /[?&]token=([A-Za-z0-9_-]{43})/.exec(text) ?? [];
  if (!token) throw new Error(`no link with a token: ${text}`);
  return token;
}

/** Somebody with an account, whose registration nobody had to see. */
export async function insertSomebody(
  { database, passwords }: Pick<Customers, 'database' | 'passwords'>,
  { email = newEmail(), password = 'feldfrisch' }: { readonly email?: string; readonly password?: string } = {},
) {
  const [row] = await database.query<{ readonly id: string }>({
    text: `insert into customer (email, password_hash, first_name, last_name, birthdate)
           values ($1, $2, 'Ana', 'Berger', '1988-05-17') returning id`,
    values: [email, await passwords.hash(password)],
  });
  if (!row) throw new Error('nobody was inserted');
  return { id: row.id, email, password };
}
