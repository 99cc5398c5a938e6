import {
  cancelOrder,
  cookies,
  getOrder,
  getOrders,
  orderFailures,
  reorder,
  setCartMode,
  withdraw,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { addItem } from '../cart/operations/addItem.ts';
import { setMode } from '../cart/operations/setMode.ts';
import { answered, customer } from '../cart/testing.ts';
import { insertCustomer } from '../checkout/testing/checkoutShop.ts';
import { orderKey } from './access/orderKey.ts';
import { moveOrder } from './operations/moveOrder.ts';
import { orderDatabase, person, whoHeader } from './testing/orderShop.ts';

const { database, query, open, mails } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

const as = (customerId: string) => ({ headers: { [whoHeader]: customerId } });
const path = (orderNumber: string, rest = '') => `/api/orders/${orderNumber}${rest}`;

test('CUST-13 an order opens to its customer, a guest’s to the browser that ordered, both to the link, and to no others', async () => {
  const customerId = await insertCustomer(database());
  const orderNumber = await shop.placed({ customerId });
  const params = { orderNumber };
  const key = orderKey(shop.orders.linkSecret, orderNumber);
  const browser = shop.browser();
  const own = await browser.ask(getOrder, { params, ...as(customerId) });
  expect(own).toMatchObject({ orderNumber, status: 'PLACED', canBeCancelled: true, canBeAddedTo: true });
  expect(await browser.ask(getOrder, { params, query: { key } })).toEqual(own);
  const ordering = shop.browser();
  // The secret whose hash the checkout of these tests keeps.
  ordering.jar.set(cookies.checkout, 'browser');
  const guests = await shop.placed();
  expect(await ordering.ask(getOrder, { params: { orderNumber: guests } })).toMatchObject({ orderNumber: guests });
  const strangers = [
    await browser.send('GET', path(orderNumber)),
    await ordering.send('GET', path(orderNumber)),
    await browser.send('GET', path(guests)),
    await browser.send('GET', path(orderNumber), undefined, { [whoHeader]: await insertCustomer(database()) }),
    await browser.send('GET', path(orderNumber, `?key=${key.slice(0, -1)}x`)),
    await browser.send('GET', path(orderNumber, `?key=${orderKey(shop.orders.linkSecret, '1')}`)),
    await browser.send('GET', path('123')),
  ];
  for (const { statusCode, body } of strangers) {
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ errorCode: orderFailures.orderNotFound });
  }
  for (const file of ['/invoice.pdf', '/calendar.ics', '/cancel', '/reorder']) {
    const method = file.includes('.') ? 'GET' : 'POST';
    expect((await browser.send(method, path(orderNumber, file))).statusCode, file).toBe(404);
  }
});

test('CUST-13 the history shows the newest first, page by page, and only one’s own', async () => {
  const customerId = await insertCustomer(database());
  const numbers = [];
  for (let count = 0; count < 3; count++) numbers.push(await shop.placed({ customerId }));
  await shop.placed();
  const browser = shop.browser();
  expect((await browser.send('GET', getOrders.path)).statusCode).toBe(401);
  const none = await browser.ask(getOrders, as(await insertCustomer(database())));
  expect(none).toEqual({ total: 0, page: 1, pages: 1, results: [] });
  const { results, ...page } = await browser.ask(getOrders, as(customerId));
  expect(page).toEqual({ total: 3, page: 1, pages: 1 });
  expect(results.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed());
  expect(results[0]).toMatchObject({ status: 'PLACED', total: 4479, lineItemCount: 20, distributionType: 'DELIVERY' });
  expect(await browser.ask(getOrders, { query: { page: '2' }, ...as(customerId) })).toEqual({
    total: 3,
    page: 2,
    pages: 1,
    results: [],
  });
  expect(await shop.orders.purchasedBy(customerId)).toEqual([{ sku: 'p1', at: expect.any(Date) }]);
});

