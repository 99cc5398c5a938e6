import { randomUUID } from 'node:crypto';
import { cartStatuses } from '@trolley/contract';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { applyRetention } from '../platform/retention/applyRetention.ts';
import { addItem } from './operations/addItem.ts';
import { getCart } from './operations/getCart.ts';
import { cartRetention } from './retention.ts';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { wireTo } from './testing/wire.ts';
import { answered, cartDatabase, customer, guest, guestWith, quantities } from './testing.ts';

const { database, open, query, stored, connectionString, closeLater } = cartDatabase();

test('CART-02 a cart is finalized, ordered or opened again, or given up while it is open; no other move is possible', async () => {
  const allowed = ['OPEN FINALIZED', 'FINALIZED ORDERED', 'FINALIZED OPEN', 'OPEN ABANDONED'];
  for (const from of cartStatuses) {
    for (const to of cartStatuses.filter((status) => status !== from)) {
      const id = randomUUID();
      await query(`insert into cart (id, status, document) values ($1, $2, '{}')`, id, from);
      const moved = query('update cart set status = $2 where id = $1 returning status', id, to);
      if (allowed.includes(`${from} ${to}`)) expect(await moved).toEqual([{ status: to }]);
      else await expect(moved).rejects.toThrow(`a cart that is ${from} cannot become ${to}`);
    }
  }
});

test('CART-02 visitors’ carts go after their idle days, customers’ never, however many do it at once', async () => {
  const carts = await open();
  const ids = [];
  for (const caller of [guest, guest, customer()]) {
    ids.push(answered(await addItem(carts, caller, { sku: 'p1', quantity: 1 })).id);
  }
  const [idle = '', fresh = '', theirs = ''] = ids;
  await query(`update cart set created_at = now() - interval '1 year' where id = any($1)`, ids);
  await query(`update cart set touched_at = now() - interval '91 days' where id = any($1)`, [idle, theirs]);
  const parts = { database: database(), log: createLog({ level: 'silent' }) };
  const rules = cartRetention({ guestCartIdleDays: 90 });
  await Promise.all(Array.from({ length: 3 }, () => applyRetention(rules, parts)));
  expect(await Promise.all([idle, fresh, theirs].map(async (id) => (await stored(id))?.status))).toEqual([
    undefined,
    'OPEN',
    'OPEN',
  ]);
  const next = answered(await addItem(carts, guestWith(idle), { sku: 'p2', quantity: 1 }));
  expect([next.id === idle, quantities(next)]).toEqual([false, { p2: 1 }]);
});

test('CART-03 a customer who comes with another device finds the cart; two first adds at once make one cart', async () => {
  const carts = [await open(), await open()] as const;
  const who = customer('two-devices');
  const results = await Promise.all(
    ['p1', 'p2', 'p3', 'p4'].map((sku, at) => addItem(carts[at % 2 ? 0 : 1], who, { sku, quantity: 1 })),
  );
  expect(new Set(results.map((result) => answered(result).id)).size).toBe(1);
  expect(quantities(answered(await getCart(carts[0], who)))).toEqual({ p1: 1, p2: 1, p3: 1, p4: 1 });
});

test('CART-04 with the database away calls are answered 503 and nothing is lost; what was saved unseen is not done twice', async () => {
  const wire = await wireTo(connectionString());
  closeLater(() => wire.close());
  const { connectionString: through } = wire;
  const pool = openDatabase({ connection: { connectionString: through }, poolSize: 2 }, createLog({ level: 'silent' }));
  closeLater(() => pool.close());
  const { send, jar } = createBrowser((await createCartApp(await open(pool))).app);
  const add = (sku: string, headers?: Record<string, string>) =>
    send('POST', '/api/carts/items', { sku, quantity: 1 }, headers);
  await add('p1');

  wire.state = 'cut';
  expect((await add('p2')).json()).toMatchObject({ status: 503, errorCode: 'databaseAway' });
  expect((await send('GET', '/api/carts')).statusCode).toBe(503);

  wire.state = 'open';
  expect(quantities((await add('p3')).json())).toEqual({ p1: 1, p3: 1 });

  wire.state = 'mute';
  const key = { 'idempotency-key': 'once' };
  expect((await add('p4', key)).statusCode).toBe(503);
  await expect.poll(async () => (await stored(jar.get('cart') ?? ''))?.revision).toBe(3);
  wire.state = 'open';
  const again = await add('p4', key);
  expect(again.json()).toMatchObject({ outcome: 'added', revision: 3 });
  expect(quantities(again.json())).toEqual({ p1: 1, p3: 1, p4: 1 });
});

test('CART-04 an address that begins carts by the hundred has to wait; a shopper who has a cart goes on', async () => {
  const { app } = await createCartApp(await open());
  const known = createBrowser(app);
  await known.send('POST', '/api/carts/items', { sku: 'p1', quantity: 1 });
  const statuses = await Promise.all(
    Array.from({ length: 121 }, () =>
      createBrowser(app).send('POST', '/api/carts/items', { sku: 'gone', quantity: 1 }),
    ),
  );
  const refused = statuses.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await known.send('POST', '/api/carts/items', { sku: 'p2', quantity: 1 })).statusCode).toBe(200);
});
