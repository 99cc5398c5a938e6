import { cartCodes, checkoutFailures } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addItem } from '../../cart/operations/addItem.ts';
import { checkCart } from '../../cart/operations/checkCart.ts';
import { planPayment } from '../../cart/operations/planPayment.ts';
import { setBillingAddress } from '../../cart/operations/setBillingAddress.ts';
import { setMode } from '../../cart/operations/setMode.ts';
import { answered, customer, neubau } from '../../cart/testing.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { finalized, finalizeNow, insertCustomer } from '../../checkout/testing/checkoutShop.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { insertSlot } from '../../service/testing.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { cancelOrder } from './cancelOrder.ts';
import { moveOrder } from './moveOrder.ts';

const { database, query, fake, open, booked, mails } = orderDatabase();
const { distributionType: _, ...street } = neubau;
let shop: Awaited<ReturnType<typeof open>>;
let customerId: string;
beforeAll(async () => {
  shop = await open();
});
beforeEach(async () => {
  customerId = await insertCustomer(database());
});

/** A cart with something more for an order, ready to be paid. */
async function additionTo(orderNumber: string) {
  const { carts } = shop;
  const mode = await setMode(carts, customer(customerId), { mode: 'ADDON', orderNumber });
  const caller = customer(customerId, { cartId: answered(mode).id });
  answered(await addItem(carts, caller, { sku: 'p2', quantity: 3 }));
  answered(await setBillingAddress(carts, caller, { firstName: 'A', lastName: 'B', email: 'a@example.at', ...street }));
  answered(await planPayment(carts, caller, { methodKey: 'credit-cards' }));
  return caller;
}

/** One that is paid at the provider, and not yet placed. */
async function paidAdditionTo(orderNumber: string) {
  const caller = await additionTo(orderNumber);
  const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  const reference = payment?.reference ?? '';
  fake.pay(reference);
  return { caller, reference, place: (at = shop.checkouts) => placeOrder(at, checkoutId, 'WEBHOOK') };
}

const errorsOf = async (caller: Parameters<typeof checkCart>[1]) => {
  const checked = await checkCart(shop.carts, caller);
  if ('failure' in checked) throw new Error(checked.failure);
  return checked.errors.map(({ code }) => code);
};
const voids = (reference: string) => fake.payments.get(reference)?.status;
const ordersOf = (parent: string) =>
  query<{ status: string; slotException: boolean }>(
    `select status, slot_exception as "slotException" from shop_order where parent_number = $1`,
    parent,
  );
const packed = async (orderNumber: string) => {
  await moveOrder(shop.orders, orderNumber, 'startPicking', { early: true });
  await shop.pick(orderNumber);
};

test('CUST-13 what is added needs no time of its own, and is cancelled with its order', async () => {
  const slotId = await insertSlot(database());
  const parent = await shop.placed({ customerId, slotId });
  const placed = await (await paidAdditionTo(parent)).place();
  if (!('orderNumber' in placed)) throw new Error(placed.failure);
  const shown = await shop.orders.show(placed.orderNumber);
  expect(shown).toMatchObject({ mode: 'ADDON', parentOrderNumber: parent, slotException: false, canBeAddedTo: false });
  expect(shown.priceInfo.total).toBe(3 * 199);
  const { weight = 0 } = (await shop.orders.orderForAddon(parent, { customerId, member: false })) ?? {};
  expect(weight).toBe(23 * 500);
  expect(await booked(slotId)).toBe(1);
  await cancelOrder(shop.orders, parent);
  expect((await shop.orders.show(placed.orderNumber)).status).toBe('CANCELLED');
  expect(await booked(slotId)).toBe(0);
});

test.each([
  ['was cancelled', (parent: string) => cancelOrder(shop.orders, parent)],
  ['is being packed', (parent: string) => moveOrder(shop.orders, parent, 'startPicking', { early: true })],
  [
    'is past its cut-off',
    (parent: string) => query('update shop_order set cut_off_at = now() where order_number = $1', parent),
  ],
] as const)(
  'CUST-13 CHK-09 to an order that %s nothing is added: told at validation, refused at finalize',
  async (_what, close) => {
    const parent = await shop.placed({ customerId });
    const caller = await additionTo(parent);
    expect(await errorsOf(caller)).toEqual([]);
    await close(parent);
    expect(await errorsOf(caller)).toEqual([cartCodes.orderClosed]);
    expect(await finalizeNow(shop.checkouts, caller)).toMatchObject({
      failure: checkoutFailures.cartInvalid,
      payload: { errors: [{ code: cartCodes.orderClosed, group: 'general' }] },
    });
    expect(await ordersOf(parent)).toEqual([]);
  },
);

test('CUST-13 cancelled between the check and the payment’s begin, it is refused all the same', async () => {
  const parent = await shop.placed({ customerId });
  const caller = await additionTo(parent);
  const { orderForAddon } = shop.carts;
  // What the check saw is no longer true when the payment begins.
  const late = async (...asked: Parameters<typeof orderForAddon>) => {
    const order = await orderForAddon(...asked);
    await cancelOrder(shop.orders, parent);
    return order;
  };
  const checkouts = { ...shop.checkouts, carts: { ...shop.carts, orderForAddon: late } };
  expect(await finalizeNow(checkouts, caller)).toMatchObject({
    payload: { errors: [{ code: cartCodes.orderClosed }] },
  });
  expect(answered(await setMode(shop.carts, caller, { mode: 'REGULAR' })).mode).toBe('REGULAR');
});

