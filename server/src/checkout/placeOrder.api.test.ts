import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { cartCodes, checkoutFailures, paymentMethods } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { addItem } from '../cart/operations/addItem.ts';
import { cartBeside } from '../cart/operations/cartBeside.ts';
import { planPayment } from '../cart/operations/planPayment.ts';
import { setBillingAddress } from '../cart/operations/setBillingAddress.ts';
import { setCartPass } from '../cart/operations/setCartPass.ts';
import { setMode } from '../cart/operations/setMode.ts';
import { answered, customer, neubau } from '../cart/testing.ts';
import type { ProviderStatus } from '../payment/provider.ts';
import { age, insertSlot } from '../service/testing.ts';
import { placeOrder } from './placeOrder.ts';
import { checkoutDatabase, openAgain, ordered } from './testing/checkoutDatabase.ts';
import { finalized, finalizeNow, insertCustomer, insertGiftCard, readyCart } from './testing/checkoutShop.ts';

const { database, query, fake, open, stateOf, begun, booked } = checkoutDatabase();
const { distributionType: _, ...street } = neubau;

test('CHK-04 CHK-08 a paid checkout becomes an order with all that belongs to it', async () => {
  const shop = await open();
  const customerId = await insertCustomer(database());
  const slotId = await insertSlot(database(), { capacity: 1 });
  const { checkoutId, cartId, reference } = await begun(shop, { customerId, slotId });
  await query('update payment set save_method = true, set_primary = true where checkout_id = $1', checkoutId);
  fake.pay(reference, { token: 'tok', brand: 'Visa', name: '4242', expiryMonth: 1, expiryYear: 2031 });
  const placed = await placeOrder(shop.checkouts, checkoutId, 'REDIRECT');
  expect(placed).toEqual({ orderNumber: expect.stringMatching(/^\d+$/) });
  expect(await stateOf(cartId)).toEqual(ordered);
  expect(await booked(slotId)).toBe(1);
  const [row] = await query(
    `select initiator, slot_exception as exception, total, customer_id as "customerId",
            (select orders_delivered from customer where id = customer_id) as delivered,
            (select times from purchase where purchase.customer_id = shop_order.customer_id and sku = 'p1') as times,
            (select name from saved_payment_method kept where kept.customer_id = shop_order.customer_id and is_primary) as kept
       from shop_order where checkout_id = $1`,
    checkoutId,
  );
  expect(row).toEqual({
    initiator: 'REDIRECT',
    exception: false,
    total: 4479,
    customerId,
    delivered: 1,
    times: 1,
    kept: '4242',
  });
  expect(await placeOrder(shop.checkouts, checkoutId, 'WEBHOOK')).toEqual(placed);
});

test('PASS-01 a pass that was bought along begins with the order', async () => {
  const shop = await open();
  const customerId = await insertCustomer(database());
  const caller = await readyCart(shop.carts, { customerId, payments: [{ methodKey: 'pay-by-invoice-b2c' }] });
  answered(await setCartPass(shop.carts, caller, 'year'));
  const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
  // Its price and its waiving of the fee are the cart's matter; here it is enough that the attempt holds it.
  await query(
    `update checkout set attempt = attempt || '{"pass":{"lineItemId":"year","name":"Year","price":4900}}' where id = $1`,
    checkoutId,
  );
  expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(await query('select plan_id as plan from delivery_pass where customer_id = $1', customerId)).toEqual([
    { plan: 'year' },
  ]);
});

test.each(
  paymentMethods.filter((key) => ['payment-at-the-door', 'pay-by-invoice-b2c', 'gift-card-wallet'].includes(key)),
)('PAY-01 %s needs no provider and goes the same way', async (methodKey) => {
  const shop = await open();
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 10_000);
  const { checkoutId, cartId } = await begun(shop, { customerId, payments: [{ methodKey }] });
  expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(await stateOf(cartId)).toEqual(ordered);
});