test('CUST-13 cancelled by its owner, also with the link; after the cut-off it is too late', async () => {
  const orderNumber = await shop.placed();
  const key = orderKey(shop.orders.linkSecret, orderNumber);
  const browser = shop.browser();
  await query(`update shop_order set cut_off_at = now() where order_number = $1`, orderNumber);
  const late = await browser.send('POST', path(orderNumber, `/cancel?key=${key}`));
  expect(late.json()).toMatchObject({ status: 409, errorCode: orderFailures.cutOffPassed });
  await query(`update shop_order set cut_off_at = now() + interval '1 hour' where order_number = $1`, orderNumber);
  const done = await browser.ask(cancelOrder, { params: { orderNumber }, query: { key } });
  expect(done).toMatchObject({ status: 'CANCELLED', canBeCancelled: false, canBeAddedTo: false });
});

test('CUST-13 ordered again with one call: what can be bought is in the cart, the rest is told', async () => {
  const orderNumber = await shop.placed();
  const browser = shop.browser();
  browser.jar.set(cookies.checkout, 'browser');
  const gone = { lineItemId: 'gone', sku: 'gone', name: 'Gone' };
  await query(
    `update shop_order set document = jsonb_set(document, '{attempt,lines,1}', (document #> '{attempt,lines,0}') || $2)
      where order_number = $1`,
    orderNumber,
    JSON.stringify(gone),
  );
  const answer = await browser.ask(reorder, { params: { orderNumber } });
  expect(answer).toEqual({ added: 1, notAdded: [{ sku: 'gone', name: 'Gone' }] });
  const [cart] = await query<{ document: string }>('select document from cart where id = $1', browser.jar.get('cart'));
  expect(cart?.document).toContain('"p1"');
});

test('CUST-13 ordered again beyond the most that one may buy: as much as that is there, and nothing is called missing', async () => {
  const orderNumber = await shop.placed();
  const browser = shop.browser();
  browser.jar.set(cookies.checkout, 'browser');
  await query(
    `update shop_order set document = jsonb_set(document, '{attempt,lines,0,quantity}', '5000') where order_number = $1`,
    orderNumber,
  );
  expect(await browser.ask(reorder, { params: { orderNumber } })).toEqual({ added: 1, notAdded: [] });
});

test('CUST-13 something can be added until the cut-off, and goes with its order', async () => {
  const customerId = await insertCustomer(database());
  const orderNumber = await shop.placed({ customerId });
  const { orderForAddon } = shop.orders;
  const open = await orderForAddon(orderNumber, { customerId, member: false });
  const { distributionWindow, cutOffAt } = await shop.orders.show(orderNumber);
  expect(open).toMatchObject({
    address: { streetName: 'Neubaugasse' },
    window: {
      id: distributionWindow.id,
      startsAt: Date.parse(distributionWindow.startsAt),
      endsAt: Date.parse(distributionWindow.endsAt),
      cutOffAt: Date.parse(cutOffAt),
      fee: 0,
      green: false,
    },
  });
  expect(open?.billing?.email).toBeDefined();
  expect(open?.weight).toBeGreaterThan(0);
  const stranger = { customerId: await insertCustomer(database()), member: false };
  expect(await orderForAddon(orderNumber, stranger)).toBeUndefined();
  expect(await orderForAddon(orderNumber, { member: false })).toBeUndefined();
  for (const wrong of ['', 'x', `${orderNumber}x`, `x${orderNumber}`, '9'.repeat(16), '999'])
    expect(await orderForAddon(wrong, { customerId, member: false }), wrong).toBeUndefined();
  const mode = { mode: 'ADDON' as const, orderNumber };
  expect(setCartMode.body.safeParse(mode).success).toBe(true);
  const carts = { ...shop.carts, orderForAddon };
  const added = answered(await setMode(carts, customer(customerId), mode));
  expect(added).toMatchObject({ mode: 'ADDON', orderNumber, billingAddress: open?.billing, serviceFree: true });
  // CART-17: on screen, too, both are weighed together.
  expect(added.orderWeight).toBe(open?.weight);
  const more = await addItem(carts, customer(customerId, { cartId: added.id }), { sku: 'p2', quantity: 1 });
  expect(answered(more).orderWeight).toBe(open?.weight);
  await query('update shop_order set cut_off_at = now() where order_number = $1', orderNumber);
  expect(await orderForAddon(orderNumber, { customerId, member: false })).toBeUndefined();
});

