import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../src/shop.ts';
import type { Candidate, Shopper, Window } from '../candidate.ts';
import { answerOf, type Client, openClient, Refused } from '../client.ts';
import { filledDatabase } from '../filled.ts';
import { install } from '../install.ts';
import { pgEnvironment } from '../postgres.ts';
import { runProcess, type Started, startProcess } from '../startProcess.ts';
import { orderable } from '../works.ts';
import type { PeerOpening } from './open.ts';
import { residentMb } from './residentMb.ts';
import * as queries from './vendureQueries.ts';

const adminPassword = 'peers';
const address = {
  fullName: 'Anna Byrne',
  streetLine1: 'Main Street 1',
  city: 'Cork',
  postalCode: 'T12 AB34',
  countryCode: 'IE',
  phoneNumber: '+353851234567',
};

/** Vendure with server and worker as two processes, search in PostgreSQL, jobs in the database. */
export async function openVendure(opening: PeerOpening): Promise<Candidate> {
  const { postgres, database, folder, goods, say } = opening;
  const installed = await install('vendure', say);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...pgEnvironment(postgres.connectionTo(database)),
    PORT: String(port),
    ADMIN_PASSWORD: adminPassword,
    COOKIE_SECRET: 'peers-cookie-secret',
    VENDURE_DISABLE_TELEMETRY: 'true',
  };
  const command = (script: string) => ({
    cwd: installed.folder,
    args: [script],
    env,
    logFile: join(folder, `vendure-${script}.log`),
  });
  const stop = async (all: readonly Started[]) => {
    for (const one of all) await one.stop();
  };
  /** Server and worker; none of them is left over where one fails. */
  const start = async <T>(work: (both: readonly Started[]) => Promise<T>): Promise<T> => {
    const both: Started[] = [];
    try {
      both.push(await startProcess(command('server.cjs'), `${url}/health`));
      both.push(await startProcess(command('worker.cjs')));
      return await work(both);
    } catch (error) {
      await stop(both);
      throw error;
    }
  };

  await filledDatabase(postgres, 'vendure', database, installed, goods, async ({ goodsFile }) => {
    say('vendure: is filled');
    await runProcess({ ...command('fill.cjs'), env: { ...env, GOODS: goodsFile } });
    say('vendure: its collections and its search are made');
    await start(async (both) => {
      const admin = openClient(url);
      await ask(admin, '/admin-api', queries.logIn, { username: 'superadmin', password: adminPassword });
      // Which products are in which collection waits in the buffer until somebody asks for it.
      do {
        await ask(admin, '/admin-api', queries.runPending);
        await jobsDone(opening);
      } while (await isBuffered(opening));
      await ask(admin, '/admin-api', queries.reindex);
      admin.close();
      await jobsDone(opening);
      await stop(both);
    });
  });
  const { both, shop } = await start(async (both) => ({ both, shop: await readShop(url) }));
  const pids = both.map(({ pid }) => pid);
  return {
    name: 'vendure',
    version: await installed.versionOf('@vendure/core'),
    setup:
      'server and worker (both counted), DefaultSearchPlugin with buffered updates, jobs in PostgreSQL, its cache in memory, no admin interface, no mails',
    pids,
    memoryMb: () => residentMb(pids),
    database,
    openShopper: async () => openShopper(openClient(url), shop),
    openData: async () => openData(openClient(url), opening, shop),
    async lastOne() {
      const sku = orderable(goods).at(-1) ?? '';
      await postgres.query(
        database,
        `update stock_level set "stockOnHand" = "stockAllocated" + 1
          where "productVariantId" in (select id from product_variant where sku = $1)`,
        [sku],
      );
      return { skus: [sku] };
    },
    async bought(email) {
      const [found] = await postgres.query<{ orders: string; payments: string }>(
        database,
        `select count(distinct o.id) filter (where o."orderPlacedAt" is not null) as orders, count(p.id) as payments
           from customer c join "order" o on o."customerId" = c.id
           left join payment p on p."orderId" = o.id and p.state in ('Authorized', 'Settled')
          where c."emailAddress" = $1`,
        [email],
      );
      return { orders: Number(found?.orders), payments: Number(found?.payments) };
    },
    stop: () => stop(both),
  };
}

async function jobsDone({ postgres, database }: PeerOpening): Promise<void> {
  const left = () =>
    postgres.query(database, `select from job_record where state in ('PENDING', 'RUNNING', 'RETRYING') limit 1`);
  for (let quiet = 0; quiet < 3; ) {
    await setTimeout(1000);
    quiet = (await left()).length === 0 ? quiet + 1 : 0;
  }
}

async function isBuffered({ postgres, database }: PeerOpening): Promise<boolean> {
  return (await postgres.query(database, 'select from job_record_buffer limit 1')).length > 0;
}

