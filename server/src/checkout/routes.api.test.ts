import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { neubau } from '../cart/testing.ts';
import { orderDatabase } from '../order/testing/orderShop.ts';
import { messagePath } from '../payment/provider.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { checkoutRoutes } from './routes.ts';
import { messageSecret } from './testing/fakeProvider.ts';

const { database, query, fake, open } = orderDatabase();

let app: FastifyInstance;
let lines: Awaited<ReturnType<typeof createTestApp>>['lines'];
let browser: ReturnType<typeof createBrowser>;
beforeAll(async () => {
  const { carts, checkouts } = await open();
  ({ app, lines } = await createTestApp());
  const known = { visitorOf: () => ({ member: false }), secureCookies: true };
  cartRoutes(app, { carts, ...known });
  checkoutRoutes(app, { checkouts, ...known });
});
beforeEach(() => {
  browser = createBrowser(app);
});

const { distributionType: _, ...street } = neubau;
const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };

async function fillCart() {
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await browser.ask(contract.setDistributionAddress, { body: neubau });
  await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
  return browser.ask(contract.setBillingAddress, { body: billing });
}

const finalize = async (cart: Pick<contract.Cart, 'revision' | 'priceInfo'>) =>
  browser.ask(contract.finalizeCart, { body: { revision: cart.revision, priceInfo: cart.priceInfo } });

async function finalizedCart() {
  await fillCart();
  const planned = await browser.ask(contract.planPayment, { body: { methodKey: 'credit-cards' } });
  const { checkoutId } = await finalize(planned);
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  return { checkoutId, reference: payment?.reference ?? '' };
}

describe('the way of a guest', () => {
  test('CHK-10 CHK-04 from an empty cart to an order, which is theirs alone', async () => {
    await fillCart();
    const { methods } = await browser.ask(contract.getPaymentOptions);
    expect(methods.map(({ methodKey }) => methodKey)).toContain('credit-cards');
    const { checkoutId, reference } = await finalizedCart();
    const cookie = browser.setCookies.find((line) => line.startsWith('checkout='));
    expect(cookie).toMatch(/HttpOnly.*Secure.*SameSite=Lax/);

    const body = { checkoutId, paymentMethodKey: 'credit-cards', paymentInitiator: 'REDIRECT' };
    const pending = await browser.send('POST', '/api/checkout', body);
    expect(pending.json()).toMatchObject({ status: 409, errorCode: 'paymentPending', paymentInitiator: 'REDIRECT' });
    fake.pay(reference);
    const order = await browser.ask(contract.createOrder, { body });
    expect(order.productLineItems).toMatchObject([{ sku: 'p1', quantity: 20, linePrice: 3980 }]);
    expect(browser.jar.has('cart')).toBe(false);
    expect(await browser.ask(contract.createOrder, { body })).toEqual(order);

    const stranger = await createBrowser(app).send('POST', '/api/checkout', body);
    expect(stranger.json()).toMatchObject({ status: 404, errorCode: 'checkoutNotFound' });
    expect(stranger.body).not.toContain('Huber');
    const fresh = await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    expect(fresh.productLineItems).toHaveLength(1);
  });

  test('CHK-02 a button pressed in two tabs at once: one checkout, and the browser holds its right to it', async () => {
    await fillCart();
    await browser.ask(contract.getPaymentOptions);
    const planned = await browser.ask(contract.planPayment, { body: { methodKey: 'pay-by-invoice-b2c' } });
    const { path, method } = contract.finalizeCart;
    const body = { revision: planned.revision, priceInfo: planned.priceInfo };
    const pressed = await Promise.all(Array.from({ length: 4 }, () => browser.send(method, path, body)));
    const rights = pressed.flatMap(({ cookies }) => cookies.filter(({ name }) => name === contract.cookies.checkout));
    expect(rights).toHaveLength(4);
    expect(new Set(rights.map(({ value }) => value)).size, 'whichever answer comes last').toBe(1);
    const [checkoutId, ...others] = new Set(pressed.map((answer) => answer.json<{ checkoutId: string }>().checkoutId));
    expect(others).toEqual([]);
    expect(await browser.ask(contract.createOrder, { body: { checkoutId } })).toMatchObject({ status: 'PLACED' });
  });

  test('CHK-05 a declined payment tells its code and who began it; the cart is there again, open', async () => {
    const { checkoutId, reference } = await finalizedCart();
    fake.set(reference, 'declined');
    const refused = await browser.send('POST', '/api/checkout', { checkoutId, paymentInitiator: 'UNKNOWN' });
    expect(refused.json()).toMatchObject({ status: 409, errorCode: 'paymentDeclined', paymentInitiator: 'UNKNOWN' });
    expect(await browser.ask(contract.getCart)).toMatchObject({ cartStatus: 'OPEN', lineItemCount: 20 });
  });

  test('CHK-07 CHK-03 while it is paid the cart says 3; reset opens it', async () => {
    await finalizedCart();
    const refused = await browser.send('POST', '/api/carts/items', { sku: 'p2', quantity: 1 });
    expect(refused.json()).toMatchObject({ status: 409, errorCode: '3', customPayload: { cartStatus: 'FINALIZED' } });
    expect(await browser.ask(contract.resetCart)).toMatchObject({ cartStatus: 'OPEN', lineItemCount: 20 });
  });
});

