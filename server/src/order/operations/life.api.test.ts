import { afterEach, beforeAll, expect, test } from 'vitest';
import { insertCustomer, insertGiftCard } from '../../checkout/testing/checkoutShop.ts';
import { insertSlot } from '../../service/testing.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { cancelOrder } from './cancelOrder.ts';
import { moveOrder } from './moveOrder.ts';
import { refundOrder } from './refundOrder.ts';

const { database, query, fake, open, money, mails, balance, booked } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});
afterEach(() => {
  delete fake.script.away;
});

test('CHK-08 a confirmation mail holds the whole order and its link', async () => {
  const orderNumber = await shop.placed({ cheese: true });
  const [mail, ...more] = await mails(orderNumber);
  expect(more).toEqual([]);
  expect(mail?.kind).toBe('orderConfirmation');
  const order = await shop.orders.show(orderNumber);
  for (const { name } of order.productLineItems) expect(mail?.text).toContain(name);
  expect(mail?.text).toMatch(/Gesamtbetrag: \d+,\d\d\s€/);
  expect(mail?.text).toContain(`https://shop.example/kassa-ok?orderNumber=${orderNumber}&key=`);
  expect(mail?.html).toContain('Neubaugasse 12');
});

test('CUST-13 an order goes its way: packed by weight, on its way and captured, completed, each with its mail', async () => {
  const orderNumber = await shop.placed({ cheese: true });
  const before = await shop.orders.show(orderNumber);
  const { authorized = 0 } = before.payments[0] ?? {};
  expect(authorized).toBeGreaterThan(before.priceInfo.total);
  const cheese = before.productLineItems.find(({ weighed }) => weighed);
  expect(cheese?.kiloPrice).toBeGreaterThan(0);
  expect(await moveOrder(shop.orders, orderNumber, 'startPicking', { early: true })).toMatchObject({
    status: 'PICKING',
  });
  const picks = [
    { lineItemId: 'p1', quantity: 19 },
    { lineItemId: 'cheese', quantity: 4, grams: 211 },
  ];
  await shop.pick(orderNumber, picks);
  const after = await shop.orders.show(orderNumber);
  expect(after.status).toBe('PICKED');
  const cheesePrice = Math.round(((cheese?.kiloPrice ?? 0) * 211) / 1000);
  expect(after.productLineItems.map(({ picked }) => picked)).toEqual(
    expect.arrayContaining([
      { quantity: 19, linePrice: 19 * 199 },
      { quantity: 4, grams: 211, linePrice: cheesePrice },
    ]),
  );
  const { total } = after.priceInfo;
  expect(total).toBe(19 * 199 + cheesePrice + after.priceInfo.serviceFeesAfterDiscount);
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'AUTHORIZED', captured: 0 });
  expect(after.invoiced).toBe(false);
  expect(await moveOrder(shop.orders, orderNumber, 'ready')).toMatchObject({ status: 'OUT_FOR_DELIVERY' });
  expect(await shop.settle()).toBeGreaterThan(0);
  expect((await shop.orders.show(orderNumber)).invoiced).toBe(true);
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', captured: total, amount: authorized });
  const { reference } = await money(orderNumber);
  expect(fake.payments.get(reference)).toMatchObject({ status: 'captured', captured: total });
  expect(await moveOrder(shop.orders, orderNumber, 'complete')).toMatchObject({ status: 'COMPLETED' });
  expect((await mails(orderNumber)).map(({ kind }) => kind)).toEqual([
    'orderConfirmation',
    'orderPicked',
    'orderOnItsWay',
  ]);
  expect((await mails(orderNumber))[1]?.text).toContain('gewogen: 211 g');
});

test('CUST-13 a move that is not allowed changes nothing', async () => {
  const orderNumber = await shop.placed();
  for (const step of ['ready', 'complete'] as const)
    expect(await moveOrder(shop.orders, orderNumber, step)).toEqual({ failure: 'orderStatusMove' });
  expect(await shop.pick(orderNumber, [{ lineItemId: 'p1', quantity: 99 }])).toMatchObject({
    failure: 'orderStatusMove',
    problems: ['p1: expected a quantity between 0 and 20'],
  });
  for (const result of [
    await shop.pick('999'),
    await moveOrder(shop.orders, '999', 'ready'),
    await cancelOrder(shop.orders, '999'),
    await refundOrder(shop.orders, '999', { amount: 1 }),
  ])
    expect(result).toEqual({ failure: 'orderNotFound' });
  await shop.handOver(orderNumber);
  expect(await shop.pick(orderNumber)).toEqual({ failure: 'orderStatusMove' });
  expect(await cancelOrder(shop.orders, orderNumber)).toEqual({ failure: 'cutOffPassed' });
});

