import * as contract from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visitor } from '../cart/carts.ts';
import { cartRoutes } from '../cart/routes.ts';
import { createBrowser } from '../cart/testing/browser.ts';
import { graz, neubau } from '../cart/testing.ts';
import { checkoutRoutes } from '../checkout/routes.ts';
import { insertCustomer, insertGiftCard } from '../checkout/testing/checkoutShop.ts';
import { removeAddress } from '../customer/address/removeAddress.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { cancelOrder } from './operations/cancelOrder.ts';
import { orderDatabase } from './testing/orderShop.ts';

const { database, query, fake, open } = orderDatabase();
let app: FastifyInstance;
let shop: Awaited<ReturnType<typeof open>>;
let visitor: Visitor;
let customerId: string;
type Browser = ReturnType<typeof createBrowser>;
let browser: Browser;
beforeAll(async () => {
  shop = await open();
  ({ app } = await createTestApp());
  const known = { visitorOf: () => visitor, secureCookies: true };
  cartRoutes(app, { carts: shop.carts, ...known });
  checkoutRoutes(app, { checkouts: shop.checkouts, ...known });
});
beforeEach(async () => {
  customerId = await insertCustomer(database());
  visitor = { member: false, customerId };
  browser = createBrowser(app);
});

const home = { ...neubau, door: '14', firstName: 'Anna', lastName: 'Huber', phoneNumber: '+436641234567' };
const { distributionType: _, ...street } = neubau;

interface Wish {
  readonly address?: Partial<contract.DistributionAddress>;
  readonly methodKey?: contract.PaymentMethod;
  readonly category?: 'billing' | 'combined';
}

/** As a shopper orders; answers the order's number. */
async function order(wish: Wish = {}, on: Browser = browser): Promise<string> {
  const { address = home, methodKey = 'credit-cards', category = 'billing' } = wish;
  await on.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  await on.ask(contract.setDistributionAddress, { body: address });
  const { distributionAddress } = await on.ask(contract.getCart);
  const { distributionType: kind = 'DELIVERY', storeId, deliveryAreaNumber } = distributionAddress ?? {};
  const place = { kind, id: (kind === 'DELIVERY' ? deliveryAreaNumber : storeId) ?? '' };
  await on.ask(contract.setTimeSlot, { body: { id: await insertSlot(database(), { place }) } });
  await on.ask(contract.setSubstitution, { body: { substitution: 'none' } });
  const billing = { firstName: 'Anna', lastName: 'Huber', email: 'old@example.at', category, ...street };
  await on.ask(contract.setBillingAddress, { body: billing });
  return pay(methodKey, on);
}

async function pay(methodKey: contract.PaymentMethod, on: Browser = browser): Promise<string> {
  const { revision, priceInfo } = await on.ask(contract.planPayment, { body: { methodKey } });
  const { checkoutId } = await on.ask(contract.finalizeCart, { body: { revision, priceInfo } });
  const [payment] = await query<{ reference: string; provider: string }>(
    'select reference, provider from payment where checkout_id = $1',
    checkoutId,
  );
  if (payment?.provider === fake.provider.name) fake.pay(payment.reference);
  return (await on.send('POST', contract.createOrder.path, { checkoutId })).json<contract.Order>().orderNumber;
}

const addressBook = async (id = customerId) =>
  query<{ form: Record<string, string>; type: string; used: boolean; primary: boolean }>(
    `select form, address_type as type, used_at is not null as used, primary_delivery as primary
       from customer_address where customer_id = $1 order by created_at`,
    id,
  );

