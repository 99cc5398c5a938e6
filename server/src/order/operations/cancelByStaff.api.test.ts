import { afterEach, beforeAll, expect, test } from 'vitest';
import { insertCustomer, insertGiftCard } from '../../checkout/testing/checkoutShop.ts';
import { insertSlot } from '../../service/testing.ts';
import { orderKey } from '../access/orderKey.ts';
import { selectOrder } from '../storage/queries.ts';
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

const reason = 'Der Lieferwagen ist liegen geblieben';
const cancel = (orderNumber: string) => cancelOrder(shop.orders, orderNumber, { reason });

async function documentOf(orderNumber: string) {
  const order = await selectOrder(database(), orderNumber);
  if (!order) throw new Error('no such order');
  return order.document;
}

const retry = () => query('update payment_task set next_try_at = now() where done_at is null and refused is null');

/** Until nothing is left to be told. */
async function settled() {
  for (;;) {
    await retry();
    if ((await shop.settle()) === 0) return;
  }
}

test('CUST-13 staff cancel after the cut-off and while it is packed: money, time and vouchers are back, the reason is mailed', async () => {
  for (const step of ['placed', 'picking', 'picked'] as const) {
    const slotId = await insertSlot(database(), { capacity: 1 });
    const orderNumber = await shop.placed({ slotId });
    await query(`update shop_order set cut_off_at = now() - interval '1 hour' where order_number = $1`, orderNumber);
    if (step === 'picking') await moveOrder(shop.orders, orderNumber, 'startPicking', { early: true });
    if (step === 'picked') await shop.pick(orderNumber);
    expect(await cancelOrder(shop.orders, orderNumber)).toEqual({ failure: 'cutOffPassed' });
    expect(await Promise.all([cancel(orderNumber), cancel(orderNumber)])).toMatchObject([
      { status: 'CANCELLED' },
      { status: 'CANCELLED' },
    ]);
    expect(await booked(slotId), step).toBe(0);
    await shop.settle();
    expect(await money(orderNumber), step).toMatchObject({ status: 'VOIDED', captured: 0 });
    const shown = await shop.orders.show(orderNumber);
    expect(shown).toMatchObject({ status: 'CANCELLED', cancelReason: reason, invoiced: false, refunds: [] });
    const told = (await mails(orderNumber)).filter(({ kind }) => kind === 'orderCancelledByShop');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(reason);
  }
});

test('CUST-13 what has left and was taken goes back by itself: refund, credit note over the rest, wallet, but not its place', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const slotId = await insertSlot(database(), { capacity: 1 });
  const payments = [{ methodKey: 'gift-card-wallet' as const, amount: 1000 }, { methodKey: 'credit-cards' as const }];
  const orderNumber = await shop.placed({ customerId, slotId, payments });
  await shop.handOver(orderNumber);
  await shop.settle();
  await refundOrder(shop.orders, orderNumber, { amount: 479 });
  await cancel(orderNumber);
  await settled();
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', captured: 3479, refunded: 3479 });
  const { reference } = await money(orderNumber);
  expect(fake.payments.get(reference)).toMatchObject({ status: 'refunded', refunded: 3479 });
  expect(await balance(customerId)).toBe(1000);
  const [back] = await query(
    `select movement.reason, movement.amount from gift_card_movement movement
       join gift_card on gift_card.id = gift_card_id where customer_id = $1 order by movement.id desc limit 1`,
    customerId,
  );
  expect(back).toEqual({ reason: 'refund', amount: 1000 });
  expect(await booked(slotId)).toBe(1);
  const { refunds = [], final } = await documentOf(orderNumber);
  expect(refunds.map(({ amount, toWallet }) => [amount, toWallet])).toEqual([
    [479, 0],
    [4000, 1000],
  ]);
  const vat = refunds.flatMap(({ byRate }) => byRate).reduce((sum, rate) => sum + rate.vat, 0);
  expect(vat).toBe(final?.priceInfo.totalVat);
  const key = orderKey(shop.orders.linkSecret, orderNumber);
  for (const paper of ['invoice.pdf', `credit-notes/${refunds[1]?.number}.pdf`])
    expect((await shop.app.inject({ url: `/api/orders/${orderNumber}/${paper}?key=${key}` })).statusCode).toBe(200);
  expect(await refundOrder(shop.orders, orderNumber, { amount: 1 })).toMatchObject({
    problems: ['it was cancelled, and all of it went back'],
  });
});

