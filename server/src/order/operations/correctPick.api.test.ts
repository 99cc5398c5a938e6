import { beforeAll, expect, test } from 'vitest';
import { insertCustomer, insertGiftCard } from '../../checkout/testing/checkoutShop.ts';
import { insertSlot } from '../../service/testing.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { moveOrder } from './moveOrder.ts';
import { pickOrder } from './pickOrder.ts';

const { database, query, open, money, mails, balance } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

const pieces = (quantity: number) => [{ lineItemId: 'p1', quantity }];
const tasksOf = (orderNumber: string) =>
  query<{ kind: string; amount: number }>(
    `select kind, payment_task.amount from payment_task join payment on payment.id = payment_id
       join shop_order using (checkout_id) where order_number = $1 order by payment_task.created_at`,
    orderNumber,
  );

test('CUST-13 a pick is corrected until it is handed over: the last one counts, and is told', async () => {
  const orderNumber = await shop.placed();
  await shop.pick(orderNumber, pieces(3));
  expect(await shop.pick(orderNumber, pieces(19))).toMatchObject({ status: 'PICKED' });
  const { priceInfo, payments } = await shop.orders.show(orderNumber);
  expect(priceInfo.total).toBe(19 * 199 + 499);
  expect(payments).toMatchObject([{ amount: priceInfo.total }]);
  expect(await tasksOf(orderNumber)).toEqual([]);
  await moveOrder(shop.orders, orderNumber, 'ready');
  expect(await tasksOf(orderNumber)).toEqual([{ kind: 'capture', amount: priceInfo.total }]);
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'CAPTURED', captured: priceInfo.total });
  expect(await shop.pick(orderNumber, pieces(20))).toEqual({ failure: 'orderStatusMove' });
  const told = (await mails(orderNumber)).filter(({ kind }) => kind === 'orderPicked');
  expect(told.map(({ text }) => /Gesamtbetrag: ([\d,]+)/.exec(text)?.[1])).toEqual(['10,96', '42,80']);
});

test('CUST-13 the same pick twice is one, with one mail', async () => {
  const orderNumber = await shop.placed();
  await Promise.all([shop.pick(orderNumber), shop.pick(orderNumber), shop.pick(orderNumber)]);
  expect((await mails(orderNumber)).map(({ kind }) => kind)).toEqual(['orderConfirmation', 'orderPicked']);
});

test('CUST-13 corrected and handed over at once, again and again: what is captured is what was packed last', async () => {
  for (let round = 0; round < 4; round++) {
    const orderNumber = await shop.placed();
    await shop.pick(orderNumber, pieces(1));
    await Promise.all([
      shop.pick(orderNumber, pieces(5)),
      moveOrder(shop.orders, orderNumber, 'ready'),
      shop.pick(orderNumber, pieces(12)),
      moveOrder(shop.orders, orderNumber, 'ready'),
      shop.settle(),
    ]);
    await shop.settle();
    const { priceInfo, status, invoiced } = await shop.orders.show(orderNumber);
    expect([status, invoiced]).toEqual(['OUT_FOR_DELIVERY', true]);
    expect(await tasksOf(orderNumber)).toEqual([{ kind: 'capture', amount: priceInfo.total }]);
    const { captured, amount } = await money(orderNumber);
    expect(captured).toBe(priceInfo.total);
    expect(captured).toBeLessThanOrEqual(amount);
  }
});

test('WAL-04 a corrected pick leaves the wallet its whole reserve until it is handed over', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 10_000);
  const orderNumber = await shop.placed({ customerId, payments: [{ methodKey: 'gift-card-wallet' }] });
  await shop.pick(orderNumber, pieces(1));
  expect(await balance(customerId)).toBe(10_000 - 4479);
  await shop.pick(orderNumber, pieces(20));
  await moveOrder(shop.orders, orderNumber, 'ready');
  expect(await balance(customerId)).toBe(10_000 - 4479);
});

test('WAL-04 one cent that the wallet reserved too much is given back', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 10_000);
  const orderNumber = await shop.placed({ customerId, payments: [{ methodKey: 'gift-card-wallet' }] });
  await query(
    `update shop_order set document = jsonb_set(document, '{attempt,priceInfo,serviceFeesAfterDiscount}', '498')
      where order_number = $1`,
    orderNumber,
  );
  await shop.handOver(orderNumber);
  expect((await shop.orders.show(orderNumber)).priceInfo.total).toBe(4478);
  expect(await balance(customerId)).toBe(10_000 - 4478);
});

test('CUST-13 where no goods were there the authorisation is voided, and nothing is captured', async () => {
  const orderNumber = await shop.placed();
  await shop.handOver(orderNumber, pieces(0));
  expect(await tasksOf(orderNumber)).toEqual([{ kind: 'void', amount: 0 }]);
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'VOIDED', captured: 0 });
});

test('CUST-13 an order that was settled when it was packed, as before, is not settled again, nor corrected', async () => {
  const orderNumber = await shop.placed();
  await shop.pick(orderNumber);
  await query('select issue_invoice($1)', orderNumber);
  await query(
    `insert into payment_task (payment_id, kind, amount)
     select payment.id, 'capture', 4479 from payment join shop_order using (checkout_id) where order_number = $1`,
    orderNumber,
  );
  expect(await shop.pick(orderNumber, pieces(3))).toMatchObject({
    problems: ['its invoice is issued: what is wrong with it is refunded'],
  });
  await moveOrder(shop.orders, orderNumber, 'ready');
  expect(await tasksOf(orderNumber)).toEqual([{ kind: 'capture', amount: 4479 }]);
});

test('CUST-13 picking days ahead asks first, with both days; on its own day it does not', async () => {
  const later = await shop.placed({ slotId: await insertSlot(database(), { startsInMinutes: 3 * 1440 }) });
  const asked = {
    failure: 'orderStatusMove',
    problems: [expect.stringMatching(/^today is .+, and it is for .+--early/)],
  };
  expect(await pickOrder(shop.orders, later, [])).toEqual(asked);
  expect(await moveOrder(shop.orders, later, 'startPicking')).toEqual(asked);
  expect((await shop.orders.show(later)).status).toBe('PLACED');
  const day = { ...shop.orders, now: () => Date.now() + 3 * 86_400_000 };
  expect(await moveOrder(day, later, 'startPicking')).toMatchObject({ status: 'PICKING' });
  expect(await pickOrder(day, later, [])).toMatchObject({ status: 'PICKED' });
  const meant = await shop.placed({ slotId: await insertSlot(database(), { startsInMinutes: 3 * 1440 }) });
  expect(await pickOrder(shop.orders, meant, [], { early: true })).toMatchObject({ status: 'PICKED' });
});

test('CUST-13 substitutes whose deposits cost more than was authorised are refused, and nothing is packed', async () => {
  await query(`insert into discount_code (code, name, kind, value, valid_from, valid_until)
               values ('MUCH', 'Much', 'amount', 900, now() - interval '1 day', now() + interval '1 day')`);
  const orderNumber = await shop.placed({ code: 'MUCH' });
  const bottled = { sku: 'p2', name: 'Bottled', perPiecePrice: 199, deposit: 190, vat: 100 };
  const refused = await shop.pick(orderNumber, [{ lineItemId: 'p1', quantity: 20, substitute: bottled }]);
  expect(refused).toMatchObject({ problems: ['the deposits of its substitutes are too much for it'] });
  expect((await shop.orders.show(orderNumber)).status).toBe('PLACED');
});