describe('WEEK-01 the cart after an order', () => {
  test('WEEK-01 begins with place, service, substitution and payment of the order, and holds no slot', async () => {
    await order();
    // The answer to the order has told the browser of its next cart.
    expect(browser.jar.get(contract.cookies.cartCount)).toBe('0');
    const next = await browser.ask(contract.getCart);
    expect(next).toMatchObject({
      customerId,
      cartStatus: 'OPEN',
      productLineItems: [],
      substitution: 'none',
      distributionAddress: { ...home, deliveryAreaNumber: expect.any(String) },
      payments: [{ methodKey: 'credit-cards' }],
      billingAddress: { firstName: 'Anna', lastName: 'Huber' },
    });
    expect(next).not.toHaveProperty('distributionWindow');
    expect(await query('select 1 from slot_hold where cart_id = $1', next.id)).toEqual([]);
    // The order's mails go to the address the account has, not to the one that was typed then.
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      'select email from customer where id = $1',
      customerId,
    );
    expect(next.billingAddress?.email).toBe(email);
    // Pages show that place from now on.
    expect(browser.jar.get(contract.cookies.zone)).toBe('ost');
  });

  test('WEEK-01 is enough for the next order but for goods and a slot', async () => {
    await order();
    await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 20 } });
    const slotId = await insertSlot(database());
    const { revision, priceInfo } = await browser.ask(contract.setTimeSlot, { body: { id: slotId } });
    const { errors } = await browser.ask(contract.getCartValidation);
    expect(errors).toEqual([]);
    const { checkoutId } = await browser.ask(contract.finalizeCart, { body: { revision, priceInfo } });
    const [{ reference } = { reference: '' }] = await query<{ reference: string }>(
      'select reference from payment where checkout_id = $1',
      checkoutId,
    );
    fake.pay(reference);
    const again = await browser.send('POST', contract.createOrder.path, { checkoutId });
    expect(again.json()).toMatchObject({
      status: 'PLACED',
      distributionAddress: { streetName: 'Neubaugasse', door: '14' },
    });
  });

  test('WEEK-01 begins there on another device, too, with the first thing added as with the first look', async () => {
    await order();
    await query(`update cart set status = 'ABANDONED' where customer_id = $1 and status = 'OPEN'`, customerId);
    const other = createBrowser(app);
    const added = await other.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    expect(added).toMatchObject({ distributionAddress: { postalCode: '1070', door: '14' }, substitution: 'none' });
  });

  test('WEEK-01 a store that was collected from is the place of the next', async () => {
    await order({
      address: { distributionType: 'CLICK_AND_COLLECT', storeId: 'west', firstName: 'Anna', lastName: 'Huber' },
    });
    expect((await browser.ask(contract.getCart)).distributionAddress).toMatchObject({
      distributionType: 'CLICK_AND_COLLECT',
      storeId: 'west',
    });
    expect(await addressBook()).toEqual([]);
  });

  test('WEEK-01 is what the shopper chooses in it; the remembered comes back with the next order only', async () => {
    await order();
    await browser.ask(contract.setDistributionAddress, { body: { ...home, ...graz } });
    await browser.ask(contract.setSubstitution, { body: { substitution: 'similar' } });
    await browser.ask(contract.planPayment, { body: { methodKey: 'paypal' } });
    const chosen = {
      distributionAddress: { city: 'Graz' },
      substitution: 'similar',
      payments: [{ methodKey: 'paypal' }],
    };
    expect(await browser.ask(contract.getCart)).toMatchObject(chosen);
    expect(await createBrowser(app).ask(contract.getCart)).toMatchObject(chosen);
  });

  test('WEEK-01 cancelled orders and additions say nothing of the next cart', async () => {
    const first = await order();
    await browser.ask(contract.setDistributionAddress, { body: { ...home, ...graz } });
    const second = await order({ address: { ...home, ...graz } });
    await query(`update cart set status = 'ABANDONED' where customer_id = $1 and status = 'OPEN'`, customerId);
    expect(await cancelOrder(shop.orders, second)).not.toHaveProperty('failure');
    expect((await createBrowser(app).ask(contract.getCart)).distributionAddress?.city).toBe('Wien');
    await browser.ask(contract.setCartMode, { body: { mode: 'ADDON', orderNumber: first } });
    await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    await pay('pay-by-invoice-b2c');
    await query(`update cart set status = 'ABANDONED' where customer_id = $1 and status = 'OPEN'`, customerId);
    expect((await createBrowser(app).ask(contract.getCart)).payments).toMatchObject([{ methodKey: 'credit-cards' }]);
  });

  test('WEEK-01 gift cards are not planned again; the other method is', async () => {
    await insertGiftCard(database(), customerId, 500);
    await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    await browser.ask(contract.planPayment, { body: { methodKey: 'gift-card-wallet', amount: 500 } });
    await order({ methodKey: 'paypal' });
    expect((await browser.ask(contract.getCart)).payments).toMatchObject([{ methodKey: 'paypal' }]);
  });

  test('WEEK-01 an address that was taken out of the address book since is not used again', async () => {
    await order();
    const [saved] = await query<{ id: string }>('select id from customer_address where customer_id = $1', customerId);
    await removeAddress({ database: database() }, customerId, { id: saved?.id ?? '' });
    await query(`update cart set status = 'ABANDONED' where customer_id = $1 and status = 'OPEN'`, customerId);
    const next = await createBrowser(app).ask(contract.getCart);
    expect(next).not.toHaveProperty('distributionAddress');
    expect(next).toMatchObject({ substitution: 'none', payments: [{ methodKey: 'credit-cards' }] });
  });

  test('WEEK-01 an address that is still in the book stays, whatever else was taken out', async () => {
    await order({ address: { ...home, ...graz } });
    await order();
    const [graz_] = await query<{ id: string }>(
      `select id from customer_address where customer_id = $1 and form ->> 'city' = 'Graz'`,
      customerId,
    );
    await removeAddress({ database: database() }, customerId, { id: graz_?.id ?? '' });
    await query(`update cart set status = 'ABANDONED' where customer_id = $1 and status = 'OPEN'`, customerId);
    expect((await createBrowser(app).ask(contract.getCart)).distributionAddress?.city).toBe('Wien');
  });

  test('WEEK-01 who never ordered, guests, and whoever is no customer any more begin with nothing', async () => {
    expect((await browser.send('GET', '/api/carts')).statusCode).toBe(404);
    visitor = { member: false };
    await order();
    expect(browser.jar.has(contract.cookies.cart)).toBe(false);
    expect((await browser.send('GET', '/api/carts')).statusCode).toBe(404);
    visitor = { member: false, customerId };
    await order();
    await query('delete from cart where customer_id = $1 and status = $2', customerId, 'OPEN');
    await query('delete from customer where id = $1', customerId);
    expect((await createBrowser(app).send('GET', '/api/carts')).statusCode).toBe(404);
  });

  test('WEEK-01 many calls at once begin one cart', async () => {
    await order();
    await query(`update cart set status = 'ABANDONED' where customer_id = $1 and status = 'OPEN'`, customerId);
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const device = createBrowser(app);
        return index % 2 === 0
          ? device.ask(contract.getCart)
          : device.ask(contract.addItem, { body: { sku: 'p3', quantity: 1 } });
      }),
    );
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
    expect(carts.every(({ distributionAddress }) => distributionAddress?.city === 'Wien')).toBe(true);
    expect((await browser.ask(contract.getCart)).productLineItems).toMatchObject([{ quantity: 6 }]);
  });
});

