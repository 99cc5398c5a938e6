import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { failure } from '@trolley/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { markImported } from '../src/catalogue/storage/feedState.ts';
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts';
import { insertSession } from '../src/staff/testing.ts';
import { type Bundle, bundle } from './bundle.ts';
import { type Program, runProgram } from './program.ts';
import { allEndpoints, sampleCall, type TextField, textFieldsOf } from './textFields.ts';

// A whole shop starts.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const unfit = { NUL: '\u0000', 'a high half': '\ud83c', 'a low half': '\udf52', 'U+FFFF': '\uffff', bell: '\u0007' };
const cherries = '🍒';
const bypass = 'a-key-for-unfit-texts';

let shop: Bundle;
let own: TestDatabase;
let program: Program;
let port: number;
const jar = new Map<string, string>();

beforeAll(async () => {
  [shop, own] = await Promise.all([bundle(join(import.meta.dirname, 'shop.ts')), createTestDatabase()]);
  // Goods are not asked for here, and feeding the demo takes its time.
  await markImported(own.database);
  port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: own.connectionString,
    BOT_BYPASS_KEY: bypass,
    // As the tests' bundle was made: otherwise the mails it writes find no React of its kind.
    NODE_ENV: 'development',
  };
  program = runProgram(shop.file, { env });
  await program.printed('Trolley is open');
  await ask('GET', '/api/csrf');
  await register();
  await logInStaff();
});

afterAll(async () => {
  await program.stop();
  await own.drop();
  shop.remove();
});

/** Somebody with an account asks: behind it are most of the texts there are. */
async function register(): Promise<void> {
  const person = { firstName: 'Anna', lastName: 'Huber', birthdate: '1980-02-03', academicTitle: '' };
  await ask('POST', '/api/customers', { email: 'anna@example.at', password: 'Sehr-geheim-1', ...person });
  const mailbox = await ask('GET', '/_mailbox.json?recipient=anna%40example.at');
  const [, token] = /[?&]token=([\w-]{43})/.exec(mailbox.body) ?? [];
  const { status, body } = await ask('POST', '/api/customers/confirm', { token });
  if (status !== 200) throw new Error(`nobody is logged in: ${status} ${body}`);
}

/** An owner of the shop asks as well: behind their session are the texts of the studio. */
async function logInStaff(): Promise<void> {
  const [row] = await own.database.query<{ id: string }>({
    text: `insert into staff (email, name, roles) values ('owner@example.at', 'Owner', '{owner}') returning id`,
  });
  const query = (statement: string, ...values: unknown[]) => own.database.query({ text: statement, values });
  const [name = '', sid = ''] = (await insertSession(query, row?.id ?? '')).split('=');
  jar.set(name, sid);
}

/** Each call comes from another address of this machine: limits per address are not what is tried here. */
let calls = 0;

async function ask(method: string, path: string, body?: unknown) {
  calls += 1;
  const headers: OutgoingHttpHeaders = {
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
    'x-bypass-recaptcha-key': bypass,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const localAddress = `127.${1 + Math.floor(calls / 250)}.0.${1 + (calls % 250)}`;
  const sent = request({ host: '127.0.0.1', port, method, path, headers, localAddress });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  for (const line of response.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  return { status: response.statusCode ?? 0, body: await text(response) };
}

/** Sends a call that has some character in one of its texts. */
async function spoiled(field: TextField, character: string) {
  const call = sampleCall(field, (sample) => `${sample.slice(0, 1)}${character}${sample.slice(1)}`);
  const params = call.params as Readonly<Record<string, string>> | undefined;
  const path = field.endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params?.[name] ?? ''));
  const query = Object.entries((call.query ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&');
  return ask(field.endpoint.method, query ? `${path}?${query}` : path, field.endpoint.body ? call.body : undefined);
}

const isWellFormed = (value: string) => !/\p{Cs}/u.test(value);

/** Half a character has no place in UTF-8; some encode it all the same. */
const encoded = (value: string) =>
  isWellFormed(value)
    ? encodeURIComponent(value)
    : value.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, '%ED%A0%BC').replace(/[\udc00-\udfff]/g, '%ED%BD%92');

/** Calls that a shop with joe does not have; the tests of their room try such characters. */
const withoutJoe = ['/api/customers/physical-card'];
const fields = allEndpoints()
  .filter(({ path }) => !withoutJoe.includes(path))
  .flatMap(textFieldsOf);
const nameOf = ({ endpoint: { method, path }, part, path: where }: TextField) =>
  `${method} ${path} ${part}.${where.join('.')}`;

describe('texts that cannot be stored', () => {
  test('SAFE-03 every text of every call is tried, those that failed once among them', () => {
    const names = fields.map(nameOf);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /api/withdrawals body.name',
        'POST /api/withdrawals body.text',
        'POST /api/capacity query.timeSlotId',
        'POST /api/carts/distribution-time-slot body.id',
        'POST /api/carts/discount-codes body.code',
        'PUT /api/customers body.academicTitle',
        'POST /api/customers body.academicTitle',
        'POST /api/customers/addresses/{type} body.streetName',
        'POST /api/carts/billing-address body.lastName',
      ]),
    );
    expect(names.length).toBeGreaterThan(180);
  });

  test.each(Object.entries(unfit))('SAFE-03 %s is refused in every text, by the name of its field', async (_, sign) => {
    const answers: Record<string, unknown> = {};
    for (const field of fields) {
      // Outside a body a half character is no character of an address, and is told as such or taken letter by letter.
      const isWritten = field.part === 'body' || isWellFormed(sign);
      const { status, body } = await spoiled(field, sign);
      const named = status === 400 && isWritten ? fieldsIn(body) : [];
      const where = field.path.join('.');
      const isRight = isWritten ? named.includes(where) : status < 500 && status !== 429;
      if (!isRight) answers[nameOf(field)] = `${status} ${body.slice(0, 160)}`;
    }
    expect(answers).toEqual({});
  });

  test('SAFE-03 a letter beyond the first 65,536 is taken or refused, as the field says', async () => {
    const answers: Record<string, unknown> = {};
    for (const field of fields) {
      const { status, body } = await spoiled(field, cherries);
      if (status >= 500 || status === 429) answers[nameOf(field)] = `${status} ${body.slice(0, 160)}`;
    }
    expect(answers).toEqual({});
  });

  test.each([
    ['/_mailbox.json?recipient=%00', 400],
    ['/_mailbox/%00', 404],
    ['/api/orders/%00/invoice.pdf', 404],
    ['/api/orders/40000017/calendar.ics?key=%00', 404],
    ['/%00', 404],
    ['/_payload/%00', 404],
    ['/media/%00', 404],
  ])('SAFE-03 %s is answered', async (path, status) => {
    expect((await ask('GET', path)).status).toBe(status);
  });

  test('SAFE-03 cookies with such characters name nothing', async () => {
    for (const name of ['cart', 'checkout', 'zone', 'store', 'sid', 'registration']) {
      const before = jar.get(name);
      jar.set(name, 'a%00%ED%A0%BC');
      for (const path of ['/api/carts', '/api/customers', '/api/orders/40000017', '/api/favorites'])
        expect((await ask('GET', path)).status, `${name} ${path}`).toBeLessThan(500);
      if (before === undefined) jar.delete(name);
      else jar.set(name, before);
    }
  });

  test('SAFE-03 nothing unexpected was logged', () => {
    expect(program.output()).not.toContain('unexpected error');
  });
});

function fieldsIn(body: string): readonly string[] {
  const read = z.safeParse(failure, JSON.parse(body));
  return read.data?.fields?.map(({ path }) => path) ?? [];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}