describe('refusals', () => {
  test('CHK-02 every reason not to finalize has its code, and what is needed to go on', async () => {
    const cart = await fillCart();
    const ask = async (revision: number, total: number) => {
      const { statusCode, body } = await browser.send('POST', '/api/carts/finalize', {
        revision,
        priceInfo: { total },
      });
      const { errorCode, customPayload } = JSON.parse(body) as contract.Failure;
      return [statusCode, errorCode, customPayload];
    };
    const { revision, priceInfo } = cart;
    const { total } = priceInfo;
    expect(await ask(revision - 1, total)).toEqual([409, 'staleRevision', { revision }]);
    expect(await ask(revision, total)).toEqual([409, 'paymentMissing', undefined]);
    const planned = await browser.ask(contract.planPayment, { body: { methodKey: 'paypal' } });
    expect(await ask(planned.revision, total + 1)).toEqual([409, 'totalChanged', { total, seen: total + 1 }]);
    fake.script.away = 'silent';
    expect(await ask(planned.revision, total)).toEqual([502, 'paymentProviderAway', undefined]);
    const { email: _email, ...nameless } = billing;
    const incomplete = await browser.ask(contract.setBillingAddress, { body: nameless });
    const errors = [{ code: '006', group: 'billingAddress' }];
    expect(await ask(incomplete.revision, total)).toEqual([409, 'cartInvalid', { errors }]);
  });

  test('PAY-02 one payment method, or none; one that is not offered, or a guest’s wallet, is refused', async () => {
    await fillCart();
    const plan = (methodKey: string) => browser.send('POST', '/api/carts/payment', { methodKey });
    expect((await plan('payment-at-the-store')).json()).toMatchObject({
      status: 409,
      errorCode: 'paymentMethodNotOffered',
    });
    expect((await plan('gift-card-wallet')).json()).toMatchObject({ status: 401, errorCode: 'unauthorized' });
    expect((await plan('cheque')).json()).toMatchObject({ status: 400, errorCode: 'invalidRequest' });
    await browser.ask(contract.planPayment, { body: { methodKey: 'paypal' } });
    const { payments } = await browser.ask(contract.planPayment, {
      body: { methodKey: 'credit-cards', brandName: 'Visa' },
    });
    const card = {
      id: 'credit-cards',
      methodKey: 'credit-cards',
      brandName: 'Visa',
      amount: 4479,
      amountPlanned: 4479,
    };
    expect(payments).toEqual([card]);
    const dropped = await browser.ask(contract.dropPayment, { params: { id: 'paypal' } });
    expect(dropped.payments).toEqual([card]);
    expect((await browser.ask(contract.dropPayment, { params: { id: 'credit-cards' } })).payments).toEqual([]);
    await browser.ask(contract.planPayment, { body: { methodKey: 'paypal' } });
    expect((await browser.ask(contract.cleanPayments)).payments).toEqual([]);
  });

  test('PAY-02 the brand of a planned payment is a name of letters, nothing else somebody might send', async () => {
    await fillCart();
    const plan = (brandName: string) =>
      browser.send('POST', '/api/carts/payment', { methodKey: 'credit-cards', brandName });
    for (const unfit of [
      '',
      ' ',
      'Visa 4242',
      '<b>Visa</b>',
      'https://pay.example',
      'Visa\nMastercard',
      'V'.repeat(41),
    ])
      expect((await plan(unfit)).json(), unfit).toMatchObject({ status: 400, errorCode: 'invalidRequest' });
    for (const brandName of ['American Express', 'Visa', 'V'.repeat(40)])
      expect((await plan(brandName)).json(), brandName).toMatchObject({ payments: [{ brandName }] });
  });

  test('CHK-05 a checkout that was never begun is not found', async () => {
    const answer = await browser.send('POST', '/api/checkout', { checkoutId: randomUUID() });
    expect(answer.json()).toMatchObject({ status: 404, errorCode: 'checkoutNotFound' });
  });
});

