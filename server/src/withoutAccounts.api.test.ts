import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Bundle, bundle } from '../test/bundle.ts';
import { freePort } from '../test/freePort.ts';
import { type Program, runProgram } from '../test/program.ts';
import { markImported } from './catalogue/storage/feedState.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { startSmtpServer } from './platform/mail/testing/smtpServer.ts';
import { repositoryRoot } from './platform/paths.ts';

// Whole processes come and go here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const bypassKey = 'a-key-of-this-test-alone';
let shop: Bundle;
let tenantsDir: string;
let own: TestDatabase;
let port: number;
let program: Program;

beforeAll(async () => {
  shop = await bundle(join(import.meta.dirname, '../test/shop.ts'));
  tenantsDir = mkdtempSync(join(tmpdir(), 'trolley-no-accounts-'));
  cpSync(join(repositoryRoot, 'tenants'), tenantsDir, {
    recursive: true,
    filter: (path) => !path.endsWith('/catalogue'),
  });
  const file = join(tenantsDir, 'feldmarkt/tenant.json');
  const tenant = JSON.parse(readFileSync(file, 'utf8'));
  tenant.clientRuntimeConfig.featureCustomer = false;
  writeFileSync(file, JSON.stringify(tenant));
});
afterAll(() => {
  shop.remove();
  rmSync(tenantsDir, { recursive: true, force: true });
});
beforeEach(async () => {
  own = await createTestDatabase();
  await markImported(own.database);
  port = await freePort();
});
afterEach(async () => {
  if (program.isRunning()) await program.stop();
  await own.drop();
});

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  program = runProgram(shop.file, {
    env: {
      PORT: String(port),
      DATABASE_URL: own.connectionString,
      TENANTS_DIR: tenantsDir,
      PAYMENTS: 'none',
      // As the bundle was built: letters are React.
      NODE_ENV: 'development',
      BOT_BYPASS_KEY: bypassKey,
      ...env,
    },
  });
  await program.printed('Trolley is open');
}

async function withdraw(): Promise<number> {
  const base = `http://127.0.0.1:${port}`;
  const cookies = (await fetch(`${base}/api/csrf`)).headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const token = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const answer = await fetch(`${base}/api/withdrawals`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-xsrf-token': token,
      'x-bypass-recaptcha-key': bypassKey,
    },
    body: JSON.stringify({
      name: 'Anna Gruber',
      orderNumber: '40000017',
      email: 'anna@example.at',
      text: 'Ich trete zurück.',
    }),
  });
  return answer.status;
}

test('SAFE-05 a shop without accounts sends what it writes, and forgets what is over', async () => {
  const smtp = await startSmtpServer();
  await own.database.query({
    text: `insert into tries values (sha256('old'), now() - interval '25 hours', 3);
           insert into used_proof values (sha256('old'), now() - interval '1 hour')`,
  });
  await start({ SMTP_URL: smtp.url });
  expect((await fetch(`http://127.0.0.1:${port}/api/customers`)).status, 'there are no accounts').toBe(404);
  expect(await withdraw()).toBe(200);
  await expect.poll(() => smtp.delivered.map(({ to }) => to)).toEqual([['anna@example.at']]);
  const over = () =>
    own.database.query<{ count: number }>({
      text: `select count(*)::integer as count from (
               select key_hash from tries where window_start < now() - interval '24 hours'
               union all select proof_hash from used_proof where expires_at < now()) over`,
    });
  await expect.poll(over).toEqual([{ count: 0 }]);
  expect(await program.stop()).toBe(0);
  await smtp.stop();
});

test('SAFE-05 without a mail server its preview shows the mailbox', async () => {
  await start({});
  expect(await withdraw()).toBe(200);
  const answer = await fetch(`http://127.0.0.1:${port}/_mailbox.json?recipient=anna@example.at`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ mails: [{ recipient: 'anna@example.at', kind: 'withdrawalReceipt' }] });
});