test.each([
  ['cancelled', (parent: string) => cancelOrder(shop.orders, parent)],
  ['packed', packed],
] as const)(
  'CUST-13 of an order that is %s meanwhile the addition’s payment is voided, and its cart is open again',
  async (_what, close) => {
    const parent = await shop.placed({ customerId });
    const { caller, reference, place } = await paidAdditionTo(parent);
    await close(parent);
    expect(await place()).toEqual({ failure: checkoutFailures.orderClosed });
    expect(await place(), 'asked again').toEqual({ failure: checkoutFailures.orderClosed });
    expect(voids(reference)).toBe('voided');
    expect(await ordersOf(parent)).toEqual([]);
    expect(await errorsOf(caller)).toEqual([cartCodes.orderClosed]);
  },
);

test('CUST-13 paid while its order is being packed, the addition still goes with it', async () => {
  const parent = await shop.placed({ customerId });
  const { place } = await paidAdditionTo(parent);
  await moveOrder(shop.orders, parent, 'startPicking', { early: true });
  expect(await place()).toHaveProperty('orderNumber');
  expect(await ordersOf(parent)).toEqual([{ status: 'PLACED', slotException: false }]);
});

test('CUST-13 an addition whose transaction the database undid for another is placed all the same', async () => {
  const parent = await shop.placed({ customerId });
  const { place } = await paidAdditionTo(parent);
  const text = `do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`;
  let met = 0;
  const meeting = (tx: Queryable): Queryable => ({
    query: (statement) => tx.query(statement.name === 'cart-order' && (met += 1) === 1 ? { text } : statement),
  });
  const on: Database = {
    ...database(),
    transaction: (work, options) => database().transaction((tx) => work(meeting(tx)), options),
  };
  expect(await place({ ...shop.checkouts, database: on })).toHaveProperty('orderNumber');
  expect(met).toBe(2);
  expect(await ordersOf(parent)).toEqual([{ status: 'PLACED', slotException: false }]);
});

test('CUST-13 cancelled and paid at once, however they meet, no addition is left without its order', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const parent = await shop.placed({ customerId });
    const { reference, place } = await paidAdditionTo(parent);
    const calls = [() => cancelOrder(shop.orders, parent), () => place(), () => place()];
    if (round % 2) calls.reverse();
    await Promise.all(calls.map((call) => call()));
    expect((await shop.orders.show(parent)).status).toBe('CANCELLED');
    const additions = await ordersOf(parent);
    expect(additions.filter(({ status }) => status !== 'CANCELLED')).toEqual([]);
    // Placed and cancelled with its order, or never placed: in both cases nobody pays for it.
    await shop.settle();
    expect(voids(reference)).toBe('voided');
    seen.add(additions.length === 0 ? 'never placed' : 'cancelled with it');
  }
  expect(seen.size).toBeGreaterThan(0);
});

async function placedAdditionTo(parent: string): Promise<string> {
  const placed = await (await paidAdditionTo(parent)).place();
  if (!('orderNumber' in placed)) throw new Error(placed.failure);
  return placed.orderNumber;
}

test('CUST-13 an addition that was cancelled before its order is not cancelled again, by the shopper or by staff', async () => {
  for (const byStaff of [undefined, { reason: 'No bread' }]) {
    const parent = await shop.placed({ customerId });
    const kept = await placedAdditionTo(parent);
    const gone = await placedAdditionTo(parent);
    await cancelOrder(shop.orders, gone);
    await cancelOrder(shop.orders, parent, byStaff);
    expect((await shop.orders.show(kept)).status).toBe('CANCELLED');
    const told = (await mails(gone)).map(({ kind }) => kind);
    expect(told).toEqual(['orderConfirmation', 'orderCancelled']);
  }
});

test('CUST-13 an addition that is being packed stays when the shopper cancels the rest; staff cancel it, too', async () => {
  const parent = await shop.placed({ customerId });
  const addition = await placedAdditionTo(parent);
  await moveOrder(shop.orders, addition, 'startPicking', { early: true });
  await cancelOrder(shop.orders, parent);
  expect((await shop.orders.show(addition)).status).toBe('PICKING');
  const other = await shop.placed({ customerId });
  const packedOne = await placedAdditionTo(other);
  await shop.pick(packedOne);
  await cancelOrder(shop.orders, other, { reason: 'No bread' });
  expect(await shop.orders.show(packedOne)).toMatchObject({ status: 'CANCELLED', cancelReason: 'No bread' });
});

test('CUST-13 only an order that has its time, and is none that was added, can be added to', async () => {
  const parent = await shop.placed({ customerId });
  const asked = () => shop.orders.orderForAddon(parent, { customerId, member: false });
  expect(await asked()).toBeDefined();
  await query('update shop_order set slot_exception = true where order_number = $1', parent);
  expect(await asked()).toBeUndefined();
  await query(
    `update shop_order set slot_exception = false, document = jsonb_set(document, '{attempt,mode}', '"ADDON"')
      where order_number = $1`,
    parent,
  );
  expect(await asked()).toBeUndefined();
});