test('CUST-13 cancelling frees the slot, voids the payment and ends the order, once', async () => {
  const customerId = await insertCustomer(database());
  const kept = await shop.placed({ customerId });
  const slotId = await insertSlot(database(), { capacity: 1 });
  const orderNumber = await shop.placed({ customerId, slotId });
  expect(await booked(slotId)).toBe(1);
  const both = await Promise.all([cancelOrder(shop.orders, orderNumber), cancelOrder(shop.orders, orderNumber)]);
  expect(both).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
  expect(await booked(slotId)).toBe(0);
  await shop.settle();
  const { status, reference } = await money(orderNumber);
  expect(status).toBe('VOIDED');
  expect(fake.payments.get(reference)?.status).toBe('voided');
  const order = await shop.orders.show(orderNumber);
  expect(order).toMatchObject({ status: 'CANCELLED', canBeCancelled: false, refunded: order.priceInfo.total });
  expect((await mails(orderNumber)).map(({ kind }) => kind)).toEqual(['orderConfirmation', 'orderCancelled']);
  expect(await query('select orders_delivered as count from customer where id = $1', customerId)).toEqual([
    { count: 1 },
  ]);
  expect(await query('select times from purchase where customer_id = $1', customerId)).toEqual([{ times: 1 }]);
  await cancelOrder(shop.orders, kept);
  expect(await shop.orders.purchasedBy(customerId)).toEqual([]);
});

test('CUST-13 after the cut-off the shopper cannot cancel; staff can', async () => {
  const orderNumber = await shop.placed();
  await query(`update shop_order set cut_off_at = now() - interval '1 second' where order_number = $1`, orderNumber);
  expect(await cancelOrder(shop.orders, orderNumber)).toEqual({ failure: 'cutOffPassed' });
  expect(await cancelOrder(shop.orders, orderNumber, { reason: 'Sold out' })).toMatchObject({ status: 'CANCELLED' });
});

test('CUST-13 a provider that is away is told later, one that captured at once gives it back', async () => {
  const orderNumber = await shop.placed();
  const { reference } = await money(orderNumber);
  await shop.settle();
  await fake.provider.capture(reference, 4479, 'at once');
  await cancelOrder(shop.orders, orderNumber);
  fake.script.away = 'silent';
  expect(await shop.settle()).toBe(0);
  expect(await money(orderNumber)).toMatchObject({ status: 'AUTHORIZED' });
  delete fake.script.away;
  expect(await shop.settle()).toBe(0);
  await query(`update payment_task set next_try_at = now() - interval '1 second' where done_at is null`);
  expect(await shop.settle()).toBe(1);
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', captured: 4479, refunded: 4479 });
  expect(fake.payments.get(reference)).toMatchObject({ status: 'refunded', refunded: 4479 });
});

test('CUST-13 what a provider refuses is left to a person', async () => {
  const orderNumber = await shop.placed();
  const { reference } = await money(orderNumber);
  fake.set(reference, 'expired');
  await cancelOrder(shop.orders, orderNumber);
  await shop.settle();
  expect((await money(orderNumber)).attention).toContain('fake refused');
  await query('update payment_task set next_try_at = now()');
  expect(await shop.settle()).toBe(0);
});