/** Answers 200 to everything; what was refused is in the body. */
async function ask<T>(client: Client, path: string, query: string, variables: unknown = {}): Promise<T> {
  const { data, errors } = (await client.send('POST', path, { query, variables })).json<{
    data?: { result: T };
    errors?: readonly { message: string }[];
  }>();
  if (errors?.length || !data) throw new Refused(errors?.map(({ message }) => message).join(', ') ?? 'no data');
  const { errorCode, message } = (data.result ?? {}) as { errorCode?: string; message?: string };
  if (errorCode) throw new Refused(`${errorCode}: ${message}`);
  return data.result;
}

interface Shop {
  readonly variants: ReadonlyMap<string, string>;
  /** By name: the slugs are Vendure's own. */
  readonly collections: ReadonlyMap<string, string>;
}

const mostAtOnce = 100;

async function readShop(url: string): Promise<Shop> {
  const client = openClient(url);
  const all = async <T>(query: string, variablesOf: (skip: number) => unknown): Promise<T[]> => {
    const items: T[] = [];
    for (let found = mostAtOnce; found === mostAtOnce; ) {
      const page = await ask<{ items: T[] }>(client, '/shop-api', query, variablesOf(items.length));
      items.push(...page.items);
      found = page.items.length;
    }
    return items;
  };
  const variants = await all<{ sku: string; productVariantId: string }>(queries.variantsOf, (skip) => ({
    input: { take: mostAtOnce, skip, groupByProduct: false },
  }));
  const collections = await all<{ id: string; name: string }>(queries.collections, (skip) => ({
    options: { take: mostAtOnce, skip },
  }));
  client.close();
  return {
    variants: new Map(variants.map(({ sku, productVariantId }) => [sku, productVariantId])),
    collections: new Map(collections.map(({ id, name }) => [name, id])),
  };
}

interface Order {
  readonly code: string;
  readonly lines: readonly { id: string; quantity: number; productVariant: { sku: string } }[];
}

function openShopper(client: Client, { variants }: Shop): Shopper {
  let lineIds = new Map<string, string>();
  const note = ({ lines, code }: Order) => {
    lineIds = new Map(lines.map(({ id, productVariant }) => [productVariant.sku, id]));
    return code;
  };
  const shop = <T>(query: string, variables?: unknown) => ask<T>(client, '/shop-api', query, variables);
  const change = async (query: string, variables: unknown) => void note(await shop<Order>(query, variables));
  return {
    async fillCart(skus) {
      const inputs = skus.map((sku) => ({ productVariantId: variants.get(sku), quantity: 1 }));
      const { order, errorResults } = await shop<{ order: Order; errorResults: unknown[] }>(queries.addItems, {
        inputs,
      });
      if (errorResults.length > 0) throw new Refused(JSON.stringify(errorResults));
      note(order);
    },
    add: (sku) => change(queries.addItem, { id: variants.get(sku), quantity: 1 }),
    change: (sku, quantity) => change(queries.adjustLine, { id: lineIds.get(sku), quantity }),
    remove: (sku) => change(queries.removeLine, { id: lineIds.get(sku) }),
    async read() {
      const { lines } = await shop<Order>(queries.activeOrder);
      return new Map(lines.map(({ quantity, productVariant }) => [productVariant.sku, quantity]));
    },
    async prepare(emailAddress) {
      const customer = { firstName: 'Anna', lastName: 'Byrne', emailAddress, phoneNumber: address.phoneNumber };
      await shop(queries.setCustomer, { input: customer });
      await shop(queries.setShippingAddress, { input: address });
      await shop(queries.setBillingAddress, { input: address });
      const [method] = await shop<{ id: string }[]>(queries.shippingMethods);
      await shop(queries.setShippingMethod, { ids: [method?.id] });
      await shop(queries.paymentMethods);
      await shop(queries.arrangePayment);
    },
    async complete() {
      const metadata = { shouldDecline: false, shouldError: false, shouldErrorOnSettle: false };
      return note(await shop<Order>(queries.addPayment, { input: { method: 'at-the-door', metadata } }));
    },
    calls: client.calls,
    close: client.close,
  };
}

function openData(client: Client, { goods }: PeerOpening, { collections }: Shop): Window {
  const nameOf = new Map(goods.products.map(({ root }) => [root.slug, root.name.replaceAll(/[|:]/g, ' ')]));
  const get = async (query: string, variables: unknown) =>
    answerOf(await ask<unknown>(client, '/shop-api', query, variables));
  return {
    list(root, page) {
      const collectionId = collections.get(nameOf.get(root) ?? '');
      return get(queries.list, { input: { collectionId, groupByProduct: true, take: 24, skip: (page - 1) * 24 } });
    },
    product: ({ slug }) => get(queries.product, { slug }),
    search: (term) => get(queries.list, { input: { term, groupByProduct: true, take: 24 } }),
    close: client.close,
  };
}
