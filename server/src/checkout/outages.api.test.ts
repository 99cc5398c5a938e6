import { checkoutFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { wireTo } from '../cart/testing/wire.ts';
import { counted } from '../catalogue/storage/testing.ts';
import { DatabaseAway, openDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { placeOrder } from './placeOrder.ts';
import { reconcile } from './reconcile.ts';
import { checkoutDatabase, openAgain, ordered } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, readyCart } from './testing/checkoutShop.ts';

const { database, fake, open, stateOf, begun, wait, connectionString, closeLater } = checkoutDatabase();

/** A process whose way to the database can be cut. */
async function openByWire() {
  const wire = await wireTo(connectionString());
  closeLater(() => wire.close());
  const connection = { connectionString: wire.connectionString };
  const own = openDatabase({ connection, poolSize: 4 }, createLog({ level: 'silent' }));
  closeLater(() => own.close());
  return { wire, ...(await open(own)) };
}

test('CHK-06 the database goes away in the middle and comes back: one order, one mail', async () => {
  const { wire, checkouts, carts } = await openByWire();
  const one = await begun({ checkouts, carts });
  one.pay();
  const { read } = fake.provider;
  // While the provider is asked, every connection breaks.
  const breaking = {
    ...fake.provider,
    async read(reference: string) {
      wire.state = 'cut';
      return read(reference);
    },
  };
  const byName = () => breaking;
  const broken = { ...checkouts, payments: { ...checkouts.payments, byName } };
  await expect(placeOrder(broken, one.checkoutId, 'REDIRECT')).rejects.toThrow(DatabaseAway);
  wire.state = 'open';
  expect(await stateOf(one.cartId)).toMatchObject({ checkout: 'OPEN', payment: 'CREATED', orders: 0 });
  await wait(3);
  await reconcile(checkouts);
  expect(await stateOf(one.cartId)).toEqual(ordered);
});

test('CHK-06 a commit whose answer is lost is no second order', async () => {
  const { wire, checkouts, carts } = await openByWire();
  const one = await begun({ checkouts, carts });
  one.pay();
  const { service } = carts;
  const book: typeof service.slots.book = async (...ask) => {
    const refused = await service.slots.book(...ask);
    // What comes next is the commit: it arrives, its answer does not.
    wire.state = 'mute';
    return refused;
  };
  const deaf = { ...checkouts, carts: { ...carts, service: { ...service, slots: { ...service.slots, book } } } };
  await expect(placeOrder(deaf, one.checkoutId, 'REDIRECT')).rejects.toThrow(DatabaseAway);
  wire.state = 'open';
  await expect.poll(() => stateOf(one.cartId)).toEqual(ordered);
  expect(await placeOrder(checkouts, one.checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(await stateOf(one.cartId)).toEqual(ordered);
});

test('CHK-06 connections ended by the database itself, as at its restart, undo all of an order or nothing', async () => {
  const { checkouts, carts } = await openByWire();
  const one = await begun({ checkouts, carts });
  one.pay();
  const announce: typeof checkouts.orders.announce = async () => {
    await database().query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()
                and (state like 'idle in transaction%' or state = 'active')`,
    });
  };
  const restarted = { ...checkouts, orders: { ...checkouts.orders, announce } };
  await expect(placeOrder(restarted, one.checkoutId, 'WEBHOOK')).rejects.toThrow(DatabaseAway);
  expect(await stateOf(one.cartId)).toMatchObject({
    cart: 'FINALIZED',
    checkout: 'OPEN',
    payment: 'CREATED',
    orders: 0,
  });
  expect(await placeOrder(checkouts, one.checkoutId, 'WEBHOOK')).toHaveProperty('orderNumber');
  expect(await stateOf(one.cartId)).toEqual(ordered);
});

test('PAY-07 a slow provider holds no connection of ours: more callers than connections, and no deadlock', async () => {
  const shop = await open();
  const all = await Promise.all(Array.from({ length: 12 }, () => begun(shop)));
  for (const { pay } of all) pay();
  let arrived = 0;
  let answer = () => {};
  const patient = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // It answers nobody before all have asked.
  const slow = {
    ...fake.provider,
    async read(reference: string) {
      if (++arrived === all.length) answer();
      await patient;
      return fake.provider.read(reference);
    },
  };
  const checkouts = { ...shop.checkouts, payments: { ...shop.checkouts.payments, byName: () => slow } };
  const results = await Promise.all(all.map(({ checkoutId }) => placeOrder(checkouts, checkoutId, 'REDIRECT')));
  for (const result of results) expect(result).toHaveProperty('orderNumber');
});

test('CHK-05 an unused page is closed in the end, also at a provider that was away', async () => {
  const shop = await open();
  const one = await begun(shop);
  await wait(21);
  fake.script.away = 'silent';
  expect(await placeOrder(shop.checkouts, one.checkoutId, 'REDIRECT')).toEqual({
    failure: checkoutFailures.paymentPending,
  });
  delete fake.script.away;
  expect(await placeOrder(shop.checkouts, one.checkoutId, 'REDIRECT')).toEqual({
    failure: checkoutFailures.paymentExpired,
  });
  expect(await stateOf(one.cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
});

test('CHK-04 the statements of a checkout are counted', async () => {
  const { on, statements } = counted(database());
  const { checkouts, carts } = await open(on);
  const caller = await readyCart(carts);
  statements.length = 0;
  const { checkoutId } = finalized(await finalizeNow(checkouts, caller));
  // The cart that the test itself reads comes on top; a transaction's beginning and end do not count here.
  expect(statements.length - 1).toBeLessThanOrEqual(8);
  fake.pay([...fake.payments.keys()].at(-1) ?? '');
  statements.length = 0;
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(statements.map(({ text }) => text.trim().split(/\s/, 1)[0])).toEqual([
    'select',
    'select',
    'update',
    'with',
    'insert',
    'insert',
    'select',
  ]);
});