describe('WEEK-01 a login', () => {
  /** What a visitor has done before. */
  async function visited(work: (on: Browser) => Promise<unknown>) {
    await order();
    const on = createBrowser(app);
    visitor = { member: false };
    await work(on);
    const { id } = await on.ask(contract.getCart);
    visitor = { member: false, customerId };
    return on.ask(contract.setCartCustomer, { query: { anonymousCartId: id } });
  }

  test('WEEK-01 the place chosen before it stays, also where the customer’s own cart has another', async () => {
    const placed = await visited((on) => on.ask(contract.setDistributionAddress, { body: graz }));
    expect(placed).toMatchObject({ distributionAddress: { city: 'Graz' }, payments: [{ methodKey: 'credit-cards' }] });
  });

  test('WEEK-01 goods of a visitor without a place come to the usual one', async () => {
    const filled = await visited((on) => on.ask(contract.addItem, { body: { sku: 'p2', quantity: 3 } }));
    expect(filled).toMatchObject({
      productLineItems: [{ quantity: 3 }],
      distributionAddress: { city: 'Wien', door: '14' },
      payments: [{ methodKey: 'credit-cards' }],
    });
  });
});

describe('WEEK-01 the address of an order', () => {
  test('WEEK-01 stays in the address book once, however it is written, and is marked as used', async () => {
    await order({ category: 'combined' });
    await order({ address: { ...home, streetName: 'NEUBAUGASSE', streetNumber: '12/14', door: 'na' } });
    expect(await addressBook()).toEqual([
      {
        type: 'combined',
        used: true,
        primary: true,
        form: expect.objectContaining({ streetName: 'Neubaugasse', streetNumber: '12', door: '14', lastName: 'Huber' }),
      },
    ]);
  });

  test('WEEK-01 is not saved for whoever does not want that, but one that is there is marked as used', async () => {
    await order();
    await query('update customer set keeps_addresses = false where id = $1', customerId);
    await order({ address: { ...home, ...graz } });
    expect((await addressBook()).map(({ form }) => form.city)).toEqual(['Wien']);
    await query('update customer_address set used_at = null where customer_id = $1', customerId);
    await order();
    expect(await addressBook()).toMatchObject([{ used: true }]);
  });

  test('WEEK-01 a full address book keeps no order from being placed', async () => {
    await query(
      `insert into customer_address (customer_id, address_type, category, form)
       select $1, 'delivery', 'private', jsonb_build_object('streetName', 'Gasse', 'streetNumber', n::text)
         from generate_series(1, 20) as n`,
      customerId,
    );
    expect(await order()).toMatch(/^\d+$/);
    expect(await addressBook()).toHaveLength(contract.mostAddresses);
    // It is remembered all the same, as long as nothing was taken out.
    expect((await browser.ask(contract.getCart)).distributionAddress?.door).toBe('14');
  });
});