describe('what the provider says', () => {
  const said: readonly (readonly [ProviderStatus, string, string])[] = [
    ['declined', checkoutFailures.paymentDeclined, 'DECLINED'],
    ['cancelled', checkoutFailures.paymentCancelled, 'VOIDED'],
    ['expired', checkoutFailures.paymentExpired, 'EXPIRED'],
    ['voided', checkoutFailures.paymentCancelled, 'VOIDED'],
  ];
  test.each(said)(
    'CHK-05 %s: no order, the cart is open again, and the code is told',
    async (status, failure, payment) => {
      const shop = await open();
      const { checkoutId, cartId, reference } = await begun(shop);
      fake.set(reference, status);
      expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toEqual({ failure });
      expect(await stateOf(cartId)).toEqual({ ...openAgain, payment });
      expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toEqual({ failure });
    },
  );

  test('CHK-05 nothing yet, or nothing at all: it is asked again, and everything stays as it is', async () => {
    const shop = await open();
    const { checkoutId, cartId, paymentId, pay } = await begun(shop);
    const pending = { failure: checkoutFailures.paymentPending };
    expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toEqual(pending);
    pay();
    fake.script.away = 'silent';
    expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toEqual(pending);
    expect(shop.lines).toMatchObject([{ level: 'warn', paymentId, provider: 'fake' }]);
    expect(await stateOf(cartId)).toMatchObject({
      cart: 'FINALIZED',
      checkout: 'OPEN',
      payment: 'CREATED',
      orders: 0,
    });
    delete fake.script.away;
    expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  });

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['payment', { paymentId: randomUUID() }],
  ])('CHK-06 another %s than was asked for: no order, the money goes back, a person is told', async (_, lie) => {
    const shop = await open();
    const { checkoutId, cartId, paymentId, pay } = await begun(shop);
    pay();
    fake.script.lie = lie;
    expect(await placeOrder(shop.checkouts, checkoutId, 'WEBHOOK')).toEqual({
      failure: checkoutFailures.paymentMismatch,
    });
    expect(await stateOf(cartId)).toEqual({ ...openAgain, payment: 'VOIDED' });
    expect(fake.charged()).not.toContain(paymentId);
    const [row] = await query<{ attention: string }>('select attention from payment where id = $1', paymentId);
    expect(row?.attention).toBeTruthy();
    expect(shop.lines.filter(({ level }) => level === 50 || level === 'error')).toHaveLength(1);
  });

  test('CHK-06 paid, but the slot is full: the order is placed as an exception, and no capacity is booked', async () => {
    const shop = await open();
    const slotId = await insertSlot(database(), { capacity: 1 });
    const { checkoutId, cartId, pay } = await begun(shop, { slotId });
    await age(database(), cartId, 120);
    await readyCart(shop.carts, { slotId });
    pay();
    expect(await placeOrder(shop.checkouts, checkoutId, 'WEBHOOK')).toHaveProperty('orderNumber');
    const rows = await query('select slot_exception as exception from shop_order where checkout_id = $1', checkoutId);
    expect(rows).toEqual([{ exception: true }]);
    expect(await booked(slotId)).toBe(0);
    expect(shop.lines.filter(({ level }) => level === 'error')).toMatchObject([{ checkoutId }]);
  });

  test('CHK-06 paid, but the slot is full: of the order that was given up for it nothing is told', async () => {
    const { checkouts, carts } = await open();
    const { checkoutId, cartId, pay } = await begun({ checkouts, carts });
    pay();
    const { announce } = checkouts.orders;
    // Told in steps, as analytics are: the slot is refused during the first, and what undoes the order is under way.
    const inSteps: typeof announce = async (tx, order) => {
      const first = tx.query({ text: 'select pg_sleep(0.3)' });
      await setTimeout(100);
      await announce(tx, order);
      await first;
    };
    const book = async () => ({ failure: cartCodes.outOfCapacity });
    const { service } = carts;
    const shop = {
      ...checkouts,
      carts: { ...carts, service: { ...service, slots: { ...service.slots, book } } },
      orders: { ...checkouts.orders, announce: inSteps },
    };
    expect(await placeOrder(shop, checkoutId, 'WEBHOOK')).toHaveProperty('orderNumber');
    expect(await stateOf(cartId)).toEqual({ ...ordered, holds: 1 });
    const toldOfNone = `select subject from mail where subject like 'order %'
      and not exists (select from shop_order where subject = 'order ' || order_number)`;
    expect(await query(toldOfNone)).toEqual([]);
  });
});

