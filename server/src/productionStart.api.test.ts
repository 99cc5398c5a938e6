import { join } from 'node:path';
import type { Endpoint } from '@trolley/contract';
import * as contract from '@trolley/contract';
import { solveChallenge } from 'altcha-lib/v1';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { type Bundle, bundle } from '../test/bundle.ts';
import { copyWithFewGoods, type TenantsFolder } from '../test/fewGoods.ts';
import { freePort } from '../test/freePort.ts';
import { writePrintedCommand } from '../test/printedCommand.ts';
import { type Program, runProgram } from '../test/program.ts';
import { insertSomebody } from './customer/auth/testing.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { createPasswords } from './platform/passwords/createPasswords.ts';

// Whole processes come and go here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { addDiscountCode, addGiftCard, addItem, getBotCheck, login } = contract;
const exported: readonly unknown[] = Object.values(contract);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'domain' in value;
const everything = exported.filter(isEndpoint);
// Plastic cards are not sent where members carry theirs on the phone; guests are refused where they are (`physicalCard.api.test.ts`).
const customerOnly = everything.filter(
  (endpoint) =>
    endpoint.customerOnly && !endpoint.path.startsWith(contract.getPhysicalCard.path.replace(/\/status$/, '')),
);

const staffOnly = everything.filter(({ permission = 'everybody' }) => permission !== 'everybody');

let shop: Bundle;
let tenants: TenantsFolder;
let own: TestDatabase;
let running: Program | undefined;

beforeAll(async () => {
  shop = await bundle(join(import.meta.dirname, '../test/shop.ts'));
  tenants = copyWithFewGoods();
  own = await createTestDatabase();
});
afterEach(async () => {
  if (running?.isRunning()) await running.stop();
});
afterAll(async () => {
  await own.drop();
  tenants.remove();
  shop.remove();
});

const anna = { email: 'anna@feldmarkt.example', password: 'feldfrisch' };
const giftCard = '73019044861520371-240611';
const code = 'WILLKOMMEN10';
const onlyInPreview = [
  ...['/_mailbox', '/_mailbox.json', '/_components', '/weihnachten', '/kassa-ok-test'],
  ...['/_search?q=milch', '/api/product-discovery/explain/milch'],
];

/** A stranger with a browser: keeps cookies, repeats the XSRF token, and solves the challenge. */
function stranger(base: string) {
  const jar = new Map<string, string>();

  const send = (method: string, path: string, body?: unknown) =>
    sendText(method, path, body === undefined ? undefined : JSON.stringify(body));

  async function sendText(method: string, path: string, body?: string) {
    const answer = await fetch(`${base}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined };
  }

  return {
    send,
    sendText,
    async logIn(who: { readonly email: string; readonly password: string }) {
      await send('GET', '/api/csrf');
      const { challenge } = z.parse(getBotCheck.reply, (await send('GET', getBotCheck.path)).body);
      if (!challenge) throw new Error('no challenge');
      const { promise } = solveChallenge(challenge.challenge, challenge.salt, 'SHA-256', challenge.maxnumber);
      const number = (await promise)?.number;
      const proof = Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
      return send('POST', `${login.path}?recaptchaResponse=${encodeURIComponent(proof)}`, who);
    },
  };
}

/** What a stranger tried on the shop that was started as printed, and what came of it. */
async function tries(base: string, customer: { readonly email: string; readonly password: string }) {
  const visitor = stranger(base);
  const pages: string[] = [];
  for (const path of onlyInPreview) if ((await visitor.send('GET', path)).status !== 404) pages.push(path);
  const demoLogin = (await visitor.logIn(anna)).status;
  const demoStaff = await visitor.send('GET', contract.getDemoStaff.path);
  const owner = { email: 'studio-owner@feldmarkt.example', password: 'studio-to-try-out' };
  const staffLogin = (await visitor.send('POST', contract.logInStaff.path, owner)).status;
  const somebody = stranger(base);
  expect((await somebody.logIn(customer)).status, 'a customer of the shop').toBe(200);
  const { body } = await somebody.send(addGiftCard.method, addGiftCard.path, { code: giftCard });
  const guest = stranger(base);
  await guest.send('GET', '/api/csrf');
  const products = await guest.send('GET', '/api/product-discovery/products');
  const [product] = z.parse(z.object({ results: z.array(z.object({ sku: z.string() })) }), products.body).results;
  expect((await guest.send(addItem.method, addItem.path, { sku: product?.sku, quantity: 1 })).status).toBe(200);
  const discounted = await guest.send(addDiscountCode.method, addDiscountCode.path, { code });
  const staff = { accounts: demoStaff.status, login: staffLogin };
  return { pages, demoLogin, staff, giftCardBalance: body?.['balance'] ?? 0, code: discounted.status };
}

test('SAFE-01 production as operations.md prints it, on what was a demo before, has nothing of the demo', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const customer = await insertSomebody({
    database: own.database,
    passwords: createPasswords({ passwordMemoryKb: 64 }),
  });
  const demo = { PORT: String(port), DATABASE_URL: own.connectionString, TENANTS_DIR: tenants.dir };
  running = runProgram(shop.file, { env: demo });
  await running.printed('Trolley is open');
  expect(await tries(base, customer), 'where it is tried out, all of it is there').toEqual({
    pages: onlyInPreview,
    demoLogin: 200,
    staff: { accounts: 200, login: 200 },
    giftCardBalance: 5000,
    code: 200,
  });
  await running.stop();

  const printed = writePrintedCommand(shop.file, { PORT: String(port), DATABASE_URL: own.connectionString });
  try {
    running = runProgram(printed.file, { by: 'sh' });
    await running.printed('Trolley is open');
    expect(running.output()).toContain('https://shop.example');
    expect(await tries(base, customer)).toEqual({
      pages: [],
      demoLogin: 403,
      staff: { accounts: 404, login: 403 },
      giftCardBalance: 0,
      code: 409,
    });
    for (const field of ['seller.vatId', 'seller.bank.iban'])
      expect(running.output()).toMatch(new RegExp(`"level":"warn".*order\\.json","field":"${field}".*PLACEHOLDER`));
    await running.stop();
  } finally {
    printed.remove();
  }
});