test('WAL-04 a cancelled order gives the wallet back every cent, a packed one what it did not need', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 10_000);
  const payments = [{ methodKey: 'gift-card-wallet' as const }];
  const first = await shop.placed({ customerId, payments });
  expect(await balance(customerId)).toBe(10_000 - 4479);
  await Promise.all([cancelOrder(shop.orders, first), cancelOrder(shop.orders, first)]);
  expect(await balance(customerId)).toBe(10_000);
  expect(
    await query(
      `select movement.reason, movement.amount from gift_card_movement movement
         join gift_card on gift_card.id = gift_card_id where customer_id = $1 and movement.amount > 0 order by movement.id`,
      customerId,
    ),
  ).toEqual([
    { reason: 'issued', amount: 10_000 },
    { reason: 'givenBack', amount: 4479 },
  ]);

  const second = await shop.placed({ customerId, payments, cheese: true });
  const { priceInfo, payments: asked, productLineItems } = await shop.orders.show(second);
  expect(await balance(customerId)).toBe(10_000 - (asked[0]?.authorized ?? 0));
  const cheese = productLineItems.find(({ lineItemId }) => lineItemId === 'cheese');
  const grams = 4 * (cheese?.stepGrams ?? 0);
  await shop.handOver(second, [
    { lineItemId: 'p1', quantity: 10 },
    { lineItemId: 'cheese', quantity: 4, grams },
  ]);
  expect(await balance(customerId)).toBe(10_000 - (priceInfo.total - 10 * 199));
  await shop.settle();
  expect(await money(second)).toMatchObject({ status: 'CAPTURED', captured: 0 });
});

test('PASS-01 a pass that was bought along is gone with a cancelled order, and an earlier one is as it was', async () => {
  const customerId = await insertCustomer(database());
  // What it costs is the cart's matter: here it is enough that the attempt holds it.
  const pass = '{"pass":{"lineItemId":"year","name":"Year","price":4900}}';
  const withPass = () =>
    shop.placed({ customerId }, (id) => query('update checkout set attempt = attempt || $2 where id = $1', id, pass));
  const days = async () =>
    (
      await query<{ days: number }>(
        'select extract(day from end_date - now())::integer as days from delivery_pass where customer_id = $1',
        customerId,
      )
    ).map((row) => row.days);
  const first = await withPass();
  const [year = 0] = await days();
  expect(year).toBeGreaterThanOrEqual(364);
  const second = await withPass();
  expect((await days())[0]).toBeGreaterThanOrEqual(year + 364);
  await cancelOrder(shop.orders, second);
  expect((await days())[0]).toBeLessThanOrEqual(year + 1);
  await cancelOrder(shop.orders, first);
  expect(await days()).toEqual([]);
});

test('PAY-01 what is paid at the door is taken when it is handed over', async () => {
  const orderNumber = await shop.placed({ payments: [{ methodKey: 'payment-at-the-door' }] });
  await shop.handOver(orderNumber);
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'AUTHORIZED', captured: 0 });
  await moveOrder(shop.orders, orderNumber, 'complete');
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', captured: 4479 });
});

test('CUST-13 invoices are numbered without gaps, also by several at once', async () => {
  const numbers = [];
  for (let count = 0; count < 4; count++) numbers.push(await shop.placed());
  await Promise.all(numbers.map((orderNumber) => shop.handOver(orderNumber)));
  const rows = await query<{ number: number }>('select number from invoice order by number');
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
});

test('PAY-01 WAL-04 at the door only what the wallet did not pay is taken', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const payments = [{ methodKey: 'gift-card-wallet', amount: 1000 }, { methodKey: 'payment-at-the-door' }] as const;
  const orderNumber = await shop.placed({ customerId, payments });
  await shop.handOver(orderNumber);
  await moveOrder(shop.orders, orderNumber, 'complete');
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', captured: 3479 });
  expect(await balance(customerId)).toBe(0);
});

test('CUST-13 completed before the provider heard of it, it is captured all the same, once', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  expect(await moveOrder(shop.orders, orderNumber, 'complete')).toMatchObject({ status: 'COMPLETED' });
  expect(await shop.settle()).toBe(1);
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', captured: 4479 });
});

test('CUST-13 of an authorisation that is gone nothing is taken, and the goods leave all the same', async () => {
  const orderNumber = await shop.placed();
  await query(
    `update payment set status = 'VOIDED'
      where checkout_id = (select checkout_id from shop_order where order_number = $1)`,
    orderNumber,
  );
  await shop.handOver(orderNumber);
  expect(await shop.settle()).toBe(0);
  expect(await money(orderNumber)).toMatchObject({ status: 'VOIDED', captured: 0 });
  expect(await shop.orders.show(orderNumber)).toMatchObject({ status: 'OUT_FOR_DELIVERY', invoiced: true });
});
