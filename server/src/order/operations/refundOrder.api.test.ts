import { afterEach, beforeAll, expect, test } from 'vitest';
import { insertCustomer, insertGiftCard } from '../../checkout/testing/checkoutShop.ts';
import { orderKey } from '../access/orderKey.ts';
import { selectOrder } from '../storage/queries.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import { cancelOrder } from './cancelOrder.ts';
import { moveOrder } from './moveOrder.ts';
import { refundOrder } from './refundOrder.ts';

const { database, query, fake, open, money, mails, balance } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});
afterEach(() => {
  delete fake.script.away;
});

const refund = (orderNumber: string, amount: number, lineItemId?: string) =>
  refundOrder(shop.orders, orderNumber, { amount, lineItemId });

/** Packed as ordered and handed over, and its money taken. */
async function taken(sketch: Parameters<typeof shop.placed>[0] = {}, picks: Parameters<typeof shop.handOver>[1] = []) {
  const orderNumber = await shop.placed(sketch);
  await shop.handOver(orderNumber, picks);
  await shop.settle();
  return orderNumber;
}

const weighed = { lineItemId: 'cheese', quantity: 4, grams: 200 };

async function stored(orderNumber: string) {
  const order = await selectOrder(database(), orderNumber);
  if (!order) throw new Error('no such order');
  return order;
}

test('WAL-04 a refund goes back the way it came, real money first, and never more than was paid', async () => {
  const customerId = await insertCustomer(database());
  await insertGiftCard(database(), customerId, 1000);
  const payments = [{ methodKey: 'gift-card-wallet' as const, amount: 1000 }, { methodKey: 'credit-cards' as const }];
  const orderNumber = await shop.placed({ customerId, payments });
  const notYet = { problems: ['it is not handed over yet: until then its pick can be corrected'] };
  expect(await refund(orderNumber, 1)).toMatchObject(notYet);
  await shop.pick(orderNumber);
  expect(await refund(orderNumber, 1)).toMatchObject(notYet);
  await moveOrder(shop.orders, orderNumber, 'ready');
  expect(await refund(orderNumber, 1)).toMatchObject({ problems: ['its money is not taken yet'] });
  await shop.settle();
  expect((await money(orderNumber)).captured).toBe(3479);
  for (const amount of [4480, 0, -1, 1.5, Number.NaN])
    expect(await refund(orderNumber, amount)).toMatchObject({ problems: ['expected between 1 and 4479 cents'] });
  await Promise.all([refund(orderNumber, 3000), refund(orderNumber, 3000)]);
  expect((await shop.orders.show(orderNumber)).refunded).toBe(3000);
  await refund(orderNumber, 1000);
  expect(await balance(customerId)).toBe(521);
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', refunded: 3479 });
  await refund(orderNumber, 479);
  expect(await balance(customerId)).toBe(1000);
  expect(await refund(orderNumber, 1)).toMatchObject({ problems: ['everything was refunded before'] });
  const { refunded, refunds } = await shop.orders.show(orderNumber);
  expect(refunded).toBe(4479);
  expect(refunds.map(({ amount }) => amount)).toEqual([3000, 1000, 479]);
  const [first, second] = (await mails(orderNumber)).filter(({ kind }) => kind === 'orderRefunded');
  expect(first?.text).toMatch(/30,00\s€/);
  expect(first?.text).toMatch(/Karte \(30,00\s€\)/);
  expect(second?.text).toMatch(/Guthaben \(5,21\s€\) \+ Karte \(4,79\s€\)/);
});

test('CUST-13 every refund has its mail, and a credit note that takes it off the invoice with its tax', async () => {
  const orderNumber = await taken();
  await refund(orderNumber, 1000);
  await refund(orderNumber, 3479);
  const { document, invoice } = await stored(orderNumber);
  const { vatByRate = [], totalVat } = document.final?.priceInfo ?? {};
  const notes = document.refunds ?? [];
  expect(notes.map(({ amount, toWallet }) => [amount, toWallet])).toEqual([
    [1000, 0],
    [3479, 0],
  ]);
  const rates = notes.flatMap(({ byRate }) => byRate);
  expect(rates.reduce((sum, { gross }) => sum + gross, 0)).toBe(vatByRate.reduce((sum, { gross }) => sum + gross, 0));
  expect(rates.reduce((sum, { vat }) => sum + vat, 0)).toBe(totalVat);
  const [mail] = (await mails(orderNumber)).filter(({ kind }) => kind === 'orderRefunded');
  expect(mail?.subject).toBe(`Geld zurück für Bestellung ${orderNumber}`);
  expect(mail?.text).toContain(`Zur Rechnung ${invoice?.number} gibt es dafür die Rechnungskorrektur K`);
});

test('CUST-13 credit notes are a series of their own without gaps, also by many refunds at once', async () => {
  const numbers = [await taken(), await taken(), await taken()];
  const asked = numbers.flatMap((orderNumber) => Array.from({ length: 4 }, () => refund(orderNumber, 2000)));
  const refused = (await Promise.all(asked)).filter((result) => 'failure' in result);
  expect(refused).toHaveLength(6);
  for (const orderNumber of numbers) {
    const { refunded, refunds } = await shop.orders.show(orderNumber);
    expect([refunded, refunds.length]).toEqual([4000, 2]);
  }
  const rows = await query<{ number: number }>('select number from credit_note order by number');
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  await shop.settle();
  for (const orderNumber of numbers) expect((await money(orderNumber)).refunded).toBe(4000);
});

