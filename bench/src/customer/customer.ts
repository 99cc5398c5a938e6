import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { customerFile, getCustomer } from '@trolley/contract';
import { readSettings } from '../../../server/src/platform/settings.ts';
import { bareCopyOf } from '../bare.ts';
import { interleaved, type Load, load } from '../load.ts';
import type { Finding } from '../report.ts';
import { startShop, withDataDir } from '../shop.ts';
import { type Account, createAuthClient } from './authClient.ts';
import { type Logins, measureLogins } from './logins.ts';

/** Logging in against the password hash alone, and fetching the customer against a bare node:http server. */
export async function measureCustomer(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const bypassKey = randomBytes(16).toString('hex');
    const env = { BOT_BYPASS_KEY: bypassKey, TRUST_PROXY: 'loopback' };
    const { passwordMemoryKb } = readSettings({ TENANT: tenant, DATA_DIR: dataDir });
    const accounts = await demoAccounts(tenant);
    const shop = await startShop({ tenant, dataDir, env });
    try {
      const logIn = await createAuthClient({ url: shop.url, bypassKey });
      const logins = await measureLogins({ url: shop.url, passwordMemoryKb, logIn }, accounts);
      const cookie = await logIn(accounts[0]);
      const address = shop.url + getCustomer.path;
      const bare = await bareCopyOf(address, { cookie });
      const fetched = await interleaved(3, {
        bare: () => load(bare.url),
        customer: () => load(address, { cookie }),
      }).finally(bare.stop);
      return [...loginFindings(logins, passwordMemoryKb), ...fetchFindings(fetched)];
    } finally {
      await shop.stop();
    }
  });
}

async function demoAccounts(tenant: string): Promise<readonly [Account, ...Account[]]> {
  const file = new URL(`../../../tenants/${tenant}/customer/customer.json`, import.meta.url);
  const { demo } = customerFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const [first, ...others] = (demo?.customers ?? []).map(({ email, password }) => ({ email, password }));
  if (!first) throw new Error(`${tenant} has no demo customers`);
  return [first, ...others];
}

const rate = ({ requestsPerSecond }: Load) => `${Math.round(requestsPerSecond).toLocaleString('en')}/s`;
const share = (one: Load, bare: Load) => `${Math.round((100 * one.requestsPerSecond) / bare.requestsPerSecond)} %`;
const latency = ({ p50Ms, p99Ms }: Load) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;

function loginFindings({ hash, login, quiet, beside, lagP99Ms }: Logins, memoryKb: number): Finding[] {
  return [
    {
      what: 'bare argon2id, two at once',
      value: rate(hash),
      note: `${Math.round(memoryKb / 1024)} MiB; ${latency(hash)}`,
    },
    { what: 'login, eight callers', value: rate(login), ratio: share(login, hash), note: latency(login) },
    { what: 'GET /health now and then, p99', value: `${quiet.p99Ms.toFixed(1)} ms`, note: latency(quiet) },
    // If the event loop hashed passwords itself, it would be blocked for one of them at a time, and most of the time.
    {
      what: 'the same beside the logins, p99',
      value: `${beside.p99Ms.toFixed(1)} ms`,
      note: latency(beside),
      aim: '< one hash',
      met: beside.p99Ms < hash.p50Ms,
    },
    {
      what: 'event loop beside the logins, late by (p99)',
      value: `${lagP99Ms.toFixed(1)} ms`,
      aim: '< one hash',
      met: lagP99Ms < hash.p50Ms,
    },
  ];
}

function fetchFindings({ bare, customer }: Record<'bare' | 'customer', Load>): Finding[] {
  return [
    { what: 'bare node:http, same bytes', value: rate(bare), note: latency(bare) },
    { what: `GET ${getCustomer.path}`, value: rate(customer), ratio: share(customer, bare), note: latency(customer) },
  ];
}
