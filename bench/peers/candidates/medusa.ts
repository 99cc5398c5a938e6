import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { freePort } from '../../src/shop.ts';
import type { Candidate, Shopper, Window } from '../candidate.ts';
import { answerOf, type Client, openClient, Refused } from '../client.ts';
import { filledDatabase } from '../filled.ts';
import { install } from '../install.ts';
import { runProcess, type Started, startProcess } from '../startProcess.ts';
import { orderable } from '../works.ts';
import type { PeerOpening } from './open.ts';
import { residentMb } from './residentMb.ts';
import { startRedis } from './startRedis.ts';

const address = {
  first_name: 'Anna',
  last_name: 'Byrne',
  address_1: 'Main Street 1',
  city: 'Cork',
  postal_code: 'T12 AB34',
  country_code: 'ie',
  phone: '+353851234567',
};
/** As Medusa's own starter storefront asks for its tiles. */
const fields = encodeURIComponent('*variants.calculated_price,+variants.inventory_quantity,+metadata,+tags');

interface Ids {
  readonly key: string;
  readonly region: string;
  readonly categories: Readonly<Record<string, string>>;
  readonly variants: Readonly<Record<string, string>>;
  readonly products: Readonly<Record<string, string>>;
}

/** Medusa, built: server and worker with Redis, as its guide has it; without a redis-server one process with all in memory. */
export async function openMedusa(opening: PeerOpening): Promise<Candidate> {
  const { postgres, database, folder, goods, say } = opening;
  const installed = await install('medusa', say);
  const { host, port: databasePort, user, password = '' } = postgres.connectionTo(database);
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const program = findRedis();
  const withRedis = async () => (program === undefined ? undefined : startRedis(program, folder));
  const command = async (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const port = await freePort();
    return {
      url: `http://127.0.0.1:${port}`,
      cwd,
      args: [join(installed.folder, 'node_modules', '@medusajs', 'cli', 'cli.js'), ...args],
      env: {
        DATABASE_URL: `postgres://${login}@${encodeURIComponent(host)}:${databasePort}/${database}`,
        HOST: '127.0.0.1',
        PORT: String(port),
        JWT_SECRET: 'peers-jwt-secret',
        COOKIE_SECRET: 'peers-cookie-secret',
        MEDUSA_DISABLE_TELEMETRY: 'true',
        LOG_LEVEL: 'warn',
        ...env,
      },
      logFile: join(folder, 'medusa.log'),
    };
  };
  const built = join(installed.folder, '.medusa', 'server');
  const builtFile = join(built, `.built-${installed.fingerprint}`);
  if (!existsSync(builtFile)) {
    say('medusa: is built');
    await rm(built, { recursive: true, force: true });
    await runProcess(await command(installed.folder, ['build']));
    await writeFile(builtFile, '');
  }
  const { idsFile } = await filledDatabase(postgres, 'medusa', database, installed, goods, async (files) => {
    say('medusa: is filled');
    // One of its own: what the fill leaves to do and to remember is no part of a run.
    const redis = await withRedis();
    const env = { ...(redis && { REDIS_URL: redis.url }), GOODS: files.goodsFile, IDS: files.idsFile };
    try {
      await runProcess(await command(built, ['db:migrate', '--execute-all-links'], env));
      await runProcess(await command(built, ['exec', './src/scripts/fill.js'], env));
    } finally {
      await redis?.stop();
    }
  });
  const ids = JSON.parse(await readFile(idsFile, 'utf8')) as Ids;
  const redis = await withRedis();
  const started: Started[] = redis ? [redis] : [];
  const stop = async () => {
    for (const one of started.reverse()) await one.stop();
  };
  try {
    const start = async (mode?: 'server' | 'worker') => {
      const env = { ...(redis && { REDIS_URL: redis.url }), ...(mode && { MEDUSA_WORKER_MODE: mode }) };
      const one = await command(built, ['start'], env);
      started.push(await startProcess(one, `${one.url}/health`));
      return one.url;
    };
    const url = await start(redis && 'server');
    if (redis) await start('worker');
    const version = await installed.versionOf('@medusajs/medusa');
    return describe(opening, { url, ids, redis, version, pids: started.map(({ pid }) => pid), stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

const findRedis = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((one) => join(one, 'redis-server'))
    .find(existsSync);

interface Running {
  readonly url: string;
  readonly ids: Ids;
  readonly redis: { readonly version: string } | undefined;
  readonly version: string;
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

function describe({ postgres, database, goods }: PeerOpening, running: Running): Candidate {
  const { url, ids, redis, version, pids, stop } = running;
  const open = () => openClient(url, { 'x-publishable-api-key': ids.key });
  return {
    name: 'medusa',
    version,
    setup: redis
      ? `\`medusa build\` and \`medusa start\`, server and worker, its modules for Redis (${redis.version}) with caching on (all counted); admin off, no mails`
      : '`medusa build` and `medusa start`, one process, its modules in memory, as there was no redis-server; admin off, no mails',
    pids,
    memoryMb: () => residentMb(pids),
    database,
    openShopper: async () => openShopper(open(), ids),
    openData: async () => openData(open(), ids),
    async lastOne() {
      const sku = orderable(goods).at(-1) ?? '';
      await postgres.query(
        database,
        `update inventory_level set stocked_quantity = reserved_quantity + 1,
                raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + 1)::text, 'precision', 20)
          where inventory_item_id in (select id from inventory_item where sku = $1)`,
        [sku],
      );
      return { skus: [sku] };
    },
    async bought(email) {
      const [found] = await postgres.query<{ orders: string; payments: string }>(
        database,
        `select count(distinct o.id) as orders, count(distinct p.id) as payments
           from "order" o
           left join order_payment_collection c on c.order_id = o.id and c.deleted_at is null
           left join payment p on p.payment_collection_id = c.payment_collection_id
                and p.deleted_at is null and p.canceled_at is null
          where o.email = $1 and o.deleted_at is null`,
        [email],
      );
      return { orders: Number(found?.orders), payments: Number(found?.payments) };
    },
    stop,
  };
}

interface Cart {
  readonly id: string;
  readonly items: readonly { id: string; variant_id: string; quantity: number }[];
}

function openShopper(client: Client, { region, variants }: Ids): Shopper {
  const skuOf = new Map(Object.entries(variants).map(([sku, id]) => [id, sku]));
  let cart: Cart = { id: '', items: [] };
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await client.send(method, `/store/${path}`, body)).json<T>();
  const change = async (method: string, path: string, body?: unknown) => {
    const reply = await send<{ cart?: Cart; parent?: Cart }>(method, path, body);
    cart = reply.cart ?? reply.parent ?? cart;
  };
  const lineOf = (sku: string) => {
    const line = cart.items.find(({ variant_id: id }) => skuOf.get(id) === sku);
    if (!line) throw new Refused(`${sku} is not in the cart`);
    return `carts/${cart.id}/line-items/${line.id}`;
  };
  return {
    fillCart: (skus) =>
      change('POST', 'carts', {
        region_id: region,
        items: skus.map((sku) => ({ variant_id: variants[sku], quantity: 1 })),
      }),
    add: (sku) => change('POST', `carts/${cart.id}/line-items`, { variant_id: variants[sku], quantity: 1 }),
    change: (sku, quantity) => change('POST', lineOf(sku), { quantity }),
    remove: (sku) => change('DELETE', lineOf(sku)),
    async read() {
      await change('GET', `carts/${cart.id}`);
      const lines = new Map<string, number>();
      for (const { variant_id: id, quantity } of cart.items) {
        const sku = skuOf.get(id) ?? id;
        lines.set(sku, (lines.get(sku) ?? 0) + quantity);
      }
      return lines;
    },
    async prepare(email) {
      await change('POST', `carts/${cart.id}`, { email, shipping_address: address, billing_address: address });
      const {
        shipping_options: [option],
      } = await send<{ shipping_options: { id: string }[] }>('GET', `shipping-options?cart_id=${cart.id}`);
      await change('POST', `carts/${cart.id}/shipping-methods`, { option_id: option?.id });
      const { payment_collection: payment } = await send<{ payment_collection: { id: string } }>(
        'POST',
        'payment-collections',
        { cart_id: cart.id },
      );
      await send('POST', `payment-collections/${payment.id}/payment-sessions`, { provider_id: 'pp_system_default' });
    },
    async complete() {
      const reply = await send<{ type: string; order?: { id: string }; error?: unknown }>(
        'POST',
        `carts/${cart.id}/complete`,
      );
      if (!reply.order) throw new Refused(`no order: ${JSON.stringify(reply.error)}`);
      return reply.order.id;
    },
    calls: client.calls,
    close: client.close,
  };
}

function openData(client: Client, { region, categories, products }: Ids): Window {
  const get = async (path: string) =>
    answerOf((await client.send('GET', `/store/${path}region_id=${region}&fields=${fields}`)).json());
  return {
    list: (root, page) => get(`products?category_id=${categories[root]}&limit=24&offset=${(page - 1) * 24}&`),
    product: ({ sku }) => get(`products/${products[sku]}?`),
    search: (term) => get(`products?q=${encodeURIComponent(term)}&limit=24&`),
    close: client.close,
  };
}