test('CUST-13 cancelled before its capture was sent: the provider gets both in turn, and nothing is charged', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  await cancel(orderNumber);
  const { reference } = await money(orderNumber);
  fake.calls.length = 0;
  await Promise.all([shop.settle(), shop.settle(), shop.settle()]);
  await settled();
  expect(fake.calls.filter((call) => call === 'capture' || call === 'refund' || call === 'void')).toEqual([
    'capture',
    'refund',
  ]);
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', captured: 4479, refunded: 4479 });
  expect(fake.payments.get(reference)).toMatchObject({ captured: 4479, refunded: 4479 });
  const [credited, ...more] = (await documentOf(orderNumber)).refunds ?? [];
  expect(more).toEqual([]);
  expect(credited, 'goes back to the card').toMatchObject({ amount: 4479 });
  expect(credited).not.toHaveProperty('unpaid');
});

test('CUST-13 of what was refunded in full nothing goes back again: no second credit note, no call to the provider', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber, [{ lineItemId: 'p1', quantity: 10 }]);
  await shop.settle();
  const { captured } = await money(orderNumber);
  await refundOrder(shop.orders, orderNumber, { amount: captured });
  await settled();
  fake.calls.length = 0;
  expect(await cancel(orderNumber)).toMatchObject({ status: 'CANCELLED', document: { cancelReason: reason } });
  expect(await shop.settle()).toBe(0);
  expect(fake.calls).toEqual([]);
  expect((await documentOf(orderNumber)).refunds).toMatchObject([{ amount: captured }]);
  expect(await query('select total from shop_order where order_number = $1', orderNumber)).toEqual([
    { total: captured },
  ]);
});

test('CUST-13 an answer that was lost while money goes back is asked for again, and given back once', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  await shop.settle();
  await cancel(orderNumber);
  const { reference } = await money(orderNumber);
  const { refund } = fake.provider;
  fake.provider.refund = async (...ask) => {
    await refund(...ask);
    fake.provider.refund = refund;
    throw new Error('the process died');
  };
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', refunded: 0 });
  await settled();
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', refunded: 4479 });
  expect(fake.payments.get(reference)?.refunded).toBe(4479);
});

test('CUST-13 handing over and cancelling at once: one order of things, and no money left behind', async () => {
  for (let round = 0; round < 4; round++) {
    const orderNumber = await shop.placed();
    await shop.pick(orderNumber);
    await Promise.all([
      moveOrder(shop.orders, orderNumber, 'ready'),
      cancel(orderNumber),
      shop.settle(),
      cancel(orderNumber),
      shop.settle(),
    ]);
    await settled();
    expect((await shop.orders.show(orderNumber)).status).toBe('CANCELLED');
    const { status, captured, refunded, reference, attention } = await money(orderNumber);
    expect(['VOIDED', 'REFUNDED']).toContain(status);
    expect([captured - refunded, attention]).toEqual([0, null]);
    expect(fake.charged()).not.toContain(fake.payments.get(reference)?.paymentId);
    const { refunds = [] } = await documentOf(orderNumber);
    expect(refunds).toHaveLength(status === 'REFUNDED' ? 1 : 0);
  }
});

test('CUST-13 what would have been paid at the door is credited, but nothing is paid back', async () => {
  const orderNumber = await shop.placed({ payments: [{ methodKey: 'payment-at-the-door' }] });
  await shop.handOver(orderNumber);
  await cancel(orderNumber);
  await settled();
  expect(await money(orderNumber)).toMatchObject({ status: 'VOIDED', captured: 0 });
  const { refunds = [] } = await documentOf(orderNumber);
  expect(refunds).toMatchObject([{ amount: 4479, toWallet: 0, unpaid: true }]);
});

test('CUST-13 what was taken by invoice, without a provider, is noted as given back', async () => {
  const orderNumber = await shop.placed({ payments: [{ methodKey: 'payment-at-the-door' }] });
  await shop.handOver(orderNumber);
  await query(
    `update payment set method_key = 'pay-by-invoice-b2b', status = 'CAPTURED', captured = amount
      where checkout_id = (select checkout_id from shop_order where order_number = $1)`,
    orderNumber,
  );
  await cancel(orderNumber);
  await settled();
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', captured: 4479, refunded: 4479 });
});

test('CUST-13 a completed order is refunded, not cancelled', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber);
  await moveOrder(shop.orders, orderNumber, 'complete');
  expect(await cancel(orderNumber)).toEqual({
    failure: 'orderStatusMove',
    problems: ['it is completed: refund it'],
  });
});