test('CUST-13 the invoice is a PDF, once the order is handed over', async () => {
  const orderNumber = await shop.placed({ cheese: true });
  const url = path(orderNumber, `/invoice.pdf?key=${orderKey(shop.orders.linkSecret, orderNumber)}`);
  const tooSoon = { status: 409, errorCode: orderFailures.invoiceNotReady };
  expect((await shop.app.inject({ url })).json()).toMatchObject(tooSoon);
  await shop.pick(orderNumber, [{ lineItemId: 'cheese', quantity: 4, grams: 180 }]);
  expect((await shop.app.inject({ url })).json()).toMatchObject(tooSoon);
  await moveOrder(shop.orders, orderNumber, 'ready');
  const { headers, rawPayload } = await shop.app.inject({ url });
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="feldmarkt-\d+\.pdf"$/);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
});

test('CUST-13 the calendar file is one', async () => {
  const orderNumber = await shop.placed();
  const url = path(orderNumber, `/calendar.ics?key=${orderKey(shop.orders.linkSecret, orderNumber)}`);
  const { headers, body } = await shop.app.inject({ url });
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain(`UID:order-${orderNumber}@shop.example\r\n`);
  expect(body).toContain('SUMMARY:Lieferung vom Feldmarkt\r\n');
  expect((await shop.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
});

test('CUST-13 a withdrawal needs no account, is stored as it came, for a limited time, and answered by a mail at once', async () => {
  const browser = shop.browser();
  const body = { name: 'Anna Huber', orderNumber: '40009999', email: 'anna.w@example.at', text: 'Ich trete zurück.' };
  const { reference, receivedAt } = await browser.ask(withdraw, { body, query: person });
  expect(Date.now() - Date.parse(receivedAt)).toBeLessThan(60_000);
  expect(reference).toMatch(/^W-\w{4}-\w{4}$/);
  expect(await query('select name, order_number, email, text from withdrawal where reference = $1', reference)).toEqual(
    [{ name: body.name, order_number: body.orderNumber, email: body.email, text: body.text }],
  );
  const [mail] = await mails(reference);
  expect(mail?.kind).toBe('withdrawalReceipt');
  for (const said of [body.name, body.orderNumber, body.text]) expect(mail?.text).toContain(said);
  const answers = [];
  const path = `${withdraw.path}?${new URLSearchParams(person).toString()}`;
  for (let count = 0; count < 3; count++) answers.push(await browser.send('POST', path, body));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('CUST-13 the withdrawal form cannot be misused to mail in the shop’s name: no robots, a name that is one, no links', async () => {
  const browser = shop.browser();
  const body = { name: 'Anna Huber', orderNumber: '40009998', email: 'anna.l@example.at' };
  for (const answer of ['', '?recaptchaResponse=robot']) {
    const refused = await browser.send('POST', `${withdraw.path}${answer}`, body);
    expect(refused.json()).toMatchObject({ status: 403, errorCode: 'botCheckFailed' });
  }
  const url = `${withdraw.path}?${new URLSearchParams(person).toString()}`;
  for (const name of ['Konto gesperrt: https://evil.example', 'a'.repeat(61), 'Anna\nHuber', '<b>Anna']) {
    const refused = await browser.send('POST', url, { ...body, name });
    expect([name, refused.statusCode]).toEqual([name, 400]);
    expect(refused.json().fields).toContainEqual(expect.objectContaining({ path: 'name' }));
  }
  const text = 'Bitte hier bestätigen: https://evil.example/login oder www.evil.example';
  const { reference } = await browser.ask(withdraw, { body: { ...body, name: 'evil.example', text }, query: person });
  const [mail] = await mails(reference);
  for (const content of [mail?.text, mail?.html]) {
    expect(content).toContain('https: // evil . example/login oder www . evil . example');
    expect(content).not.toContain('evil.example');
  }
});
