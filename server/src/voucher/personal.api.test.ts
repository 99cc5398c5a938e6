import * as contract from '@trolley/contract';
import { voucherDefinition as definitionSchema } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { neubau } from '../cart/testing.ts';
import type { Checkouts } from '../checkout/checkouts.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import { checkoutRoutes } from '../checkout/routes.ts';
import { checkoutDatabase } from '../checkout/testing/checkoutDatabase.ts';
import { insertCustomer } from '../checkout/testing/checkoutShop.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { claimVouchers } from './claimVouchers.ts';
import { openVouchers } from './openVouchers.ts';
import { voucherListRoute, voucherRoutes } from './routes.ts';
import { generousLoyalty, voucherDefinition } from './testing.ts';

const { database, query, open } = checkoutDatabase();

/** As a tenant writes it, with every field a member's voucher has. */
const written = {
  ...voucherDefinition({ id: 'birthday', name: 'For your birthday', type: 'personal', validFrom: -1, validUntil: 30 }),
  ecommerceAutomaticRedemption: '',
  barcodeImage: '/media/birthday-code.svg',
  coins: 200,
  oncePerCustomer: true,
  contentType: 'voucher',
  onlineDescription: 'Five off your next shopping',
  fineprintHeadline: 'Conditions',
  fineprintText: 'Once per member.',
  imageSingle: '/media/birthday.webp',
  voucherType: 'amount',
  triggerArticle: '4711',
};
const personal = definitionSchema.parse(written);
const told = voucherDefinition({ id: 'told', ecommerceAutomaticRedemption: '', coins: 50, triggerArticle: '4712' });

let app: FastifyInstance;
let checkouts: Checkouts;
beforeAll(async () => {
  const definitions = [personal, told];
  const loyalty = generousLoyalty({ points: 1000 });
  const opened = openVouchers(definitions, 'Europe/Vienna', loyalty);
  const made = await open();
  const carts = { ...made.carts, vouchers: opened };
  const vouchers = { ...made.checkouts.vouchers, claimVouchers: claimVouchers(definitions, loyalty) };
  ({ app } = await createTestApp());
  const visitorOf = ({ headers }: FastifyRequest) => ({
    member: headers['x-member'] === 'yes',
    ...(typeof headers['x-customer'] === 'string' && { customerId: headers['x-customer'] }),
  });
  const known = { visitorOf, secureCookies: true };
  cartRoutes(app, { carts, ...known });
  checkouts = { ...made.checkouts, carts, vouchers };
  checkoutRoutes(app, { checkouts, ...known });
  voucherListRoute(app, { vouchers: opened, now: Date.now });
  voucherRoutes(app, { database: database(), vouchers: opened, loyalty, now: Date.now, ...known });
});

async function someone(member: boolean) {
  const customerId = await insertCustomer(database());
  const headers = { 'x-customer': customerId, 'x-member': member ? 'yes' : 'no' };
  const browser = () => {
    const { ask, send } = createBrowser(app);
    return {
      ask: <E extends contract.Endpoint>(endpoint: E, asked: Parameters<typeof ask>[1] = {}) =>
        ask(endpoint, { ...asked, headers }),
      send: (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) => send(method, path, body, headers),
    };
  };
  return { customerId, browser, ...browser() };
}

type Someone = Awaited<ReturnType<typeof someone>>;
const path = (id: string) => contract.activateVoucher.path.replace('{id}', id);
const line = {
  ...{ lineItemId: 'birthday', name: 'For your birthday', discount: 500, kind: 'amount', value: 500 },
  activated: true,
};

/** A cart that can be ordered; paid at the door. */
async function wholeCart({ ask }: Pick<Someone, 'ask'>) {
  await ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await ask(contract.setDistributionAddress, { body: neubau });
  await ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
  const { distributionType: _, ...street } = neubau;
  const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', ...street };
  await ask(contract.setBillingAddress, { body: billing });
  return ask(contract.planPayment, { body: { methodKey: 'payment-at-the-door' } });
}

test('a member activates a personal voucher: it is a line of the cart, and leaves it when it is deactivated', async () => {
  const ana = await someone(true);
  expect((await wholeCart(ana)).voucherLineItems).toEqual([]);
  for (let times = 0; times < 2; times++) await ana.ask(contract.activateVoucher, { params: { id: 'birthday' } });
  const cart = await ana.ask(contract.getCart);
  expect(cart.voucherLineItems).toEqual([line]);
  expect(cart.priceInfo).toMatchObject({ totalArticlePrice: 3980, discounts: 500, orderValue: 3480 });
  await ana.ask(contract.dropVoucher, { params: { id: 'birthday' } });
  expect((await ana.ask(contract.getCart)).voucherLineItems).toEqual([]);
});

test('it is used once: pressed twice, the order has it, and no cart after it', async () => {
  const ana = await someone(true);
  await ana.ask(contract.activateVoucher, { params: { id: 'birthday' } });
  const { revision, priceInfo, voucherLineItems } = await wholeCart(ana);
  expect(voucherLineItems).toEqual([line]);
  const finalize = () => ana.ask(contract.finalizeCart, { body: { revision, priceInfo } });
  const [{ checkoutId }, again] = await Promise.all([finalize(), finalize()]);
  expect(again.checkoutId).toBe(checkoutId);
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(
    await query(`select from checkout_claim where customer_id = $1 and kind = 'voucher'`, ana.customerId),
  ).toHaveLength(1);
  const next = await wholeCart(ana.browser());
  expect(next.voucherLineItems).toEqual([]);
  const { statusCode, body } = await ana.send('PUT', path('birthday'));
  expect([statusCode, JSON.parse(body)], 'activated again, it stays used').toMatchObject([
    409,
    { errorCode: contract.voucherFailures.used },
  ]);
  expect((await ana.ask(contract.getCart)).voucherLineItems).toEqual([]);
});

test('a payment that came to nothing gives it back', async () => {
  const ana = await someone(true);
  await ana.ask(contract.activateVoucher, { params: { id: 'birthday' } });
  const { revision, priceInfo } = await wholeCart(ana);
  await ana.ask(contract.finalizeCart, { body: { revision, priceInfo } });
  expect((await ana.ask(contract.resetCart)).voucherLineItems).toEqual([line]);
});

test('only members have them; unknown ones and those for everybody cannot be activated', async () => {
  const [ana, bela] = [await someone(true), await someone(false)];
  const code = async (answer: ReturnType<Someone['send']>) => {
    const { statusCode, body } = await answer;
    return [statusCode, (JSON.parse(body) as { errorCode: string }).errorCode];
  };
  expect(await code(bela.send('PUT', path('birthday')))).toEqual([403, contract.voucherFailures.membersOnly]);
  expect(await code(ana.send('PUT', path('nothing')))).toEqual([404, contract.voucherFailures.unknown]);
  expect(await code(ana.send('PUT', path('told')))).toEqual([404, contract.voucherFailures.unknown]);
  expect(await code(createBrowser(app).send('PUT', path('birthday')))).toEqual([401, contract.errorCodes.unauthorized]);
  await query(`insert into voucher_activation (customer_id, voucher_id) values ($1, 'birthday')`, bela.customerId);
  expect((await wholeCart(bela)).voucherLineItems).toEqual([]);
});

test('the list for everybody tells their fields, and nothing of personal ones', async () => {
  const { vouchers } = await createBrowser(app).ask(contract.getGeneralVouchers);
  expect(vouchers).toMatchObject([{ id: 'told', coins: 50, triggerArticle: '4712', type: 'general-online' }]);
  expect(personal).toEqual(written);
});
