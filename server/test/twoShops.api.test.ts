import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/database/testing.ts';
import { copyWithFewGoods, type TenantsFolder } from './fewGoods.ts';

interface Shop {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it printed to standard output so far, line by line. */
  lines(): readonly string[];
}

let shared: TestDatabase;
let tenants: TenantsFolder;
let shops: Shop[] = [];

beforeAll(async () => {
  shared = await createTestDatabase();
  tenants = copyWithFewGoods();
  // Both at once: one of them migrates, loads the content and feeds the catalogue, the other waits for it.
  shops = await Promise.all([startShop(), startShop()]);
}, 120_000);

afterAll(async () => {
  await Promise.all(shops.map((shop) => stop(shop.process)));
  await shared.drop();
  tenants.remove();
});

test('a content change shows in every process on the database within five seconds', async () => {
  const titleOf = async ({ url }: Shop) => /<title>([^<]*)<\/title>/.exec(await (await fetch(url)).text())?.[1];
  const [before] = await Promise.all(shops.map(titleOf));
  expect(before).toBeDefined();

  const changedAt = Date.now();
  await shared.database.query({
    text: `update content_page set meta = jsonb_set(meta, '{title}', '"A title of its own"') where path = '/'`,
  });
  for (const shop of shops) {
    await expect.poll(() => titleOf(shop)).toContain('A title of its own');
  }
  expect(Date.now() - changedAt).toBeLessThan(5000);
});

test('a new price of one product shows in every process, and no other product changes', async () => {
  const products = '/api/product-discovery/products';
  const pricesOf = async ({ url }: Shop) => {
    const answer = (await (await fetch(`${url}${products}?sort=name`)).json()) as {
      readonly results: readonly {
        readonly sku: string;
        readonly price: { readonly regular: { readonly value: number } };
      }[];
    };
    return new Map(answer.results.map(({ sku, price }) => [sku, price.regular.value]));
  };
  const [before] = await Promise.all(shops.map(pricesOf));
  const sku = before?.keys().next().value;
  const changedAt = Date.now();
  await shared.database.query({
    text: `insert into price (sku, kind, zone, value, valid_from)
           select $1, 'regular', zone, 12345, now() from (select '' as zone union select id from zone) zones`,
    values: [sku],
  });
  for (const shop of shops) {
    await expect.poll(async () => (await pricesOf(shop)).get(sku ?? '')).toBe(12_345);
    expect([...(await pricesOf(shop))].filter(([one, price]) => one !== sku && before?.get(one) !== price)).toEqual([]);
  }
  expect(Date.now() - changedAt).toBeLessThan(5000);
});

test('a shop that ends leaves the other one serving', async () => {
  const [first, second] = shops;
  if (!first || !second) throw new Error('two shops should run');
  expect(await stop(first.process)).toBe(0);
  expect((await fetch(`${second.url}/ready`)).status).toBe(200);
  const printed = first.lines().map((line) => JSON.parse(line) as { readonly message: string });
  // What it was answering is answered first, so this need not be the last line.
  expect(
    printed.filter(({ message }) => message.includes('SIGTERM')),
    'from building to closing, all of it is JSON',
  ).toHaveLength(1);
});

test('API-04 a start that fails says why in a line of JSON', async () => {
  const failed = run({ PORT: 'many' });
  const [code] = (await once(failed.process, 'close')) as [number | null];
  expect(code).toBe(1);
  const printed = failed.lines().map((line) => JSON.parse(line) as object);
  expect(printed.at(-1)).toMatchObject({ level: 'fatal', message: expect.stringContaining('PORT: "many"') });
});

async function startShop(): Promise<Shop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const {
    process: shop,
    lines,
    output,
  } = run({
    HOST: 'localhost',
    PORT: String(port),
    BASE_URL: url,
    // The last line of all is said at this level.
    LOG_LEVEL: 'info',
  });
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with code ${shop.exitCode}:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, process: shop, lines };
}

/** `npm start`, whose output no terminal shows. */
function run(env: NodeJS.ProcessEnv) {
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TENANT: 'feldmarkt',
      TENANTS_DIR: tenants.dir,
      DATABASE_URL: shared.connectionString,
      // Processes of one shop share a provider; none is asked here.
      PAYMENTS: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, standard] = ['', ''];
  shop.stdout.on('data', (chunk: Buffer) => (standard += chunk.toString()));
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const lines = () => standard.split('\n').filter((line) => line !== '');
  return { process: shop, lines, output: () => output };
}

async function stop(shop: ChildProcess): Promise<number | null> {
  if (shop.exitCode !== null) return shop.exitCode;
  const ended = once(shop, 'close') as Promise<[number | null]>;
  shop.kill('SIGTERM');
  const [code] = await ended;
  return code;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