test('PAY-05 a payment method is saved only if that was wished, and only if the provider gives a token for it', async () => {
  const shop = await open();
  const keptAfter = async (isWished: boolean, token?: string) => {
    const customerId = await insertCustomer(database());
    const { checkoutId, reference } = await begun(shop, { customerId });
    await query('update payment set save_method = $2 where checkout_id = $1', checkoutId, isWished);
    fake.pay(reference, { brand: 'Visa', name: '4242', ...(token !== undefined && { token }) });
    expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
    const rows = await query('select token from saved_payment_method where customer_id = $1', customerId);
    return rows;
  };
  expect(await keptAfter(false, 'tok-1')).toEqual([]);
  expect(await keptAfter(true)).toEqual([]);
  expect(await keptAfter(true, 'tok-1')).toEqual([{ token: 'tok-1' }]);
});

test('CHK-08 what is collected counts as collected', async () => {
  const shop = await open();
  const customerId = await insertCustomer(database());
  const { checkoutId, pay } = await begun(shop, { customerId });
  await query(
    `update checkout set attempt = jsonb_set(attempt, '{distributionAddress,distributionType}', '"CLICK_AND_COLLECT"')
      where id = $1`,
    checkoutId,
  );
  pay();
  expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(
    await query('select orders_delivered as d, orders_collected as c from customer where id = $1', customerId),
  ).toEqual([{ d: 0, c: 1 }]);
});

test('CHK-05 a checkout that never was: it is told so', async () => {
  const { checkouts } = await open();
  expect(await placeOrder(checkouts, randomUUID(), 'REDIRECT')).toEqual({ failure: checkoutFailures.checkoutNotFound });
});

test('CUST-13 CHK-04 what is added to an order is an order of its own that goes with it: no place, no fee, and the other cart is there again', async () => {
  const { checkouts, carts } = await open();
  const customerId = await insertCustomer(database());
  const slotId = await insertSlot(database());
  const first = await readyCart(carts, { customerId, slotId, payments: [{ methodKey: 'pay-by-invoice-b2c' }] });
  const { checkoutId: firstId } = finalized(await finalizeNow(checkouts, first));
  const placed = await placeOrder(checkouts, firstId, 'REDIRECT');
  const orderNumber = 'orderNumber' in placed ? placed.orderNumber : '';
  const regular = answered(await addItem(carts, customer(customerId), { sku: 'p5', quantity: 1 }));
  const addon = answered(
    await setMode(carts, customer(customerId, { cartId: regular.id }), { mode: 'ADDON', orderNumber }),
  );
  const caller = customer(customerId, { cartId: addon.id });
  answered(await addItem(carts, caller, { sku: 'p2', quantity: 1 }));
  answered(
    await setBillingAddress(carts, caller, { firstName: 'Anna', lastName: 'Huber', email: 'a@b.at', ...street }),
  );
  answered(await planPayment(carts, caller, { methodKey: 'pay-by-invoice-b2c' }));
  const { cart, checkoutId } = finalized(await finalizeNow(checkouts, caller));
  expect(cart.priceInfo).toMatchObject({ total: 199, serviceFees: 0 });
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(await stateOf(addon.id)).toEqual(ordered);
  expect(await booked(slotId)).toBe(1);
  const rows = await query('select parent_number::text as parent from shop_order where checkout_id = $1', checkoutId);
  expect(rows).toEqual([{ parent: orderNumber }]);
  expect(await cartBeside(carts, caller)).toMatchObject({ id: regular.id, lineItemCount: 1 });
});
