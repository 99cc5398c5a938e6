import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tenantsDir } from './customer/demo/testing.ts';
import { findRoomProblems } from './findRoomProblems.ts';
import { loadTenant } from './tenant/loadTenant.ts';

interface Collected {
  id: string;
  poolId?: string;
  promotionId?: string;
}

/** Feldmarkt with other words in one of its files. */
async function problemsWith(file: string, change: (json: never) => void) {
  const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  const dir = await mkdtemp(join(tmpdir(), 'coins-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await cp(tenant.dir, dir, {
    recursive: true,
    filter: (source) => !/\/(catalogue|media|pictures)(\/|$)/.test(source),
  });
  const json = JSON.parse(await readFile(join(dir, file), 'utf8')) as never;
  change(json);
  await writeFile(join(dir, file), JSON.stringify(json));
  const found = await findRoomProblems({ ...tenant, dir });
  return found.map(({ field, expected }) => `${field}: ${expected}`);
}
const inVouchers = (change: (vouchers: Collected[]) => void) =>
  problemsWith('checkout/checkout.json', ({ vouchers }: { vouchers: Collected[] }) => change(vouchers));
const inLoyalty = (change: (file: { collector?: { vouchers: string[] }; pools: { poolId: string }[] }) => void) =>
  problemsWith('loyalty/loyalty.json', change);

test.each(['feldmarkt', 'harbour'] as const)(
  'the vouchers of %s and its loyalty programme fit each other',
  async (id) => {
    const tenant = await loadTenant({ tenantsDir, id, baseUrl: 'https://shop.example' });
    expect(await findRoomProblems(tenant)).toEqual([]);
  },
);

test('a step that is no voucher is refused, and so is a voucher that is no step of the collector', async () => {
  expect(await inLoyalty(({ collector }) => collector?.vouchers.push('sammler-99'))).toEqual([
    expect.stringMatching(/^collector\.vouchers\.3: .*"sammler-99"/),
  ]);
  expect(await inLoyalty(({ collector }) => collector?.vouchers.pop())).toEqual([
    expect.stringMatching(/^vouchers\.\d+\.id: .*"sammler-20"/),
  ]);
  const elsewhere = await inVouchers((vouchers) => {
    for (const one of vouchers) if (one.id === 'sammler-10') one.poolId = 'coins';
  });
  expect(elsewhere).toEqual([expect.stringMatching(/^vouchers\.\d+\.poolId: .*"collector"/)]);
});

test('a voucher that is paid from a pool, or belongs to a promotion, that does not exist is refused', async () => {
  const refused = await inVouchers((vouchers) => {
    for (const one of vouchers)
      if (one.id === 'punkte-5') Object.assign(one, { poolId: 'marbles', promotionId: 'never' });
  });
  expect(refused).toEqual([
    expect.stringMatching(/^vouchers\.\d+\.poolId: .*"marbles"/),
    expect.stringMatching(/^vouchers\.\d+\.promotionId: .*"never"/),
  ]);
});

test('a collector that the flags leave out fits its vouchers as before', async () => {
  const { dir, file } = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
  const clientRuntimeConfig = { ...file.clientRuntimeConfig, featureJoe: false };
  expect(await findRoomProblems({ dir, file: { ...file, clientRuntimeConfig } })).toEqual([]);
});
