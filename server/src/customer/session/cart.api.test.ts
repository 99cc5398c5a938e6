import * as contract from '@trolley/contract';
import { expect, test } from 'vitest';
import { cartRoutes } from '../../cart/routes.ts';
import { openTestCarts } from '../../cart/testing.ts';
import { counted } from '../../catalogue/storage/testing.ts';
import type { Database } from '../../platform/database/database.ts';
import { sessionDatabase } from './testing.ts';

const { database, open, query, insertCustomer } = sessionDatabase();

/** A shop as `createApp` puts it together: carts that know who is logged in. */
async function openShop(on: Database = database()) {
  const shop = await open(on);
  const carts = openTestCarts(on);
  const stranger = { member: false };
  cartRoutes(shop.app, {
    carts,
    visitorOf: async (request) => (await shop.sessions.visitorOf(request)) ?? stranger,
    secureCookies: false,
  });
  return { ...shop, carts };
}

test('CART-04 SESS-01 an add costs a customer the same statements as a guest, and one more every few seconds', async () => {
  const { on, statements } = counted(database());
  const shop = await openShop(on);
  const [guest, customer] = [shop.visit(), shop.visit()];
  await customer.logIn(await insertCustomer());
  const add = async (browser: typeof guest, sku: string) => {
    statements.length = 0;
    await browser.ask(contract.addItem, { body: { sku, quantity: 1 } });
    return statements.length;
  };
  for (const browser of [guest, customer]) await add(browser, 'p1');
  const [asGuest, asCustomer] = [await add(guest, 'p2'), await add(customer, 'p2')];
  expect([asGuest, asCustomer]).toEqual([1, 1]);
  const another = await openShop(on);
  const same = another.visit();
  for (const [name, value] of customer.jar) same.jar.set(name, value);
  // Neither cart nor session are known to this process: two statements of the cart, one of the session.
  expect(await add(same, 'p3')).toBe(3);
});

test('CART-07 LOY-02 members pay loyalty prices as soon as they are logged in, and no longer than that', async () => {
  const shop = await openShop();
  const browser = shop.visit();
  const id = await insertCustomer({ joeAuthenticationStatus: 'Authenticated' });
  const before = await browser.ask(contract.addItem, { body: { sku: 'club', quantity: 1 } });
  expect(before.priceInfo.total).toBe(300);
  await browser.logIn(id);
  const mine = await browser.ask(contract.setCartCustomer, { query: { anonymousCartId: before.id } });
  expect(mine).toMatchObject({ customerId: id, priceInfo: { total: 250 } });
  await browser.ask(contract.logout);
  const after = await browser.send('GET', '/api/carts');
  expect(after.statusCode, 'a customer’s cart opens to nobody else').toBe(404);
  expect(browser.jar.has('cart')).toBe(false);
});

test('SESS-04 a cart call of an ended session tells so, and shows nothing of the customer’s cart', async () => {
  const shop = await openShop();
  const browser = shop.visit();
  const id = await insertCustomer();
  await browser.logIn(id);
  const cart = await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 1 } });
  await query('delete from session where customer_id = $1', id);
  await shop.sessions.forget(id);
  const answer = await browser.send('GET', '/api/carts');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain(cart.id);
  expect([browser.jar.get('sessionExpired'), browser.jar.has('sid'), browser.jar.has('loggedIn')]).toEqual([
    '1',
    false,
    false,
  ]);
});
