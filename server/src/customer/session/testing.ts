import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { createBrowser } from '../../cart/testing/browser.ts';
import { testTenant } from '../../page/testing.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { captureLog, createTestApp } from '../../platform/http/testing.ts';
import { openSessions } from './openSessions.ts';
import { sessionRoutes } from './routes.ts';
import type { Sessions } from './sessions.ts';

export const limits = { idleMinutes: 60, mostDays: 30 };

interface Person {
  readonly email?: string;
  readonly joeAuthenticationStatus?: string;
}

/** One database for a test file, and the processes of a shop on it. */
export function sessionDatabase() {
  let testDatabase: TestDatabase;
  const { log } = captureLog();
  const closing: (() => Promise<unknown>)[] = [];
  const database = () => testDatabase.database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function open(on: Database = database(), baseUrl = 'http://localhost:3000') {
    // Its clock stands still: what a process remembers fades only because it was told so, however slow the machine is.
    const openedAt = Date.now();
    const sessions = await openSessions({ database: on, limits, baseUrl, now: () => openedAt });
    closing.push(() => sessions.close());
    return { sessions, ...(await createSessionApp(sessions, on)) };
  }

  return {
    database,
    open,
    query: <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values }),

    /** A second process: its own connections to the same database. */
    anotherConnection(): Database {
      const another = openDatabase(
        { connection: { connectionString: testDatabase.connectionString }, ...patient },
        log,
      );
      closing.push(() => another.close());
      return another;
    },

    async insertCustomer({ email = `${randomUUID().slice(0, 8)}@example.at`, joeAuthenticationStatus }: Person = {}) {
      const [row] = await database().query<{ id: string }>({
        text: `insert into customer (email, password_hash, first_name, last_name, joe_authentication_status)
               values ($1, 'none', 'Ana', 'Berger', $2) returning id`,
        values: [email, joeAuthenticationStatus ?? null],
      });
      return row?.id ?? '';
    },
  };
}

/** The calls of sessions, and one that logs anybody in without asking for a password. */
async function createSessionApp(sessions: Sessions, database: Database) {
  const { app, lines } = await createTestApp();
  sessionRoutes(app, { sessions, database, tenant: testTenant() });
  app.post('/api/test/login/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    await database.transaction((tx) => sessions.begin(tx, { request, reply }, request.params.id));
    return { ok: true };
  });
  app.post('/api/test/broken-login/:id', async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    await database.transaction(async (tx) => {
      await sessions.begin(tx, { request, reply }, request.params.id);
      throw new Error('something else broke');
    });
  });
  app.get('/api/test/kept', { config: { cacheControl: 'public, max-age=60' } }, async () => ({ same: 'for all' }));
  return {
    app,
    lines,
    visit: () => {
      const browser = createBrowser(app);
      const logIn = (id: string) => browser.send('POST', `/api/test/login/${id}`);
      const me = async () => (await browser.send('GET', '/api/customers')).statusCode;
      return { ...browser, logIn, me };
    },
  };
}

/** Attributes of a cookie that the last answer set. */
export const setCookie = ({ setCookies }: { readonly setCookies: readonly string[] }, name: string) =>
  setCookies.findLast((line) => line.startsWith(`${name}=`));