test.each([
  ['without a mail server', {}, /SMTP_URL is missing.*for example SMTP_URL=.*MAIL=none/],
  ['as a preview', { MAIL: 'none', CMS_PREVIEW: 'true' }, /CMS_PREVIEW=true would show drafts to everybody: remove it/],
  [
    'with the sandbox',
    { MAIL: 'none', SANDBOX_URL: 'http://localhost:1', SANDBOX_KEY: 'k'.repeat(16) },
    /Remove SANDBOX_URL/,
  ],
  ['believing everybody', { MAIL: 'none', TRUST_PROXY: 'true' }, /TRUST_PROXY: .*true.*X-Forwarded-For/],
])('SAFE-01 at a production address a start %s is refused and says what to do', async (_, env, words) => {
  const base = { PORT: String(await freePort()), BASE_URL: 'https://shop.example', DATABASE_URL: own.connectionString };
  running = runProgram(shop.file, { env: { ...base, ...env } });
  expect(await running.ended()).toBe(1);
  expect(running.output()).toMatch(words);
});

describe('a production shop that sends no mails', () => {
  let base: string;
  let open: Program;
  beforeAll(async () => {
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), BASE_URL: 'https://shop.example', DATABASE_URL: own.connectionString };
    open = runProgram(shop.file, { env: { ...env, MAIL: 'none' } });
    await open.printed('Trolley is open');
  });
  afterAll(() => open.stop());

  test('SAFE-01 has no mailbox all the same', async () => {
    expect((await fetch(`${base}/_mailbox.json`)).status).toBe(404);
  });

  test('its metrics are for this machine alone', async () => {
    expect((await fetch(`${base}/metrics`)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await fetch(`${base}/metrics`, { headers: { [name]: '203.0.113.9' } })).status).toBe(404);
  });

  test.each(staffOnly.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    'STUD-01 %s %s refuses a stranger before it looks at what they sent',
    async (method, path, { body }) => {
      const somebody = stranger(base);
      await somebody.send('GET', '/api/csrf');
      const url = path.replace(/\{\w+\}/g, '%20');
      const answers = [await somebody.send(method, url)];
      if (body) for (const sent of ['{', '[]', '"\\u0000"']) answers.push(await somebody.sendText(method, url, sent));
      for (const answer of answers) expect(answer.body).toMatchObject({ status: 401, errorCode: 'unauthorized' });
    },
  );

  test.each(customerOnly.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    'CUST-14 %s %s refuses a guest before it looks at what they sent',
    async (method, path, { body }) => {
      const guest = stranger(base);
      await guest.send('GET', '/api/csrf');
      const url = path.replace(/\{\w+\}/g, '%20');
      const answers = [await guest.send(method, url)];
      if (body)
        for (const sent of ['{', '[]', '{"id":0}', '"\\u0000"']) answers.push(await guest.sendText(method, url, sent));
      for (const answer of answers) expect(answer.body).toMatchObject({ status: 401, errorCode: 'unauthorized' });
    },
  );
});

test('CUST-14 whatever stands under /api/customers is for customers, but what makes one', () => {
  const open = everything.filter(({ path, customerOnly }) => path.startsWith('/api/customers') && !customerOnly);
  expect(open).toEqual([contract.registerCustomer, contract.claimOfflineAccount, contract.confirmCustomer]);
});