describe('messages of a provider', () => {
  const send = (payload: Buffer | string, headers: Record<string, string> = {}, provider = 'fake') =>
    app.inject({ method: 'POST', url: messagePath(provider), payload, headers });
  const signed = { 'x-fake-signature': messageSecret, 'content-type': 'application/json' };

  test('PAY-07 a signed message that is of no use to us is answered with 200, unsigned it is not', async () => {
    const payload = JSON.stringify({ messageId: 'evt-of-no-use' });
    expect((await send(payload, signed)).statusCode).toBe(200);
    expect((await send(payload, { ...signed, 'x-fake-signature': 'wrong' })).statusCode).toBe(400);
  });

  test('CHK-06 they need no token of ours, but a signature; doubled they are one', async () => {
    const { checkoutId, reference } = await finalizedCart();
    fake.pay(reference);
    const { body } = fake.message(reference);
    expect((await send(body, { ...signed, 'x-fake-signature': 'wrong' })).statusCode).toBe(400);
    expect((await send(body, signed, 'nobody')).statusCode).toBe(400);
    expect(await query('select from shop_order where checkout_id = $1', checkoutId)).toHaveLength(0);
    for (let times = 0; times < 3; times++) expect((await send(body, signed)).statusCode).toBe(200);
    expect(await query('select from shop_order where checkout_id = $1', checkoutId)).toHaveLength(1);
    const order = await browser.ask(contract.createOrder, { body: { checkoutId } });
    expect(order.status).toBe('PLACED');
  });

  test('PAY-07 the bytes stay as they come, of any kind; more than 256 KB are too much', async () => {
    const { checkoutId, reference } = await finalizedCart();
    fake.pay(reference);
    const { body } = fake.message(reference);
    const { 'x-fake-signature': signature } = signed;
    expect((await send(body, { 'x-fake-signature': signature, 'content-type': 'text/plain' })).statusCode).toBe(200);
    expect(await query('select from shop_order where checkout_id = $1', checkoutId)).toHaveLength(1);
    expect((await send('x'.repeat(257 * 1024), signed)).statusCode).toBe(413);
  });
});

test('PAY-06 a card number that is sent all the same is stored nowhere and passed on to no one', async () => {
  const number = '4242424242424242';
  const card = { cardNumber: number, card: { number } };
  const cart = await fillCart();
  const asBrand = await browser.send('POST', '/api/carts/payment', { methodKey: 'credit-cards', brandName: number });
  expect(asBrand.statusCode).toBe(400);
  await browser.ask(contract.planPayment, { body: { methodKey: 'credit-cards', ...card } });
  const { revision, priceInfo } = await browser.ask(contract.getCart);
  const { checkoutId } = await browser.ask(contract.finalizeCart, { body: { revision, priceInfo, ...card } });
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  fake.pay(payment?.reference ?? '');
  const body = { checkoutId, paymentBrandName: number, paymentType: number, ...card };
  const order = await browser.ask(contract.createOrder, { body });
  const tables = ['cart', 'checkout', 'payment', 'shop_order', 'mail', 'saved_payment_method'];
  const found = await Promise.all(
    tables.map((table) => query(`select from ${table} where ${table}::text like '%' || $1 || '%'`, number)),
  );
  expect(found.flat()).toEqual([]);
  expect(JSON.stringify([order, lines, asBrand.body, cart])).not.toContain(number);
});
