import { join } from 'node:path';
import { freePort } from '../../src/shop.ts';
import type { Candidate, Shopper, Window } from '../candidate.ts';
import { type Client, openClient } from '../client.ts';
import { filledDatabase } from '../filled.ts';
import { install } from '../install.ts';
import { pgEnvironment } from '../postgres.ts';
import { runProcess, startProcess } from '../startProcess.ts';
import { orderable } from '../works.ts';
import type { PeerOpening } from './open.ts';
import { residentMb } from './residentMb.ts';

const address = {
  name: 'Anna Byrne',
  street: 'Main Street 1',
  city: 'Cork',
  postalCode: 'T12 AB34',
  phone: '+353851234567',
};

/** A small shop written for this comparison: Next.js has no commerce of its own. */
export async function openNext({ postgres, database, folder, goods, say }: PeerOpening): Promise<Candidate> {
  const installed = await install('next', say);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...pgEnvironment(postgres.connectionTo(database)), NEXT_TELEMETRY_DISABLED: '1' };
  const command = (...args: string[]) => ({
    cwd: installed.folder,
    args,
    env,
    logFile: join(folder, 'next.log'),
  });
  const program = join('node_modules', 'next', 'dist', 'bin', 'next');
  await filledDatabase(postgres, 'next', database, installed, goods, ({ goodsFile }) =>
    runProcess({ ...command('fill.mjs'), env: { ...env, GOODS: goodsFile } }),
  );
  say('next: is built');
  await runProcess(command(program, 'build'));
  const server = await startProcess(command(program, 'start', '--hostname', '127.0.0.1', '--port', String(port)), url);
  return {
    name: 'next',
    version: await installed.versionOf('next'),
    setup:
      '`next build` and `next start`; a small shop written for this comparison: catalogue in memory, lists and products by ISR, cart and orders in PostgreSQL by route handlers; no tax, vouchers, slots, mails or accounts',
    pids: [server.pid],
    memoryMb: () => residentMb([server.pid]),
    database,
    openShopper: async () => openShopper(openClient(url)),
    openPages: async () => openPages(openClient(url)),
    async lastOne() {
      const sku = orderable(goods).at(-1) ?? '';
      await postgres.query(database, 'update product set stock = 1 where sku = $1', [sku]);
      return { skus: [sku] };
    },
    async bought(email) {
      const [found] = await postgres.query<{ orders: string }>(
        database,
        'select count(*) as orders from shop_order where email = $1',
        [email],
      );
      // It is paid at the door: there is nothing else to count.
      return { orders: Number(found?.orders), payments: Number(found?.orders) };
    },
    stop: () => server.stop(),
  };
}

interface Cart {
  readonly lines: readonly { sku: string; quantity: number }[];
}

function openShopper(client: Client): Shopper {
  const change = async (method: string, sku: string, quantity: number) =>
    void (await client.send(method, '/api/cart/items', { items: [{ sku, quantity }] }));
  return {
    async fillCart(skus) {
      await client.send('POST', '/api/cart/items', { items: skus.map((sku) => ({ sku, quantity: 1 })) });
    },
    add: (sku) => change('POST', sku, 1),
    change: (sku, quantity) => change('PUT', sku, quantity),
    remove: (sku) => change('PUT', sku, 0),
    async read() {
      const { lines } = (await client.send('GET', '/api/cart')).json<Cart>();
      return new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
    },
    prepare: async (email) => void (await client.send('POST', '/api/checkout', { ...address, email })),
    async complete() {
      return String((await client.send('POST', '/api/checkout/complete')).json<{ order: number }>().order);
    },
    calls: client.calls,
    close: client.close,
  };
}

function openPages(client: Client): Window {
  const get = (path: string) => client.send('GET', path);
  return {
    list: (root, page) => get(`/c/${root}/${page}`),
    product: ({ slug }) => get(`/p/${slug}`),
    search: (term) => get(`/search?q=${encodeURIComponent(term)}`),
    close: client.close,
  };
}
