import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database, Statement } from '../platform/database/database.ts';
import { placeOrder } from './placeOrder.ts';
import { reconcile } from './reconcile.ts';
import { checkoutDatabase, openAgain, ordered } from './testing/checkoutDatabase.ts';

const { query, fake, open, openAnother, stateOf, begun, wait } = checkoutDatabase();

test('CHK-06 paid payments become orders, expired ones are closed, young ones are left alone', async () => {
  const shops = [await open(), await openAnother()] as const;
  const paid = await begun(shops[0]);
  paid.pay();
  const left = await begun(shops[0]);
  await wait(3);
  const young = await begun(shops[0]);
  young.pay();
  await Promise.all(shops.map(({ checkouts }) => reconcile(checkouts)));
  expect(await stateOf(paid.cartId)).toEqual(ordered);
  expect(await stateOf(left.cartId)).toMatchObject({ checkout: 'OPEN', payment: 'CREATED' });
  expect(await stateOf(young.cartId)).toMatchObject({ checkout: 'OPEN', payment: 'CREATED' });
  await wait(21);
  await Promise.all(shops.map(({ checkouts }) => reconcile(checkouts)));
  expect(await stateOf(left.cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
  expect(await stateOf(young.cartId)).toEqual(ordered);
  expect(await reconcile(shops[0].checkouts)).toBe(0);
});

test('CHK-06 of a provider that stays away nothing is lost: the next round settles it', async () => {
  const { checkouts, carts } = await open();
  const { cartId, pay } = await begun({ checkouts, carts });
  pay();
  await wait(30);
  fake.script.away = 'silent';
  await reconcile(checkouts);
  expect(await stateOf(cartId)).toMatchObject({ checkout: 'OPEN', payment: 'CREATED' });
  delete fake.script.away;
  await wait(3);
  await reconcile(checkouts);
  expect(await stateOf(cartId)).toEqual(ordered);
});

test('CHK-06 one that cannot be settled does not stop the others', async () => {
  const shop = await open();
  const bad = await begun(shop);
  const good = await begun(shop);
  for (const { pay } of [bad, good]) pay();
  await wait(3);
  const { payments } = shop.checkouts;
  const read = (reference: string) =>
    reference === bad.reference ? Promise.reject(new TypeError('a bug')) : fake.provider.read(reference);
  const checkouts = { ...shop.checkouts, payments: { ...payments, byName: () => ({ ...fake.provider, read }) } };
  await reconcile(checkouts);
  expect(await stateOf(good.cartId)).toEqual(ordered);
  expect(await stateOf(bad.cartId)).toMatchObject({ checkout: 'OPEN' });
  const told = shop.lines.filter(({ level }) => level === 'error');
  expect(told).toMatchObject([{ checkoutId: bad.checkoutId, err: { message: 'a bug' } }]);
});

test('CHK-05 a payment that its provider forgot ends with its time, and the cart is open again', async () => {
  const { checkouts, carts } = await open();
  const { cartId, checkoutId, reference } = await begun({ checkouts, carts });
  fake.payments.delete(reference);
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toEqual({ failure: 'paymentPending' });
  await wait(21);
  await reconcile(checkouts);
  expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'CREATED' });
});

test('CHK-05 a payment that its provider never knew is not asked for for ever: after a day a person is told', async () => {
  const { checkouts, carts } = await open();
  const { cartId, paymentId, reference } = await begun({ checkouts, carts });
  const attention = async () =>
    (await query<{ attention: string | null }>('select attention from payment where id = $1', paymentId))[0]?.attention;
  fake.payments.delete(reference);
  await wait(21);
  await reconcile(checkouts);
  await wait(1400);
  await reconcile(checkouts);
  expect(await stateOf(cartId)).toMatchObject({ payment: 'CREATED' });
  expect(await attention()).toBeNull();
  await wait(61);
  await reconcile(checkouts);
  expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'EXPIRED' });
  expect(await attention()).toBe('could not be voided: fake refused: unknownPayment');
  await wait(600);
  fake.calls.length = 0;
  expect(await reconcile(checkouts)).toBe(0);
  expect(fake.calls).toEqual([]);
});

test('CHK-05 payments of a provider that is away for days stay open', async () => {
  const { checkouts, carts } = await open();
  const { cartId } = await begun({ checkouts, carts });
  await wait(21);
  await reconcile(checkouts);
  const lost = await begun({ checkouts, carts });
  fake.script.away = 'silent';
  await wait(5000);
  await reconcile(checkouts);
  expect(await stateOf(lost.cartId)).toMatchObject({ payment: 'CREATED' });
  delete fake.script.away;
  await wait(61);
  await reconcile(checkouts);
  expect(await stateOf(lost.cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
  expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
});

test('PAY-03 of what is not ordered only that is given back which was not given back before', async () => {
  const { checkouts, carts } = await open();
  const { cartId, checkoutId, reference } = await begun({ checkouts, carts });
  const known = fake.payments.get(reference);
  if (!known) throw new Error('no such payment');
  fake.payments.set(reference, { ...known, status: 'captured', currency: 'USD', captured: 4479, refunded: 1000 });
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toEqual({ failure: 'paymentMismatch' });
  expect(fake.payments.get(reference)).toMatchObject({ status: 'refunded', refunded: 4479 });
  expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
});

test('CHK-06 after an outage one round takes a thousand at most, twenty at a time; a short batch is the last', async () => {
  const { checkouts } = await open();
  const round = async (batchSizes: (nth: number) => number) => {
    let batches = 0;
    // Ids of checkouts that are settled and forgotten by now, so that there is nothing more to do about them.
    const waiting = () => Array.from({ length: batchSizes(batches++) }, () => ({ id: randomUUID() }));
    const database: Database = {
      ...checkouts.database,
      query: async <Row>(statement: Statement) =>
        statement.name === 'payments-waiting' ? (waiting() as Row[]) : checkouts.database.query<Row>(statement),
    };
    return [await reconcile({ ...checkouts, database }), batches];
  };
  expect(await round(() => 20)).toEqual([1000, 50]);
  expect(await round((nth) => (nth === 0 ? 20 : 19))).toEqual([39, 2]);
});
