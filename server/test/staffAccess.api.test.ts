import { randomUUID } from 'node:crypto';
import { type Endpoint, fixedRoles, type Permission } from '@trolley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts';
import { withXsrf } from '../src/platform/http/testing.ts';
import { insertSession } from '../src/staff/testing.ts';
import { allEndpoints } from './textFields.ts';
import { openWholeShop } from './wholeShop.ts';

/** Every call of the studio, also one that is added tomorrow. */
const calls = allEndpoints().filter(({ path }) => path.startsWith('/api/studio/'));
const guarded = calls.filter(({ permission }) => permission !== 'everybody');
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const);

let own: TestDatabase;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
let xsrf: Awaited<ReturnType<typeof withXsrf>>;
const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });
beforeAll(async () => {
  own = await createTestDatabase();
  shop = await openWholeShop(own.database);
  xsrf = await withXsrf(shop.app);
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});

async function insertPerson(...roles: readonly string[]): Promise<string> {
  const [row] = await query<{ id: string }>(
    'insert into staff (email, name, roles) values ($1, $1, $2) returning id',
    ...[`${randomUUID()}@x.at`, roles],
  );
  return row?.id ?? '';
}

async function insertRole(permissions: readonly Permission[]): Promise<string> {
  const [row] = await query<{ id: string }>(
    'insert into staff_role (name, permissions) values ($1, $2) returning id',
    ...[randomUUID(), permissions],
  );
  return row?.id ?? '';
}

/** Sends what no call expects: whoever may call is told so, all others are refused before anybody looks at it. */
async function call(
  { method, path, body }: Endpoint,
  session: string | undefined,
  headers: object = xsrf,
  search = '',
) {
  const cookie = [(headers as { cookie?: string }).cookie, session].filter(Boolean).join('; ');
  const answer = await shop.app.inject({
    method,
    url: `${path.replace(/\{\w+\}/g, randomUUID())}${search}`,
    headers: { ...headers, cookie },
    ...(body && { payload: ['not', 'as', 'expected'] }),
  });
  const errorCode = answer.statusCode >= 400 ? answer.json<{ errorCode: string }>().errorCode : undefined;
  return `${answer.statusCode} ${errorCode ?? ''}`.trim();
}

const refusals = ['401 unauthorized', '403 forbidden', '403 xsrfMissing'];

test('STUD-01 what stands under /api/studio says who may call it; everybody only what leads to a log-in', () => {
  expect(guarded.length).toBeGreaterThan(10);
  expect(allEndpoints().filter((one) => one.permission !== undefined)).toEqual(calls);
  const open = calls.filter(({ permission }) => permission === 'everybody').map(({ path }) => path);
  expect(open.toSorted()).toEqual(
    ['demo-accounts', 'invitations/accept', 'invitations/open', 'login', 'login/code', 'logout'].map(
      (name) => `/api/studio/${name}`,
    ),
  );
});

describe.each(named(guarded))('%s %s', (_, __, endpoint) => {
  const { permission, method } = endpoint;
  const isAllowed = (permissions: readonly Permission[]) =>
    permission === 'staff' || permissions.some((one) => one === permission);

  test.each(Object.entries(fixedRoles))(
    'STUD-01 with the role %s answers as the role says',
    async (role, permissions) => {
      const session = await insertSession(query, await insertPerson(role));
      const answer = await call(endpoint, session);
      if (isAllowed(permissions)) expect(refusals).not.toContain(answer);
      else expect(answer).toBe('403 forbidden');
      expect(answer).not.toMatch(/^5/);
    },
  );

  test('STUD-01 opens to a made role that has its permission alone, and to none that has all the others', async () => {
    const others = fixedRoles.owner.filter((one) => one !== permission);
    const [only] = fixedRoles.owner.filter((one) => one === permission);
    const just = await insertPerson(await insertRole(only ? [only] : ['orders:read']));
    expect(refusals).not.toContain(await call(endpoint, await insertSession(query, just)));
    const lacking = await insertPerson(await insertRole(others));
    const answer = await call(endpoint, await insertSession(query, lacking));
    if (permission === 'staff') expect(refusals).not.toContain(answer);
    else expect(answer).toBe('403 forbidden');
  });

  test('STUD-01 refuses whoever has no role, no session, one that is over, a made-up one, or is locked', async () => {
    const owner = await insertPerson('owner');
    const locked = await insertPerson('owner');
    await query('update staff set locked_at = now() where id = $1', locked);
    const answers = [
      await call(endpoint, undefined),
      await call(endpoint, await insertSession(query, owner, { expires: '-1 second' })),
      await call(endpoint, `studio_sid=${'A'.repeat(43)}`),
      await call(endpoint, 'studio_sid=%00'),
      await call(endpoint, await insertSession(query, locked)),
    ];
    expect(answers).toEqual(answers.map(() => '401 unauthorized'));
    const nobody = await call(endpoint, await insertSession(query, await insertPerson('gone')));
    if (permission === 'staff') expect(refusals).not.toContain(nobody);
    else expect(nobody).toBe('403 forbidden');
  });

  test('STUD-01 changes nothing without the XSRF token', async () => {
    const session = await insertSession(query, await insertPerson('owner'));
    const answer = await call(endpoint, session, {});
    if (method === 'GET') expect(refusals).not.toContain(answer);
    else expect(answer).toBe('403 xsrfMissing');
  });
});

test.each(named(guarded.filter(({ path, body }) => path.includes('{') && !body)))(
  'STUD-01 %s %s leads nowhere with an id that is made up, whoever asks',
  async (_, __, endpoint) => {
    const session = await insertSession(query, await insertPerson('owner'));
    expect(await call(endpoint, session, xsrf, '?revision=1')).toMatch(/^404 \w+/);
  },
);

test.each(named(calls.filter(({ method, permission }) => method !== 'GET' && permission === 'everybody')))(
  'STUD-01 %s %s wants the XSRF token before anybody is logged in',
  async (_, __, endpoint) => {
    expect(await call(endpoint, undefined, {})).toBe('403 xsrfMissing');
  },
);