test('CUST-13 of an order that was cheaper than authorised no more comes back than was taken', async () => {
  const orderNumber = await taken({ cheese: true }, [{ lineItemId: 'p1', quantity: 10 }, weighed]);
  const { priceInfo } = await shop.orders.show(orderNumber);
  const { captured, amount } = await money(orderNumber);
  expect(captured).toBe(priceInfo.total);
  expect(captured).toBeLessThan(amount);
  expect(await refund(orderNumber, captured + 1)).toMatchObject({
    problems: [`expected between 1 and ${captured} cents`],
  });
  expect(await refund(orderNumber, captured)).toMatchObject({ document: { refunded: captured } });
  await shop.settle();
  expect(await money(orderNumber)).toMatchObject({ status: 'REFUNDED', refunded: captured });
});

test('WAL-04 what the wallet paid alone is back on its cards at once, and the newest card gets it first', async () => {
  const customerId = await insertCustomer(database());
  const [older, newer] = [
    await insertGiftCard(database(), customerId, 3000),
    await insertGiftCard(database(), customerId, 3000),
  ];
  const orderNumber = await taken({ customerId, payments: [{ methodKey: 'gift-card-wallet' }] });
  expect(await balance(customerId)).toBe(6000 - 4479);
  await refund(orderNumber, 2000);
  const balances = await query<{ id: string; balance: number }>('select id, balance from gift_card');
  const of = (id: string) => balances.find((card) => card.id === id)?.balance;
  expect([of(older), of(newer)]).toEqual([521, 3000]);
  fake.calls.length = 0;
  expect(await shop.settle(), 'nobody else is told').toBe(0);
  expect(fake.calls).toEqual([]);
  const moved = await query(
    `select amount from gift_card_movement where reason = 'refund' and gift_card_id = any($1) order by id`,
    [older, newer],
  );
  expect(moved).toEqual([{ amount: 1479 }, { amount: 521 }]);
});

test('CUST-13 what a provider refuses to give back is credited once, and left to a person', async () => {
  const orderNumber = await taken();
  const { reference } = await money(orderNumber);
  fake.payments.delete(reference);
  await refund(orderNumber, 4000);
  await shop.settle();
  expect((await money(orderNumber)).attention).toContain('fake refused');
  expect(await refund(orderNumber, 480)).toMatchObject({ problems: ['expected between 1 and 479 cents'] });
});

test('CUST-13 a refund of one line has its rate, never costs more than the line, and is told apart', async () => {
  const orderNumber = await taken({ cheese: true }, [weighed]);
  const { productLineItems } = await shop.orders.show(orderNumber);
  const cheese = productLineItems.find(({ lineItemId }) => lineItemId === 'cheese');
  const cost = cheese?.picked?.linePrice ?? 0;
  expect(await refund(orderNumber, 10, 'caviar')).toMatchObject({ problems: ['caviar was not ordered'] });
  expect(await refund(orderNumber, cost + 1, 'cheese')).toMatchObject({
    problems: [`expected between 1 and ${cost} cents`],
  });
  expect(await refund(orderNumber, cost, 'cheese')).toMatchObject({
    document: { refunds: [{ lineItemId: 'cheese', byRate: [{ permille: cheese?.vat, gross: cost }] }] },
  });
  expect(await refund(orderNumber, 1, 'cheese')).toMatchObject({ problems: ['everything was refunded before'] });
});

test('CUST-13 what was cancelled is not refunded besides', async () => {
  const orderNumber = await shop.placed();
  await cancelOrder(shop.orders, orderNumber);
  await shop.settle();
  expect(await refund(orderNumber, 1)).toMatchObject({ problems: ['it was cancelled, and all of it went back'] });
  expect((await shop.orders.show(orderNumber)).refunds).toEqual([]);
});

test('CUST-13 a credit note is a PDF to those who may see the order, and to no others', async () => {
  const orderNumber = await taken();
  await refund(orderNumber, 350);
  const [{ number } = { number: 0 }] = (await shop.orders.show(orderNumber)).refunds;
  const key = orderKey(shop.orders.linkSecret, orderNumber);
  const ask = (file: string, query = `?key=${key}`) =>
    shop.app.inject({ url: `/api/orders/${orderNumber}/credit-notes/${file}${query}` });
  const { headers, rawPayload } = await ask(`${number}.pdf`);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="feldmarkt-K${number}.pdf"`);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask(`${number}.pdf`, '')).json()).toMatchObject({ status: 404, errorCode: 'orderNotFound' });
  for (const file of ['0.pdf', `${number}`, `0${number}.pdf`, '..%2Finvoice.pdf'])
    expect((await ask(file)).statusCode, file).toBe(404);
  const other = await taken();
  const others = `/api/orders/${other}/credit-notes/${number}.pdf?key=${orderKey(shop.orders.linkSecret, other)}`;
  expect((await shop.app.inject({ url: others })).statusCode).toBe(404);
});
