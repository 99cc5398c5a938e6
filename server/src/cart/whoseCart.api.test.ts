import * as contract from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Carts } from './carts.ts';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { cartDatabase, graz, neubau, quantities } from './testing.ts';

const { database, open } = cartDatabase();
let carts: Carts;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  carts = await open();
  browser = createBrowser((await createCartApp(carts)).app);
});

const add = (sku: string, quantity = 1) => browser.ask(contract.addItem, { body: { sku, quantity } });

describe('who', () => {
  test('CART-09 a guest cannot take a cart over', async () => {
    const { id } = await add('p1');
    for (const path of [`/api/carts/set-customer?anonymousCartId=${id}`, `/api/carts/merge/${id}?discard=true`]) {
      expect((await browser.send('POST', path)).json()).toMatchObject({ status: 401, errorCode: 'unauthorized' });
    }
  });

  test('CART-09 CART-10 a customer takes over, or chooses what remains', async () => {
    const { id } = await add('p1');
    const theirs = createBrowser((await createCartApp(carts, { customerId: 'chooser', member: true })).app);
    theirs.jar.set('cart', id);
    const attached = await theirs.ask(contract.setCartCustomer, { query: { anonymousCartId: id } });
    expect(attached).toMatchObject({ id, customerId: 'chooser' });
    await browser.ask(contract.resetCartCookies);
    const other = await add('p2', 3);
    theirs.jar.set('cart', other.id);
    const asked = await theirs.ask(contract.setCartCustomer, { query: { anonymousCartId: other.id } });
    expect(asked).toMatchObject({ merge: true, id: other.id, saved: { id, lineItemCount: 1 } });
    const merged = await theirs.ask(contract.mergeCart, { params: { cartId: other.id } });
    expect(quantities(merged)).toEqual({ p1: 1, p2: 3 });
    expect(theirs.jar.get('cart')).toBe(id);
    expect(theirs.jar.get('cartCount')).toBe('4');
  });
});

test('CART-07 members pay loyalty prices, visitors do not: after the login the same cart costs less', async () => {
  const { id, priceInfo } = await add('club', 2);
  expect(priceInfo).toMatchObject({ totalArticlePrice: 600, savings: 0 });
  const theirs = createBrowser((await createCartApp(carts, { customerId: 'member', member: true })).app);
  theirs.jar.set('cart', id);
  const taken = await theirs.ask(contract.setCartCustomer, { query: { anonymousCartId: id } });
  expect(taken.priceInfo).toMatchObject({ totalArticlePrice: 500, savings: 100 });
});

test('SERV-08 on another device pages follow the place of the customer’s cart', async () => {
  const whose = { customerId: 'two-places', member: false };
  const first = createBrowser((await createCartApp(carts, whose)).app);
  await first.ask(contract.setDistributionAddress, { body: graz });
  const second = createBrowser((await createCartApp(carts, whose)).app);
  await second.ask(contract.getCart);
  expect([second.jar.get('zone'), second.jar.get('store')]).toEqual(['sued', 'south']);
  await second.ask(contract.getCart);
  expect(second.setCookies).toEqual([]);
});

describe('modes', () => {
  test('CART-08 without orders there is nothing to add to, and the regular cart stays', async () => {
    const { id } = await add('p1');
    const refused = await browser.send('PUT', '/api/carts/mode', { mode: 'ADDON', orderNumber: '4711' });
    expect(refused.json()).toMatchObject({ status: 404, errorCode: 'orderNotFound' });
    expect((await browser.ask(contract.setCartMode, { body: { mode: 'REGULAR' } })).id).toBe(id);
  });

  test('CART-08 an add-on cart goes where its order goes; the regular one stays meanwhile', async () => {
    const window = {
      id: 'w',
      startsAt: Date.now() + 9e7,
      endsAt: Date.now() + 9.1e7,
      cutOffAt: Date.now() + 8e7,
      fee: 499,
      green: false,
    };
    const address = { ...neubau, deliveryAreaNumber: 'neubau', pickingUnitIds: ['west'] };
    const withOrders = await open(database(), {
      orderForAddon: async (orderNumber) => (orderNumber === '4711' ? { address, window, weight: 5000 } : undefined),
    });
    browser = createBrowser((await createCartApp(withOrders)).app);
    const regular = await add('p1', 3);
    const mode = (body: object) => browser.ask(contract.setCartMode, { body });
    const addon = await mode({ mode: 'ADDON', orderNumber: '4711' });
    expect(addon).toMatchObject({
      mode: 'ADDON',
      orderNumber: '4711',
      productLineItems: [],
      distributionAddress: address,
    });
    expect(addon.id).not.toBe(regular.id);
    const filled = await add('p2');
    expect(filled).toMatchObject({ id: addon.id, priceInfo: { serviceFees: 0 } });
    expect((await browser.send('POST', '/api/carts/distribution-time-slot', { id: 'w' })).json()).toMatchObject({
      errorCode: '022',
    });
    expect((await mode({ mode: 'ADDON', orderNumber: '4711' })).id, 'again').toBe(addon.id);
    const { errors } = await browser.ask(contract.getCartValidation);
    expect(errors.map(({ code }) => code)).not.toContain('minimumOrderValue');
    const back = await mode({ mode: 'REGULAR' });
    expect(back.id).toBe(regular.id);
    expect(quantities(back)).toEqual({ p1: 3 });
    expect(quantities(await mode({ mode: 'ADDON', orderNumber: '4711' }))).toEqual({ p2: 1 });
    expect((await mode({ mode: 'ADDON' })).id, 'without a number it leads back').toBe(regular.id);
  });
});
