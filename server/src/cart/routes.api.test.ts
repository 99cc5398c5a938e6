import * as contract from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertSlot } from '../service/testing.ts';
import type { Carts } from './carts.ts';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { cartDatabase, graz, neubau, quantities } from './testing.ts';

const { database, open, query, stored } = cartDatabase();
let carts: Carts;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  carts = await open();
  browser = createBrowser((await createCartApp(carts)).app);
});

const add = (sku: string, quantity = 1, headers?: Record<string, string>) =>
  browser.ask(contract.addItem, { body: { sku, quantity }, headers });

describe('a visitor’s cart', () => {
  test('CART-03 there is none until something is put into it; then it is found by its cookie', async () => {
    expect((await browser.send('GET', '/api/carts')).statusCode).toBe(404);
    const added = await add('p1', 2);
    expect(added).toMatchObject({
      outcome: 'added',
      revision: 1,
      mode: 'REGULAR',
      cartStatus: 'OPEN',
      lineItemCount: 2,
    });
    expect(browser.setCookies.find((line) => line.startsWith('cart='))).toMatch(
      /^cart=[0-9a-f-]{36}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(browser.setCookies.find((line) => line.startsWith('cartCount='))).toMatch(
      /^cartCount=2; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/,
    );
    const { outcome: _, ...cart } = added;
    expect(await browser.ask(contract.getCart)).toEqual(cart);
    expect(browser.setCookies, 'reading sets nothing that is known').toEqual([]);
  });

  test('CART-03 a cart that is gone is answered with 404 and its cookies are taken away', async () => {
    const { id } = await add('p1');
    await query(`update cart set status = 'ABANDONED', revision = revision + 1 where id = $1`, id);
    for (const path of ['/api/carts', '/api/carts/validation']) {
      browser.jar.set('cart', id);
      const answer = await browser.send('GET', path);
      expect(answer.json()).toMatchObject({ status: 404, errorCode: 'cartNotFound' });
      expect([browser.jar.has('cart'), browser.jar.has('cartCount')]).toEqual([false, false]);
    }
    browser.jar.set('cart', id);
    expect((await add('p2')).id).not.toBe(id);
  });

  test('CART-03 a visitor’s cart counts as gone after the tenant’s idle time; a customer’s does not', async () => {
    const { id } = await add('p1');
    await query(`update cart set touched_at = now() - interval '91 days' where id = $1`, id);
    expect((await browser.send('GET', '/api/carts')).statusCode).toBe(404);
    await query(`update cart set customer_id = 'somebody' where id = $1`, id);
    const theirs = createBrowser((await createCartApp(carts, { customerId: 'somebody', member: false })).app);
    theirs.jar.set('cart', id);
    expect((await theirs.ask(contract.getCart)).id).toBe(id);
  });

  test('CART-11 reset-cookies forgets which cart this browser had', async () => {
    await add('p1');
    await browser.ask(contract.resetCartCookies);
    expect([...browser.jar.keys()]).toEqual(['XSRF-TOKEN']);
  });
});

describe('lines', () => {
  test('CART-04 adding, setting, removing some and all', async () => {
    await add('p1');
    expect(quantities(await add('p1', 2))).toEqual({ p1: 3 });
    await add('cheese', 3);
    const set = await browser.ask(contract.setItem, { params: { lineItemId: 'p1' }, body: { quantity: 5 } });
    expect(quantities(set)).toEqual({ p1: 5, cheese: 3 });
    expect(set.lineItemCount, 'what is weighed counts once').toBe(6);
    const none = await browser.ask(contract.setItem, { params: { lineItemId: 'p1' }, body: { quantity: 0 } });
    expect(quantities(none)).toEqual({ cheese: 3 });
    await add('p2');
    await add('p3');
    const some = await browser.ask(contract.removeItems, { query: { lineItemIds: 'p2,cheese,never-there' } });
    expect(quantities(some)).toEqual({ p3: 1 });
    const all = await browser.ask(contract.removeAllItems);
    expect(all.productLineItems).toEqual([]);
    expect(browser.jar.get('cartCount')).toBe('0');
  });

  test('CART-05 what is more than the maximum is cut, and told', async () => {
    expect((await add('p1', 25)).outcome).toBe('capped');
    const again = await add('p1');
    expect(again.outcome).toBe('maxquantityreached');
    expect(quantities(again)).toEqual({ p1: 20 });
  });

  test('CART-04 several at once: what cannot be done is told, the rest is done', async () => {
    const { cartDTO, notAddedOrUpdatedItems } = await browser.ask(contract.changeItems, {
      body: {
        items: [
          { sku: 'p1', quantity: 2 },
          { sku: 'p2', quantity: 25 },
          { sku: 'gone', quantity: 1 },
          { sku: 'nothing', quantity: 1 },
          { sku: 'p1', quantity: 7, absolute: true },
        ],
      },
    });
    expect(quantities(cartDTO)).toEqual({ p1: 7, p2: 20 });
    expect(notAddedOrUpdatedItems).toEqual([
      { sku: 'p2', quantity: 5, reason: 'capped' },
      { sku: 'gone', quantity: 1, reason: 'productUnavailable' },
      { sku: 'nothing', quantity: 1, reason: 'productUnknown' },
    ]);
  });

  test('CART-04 the store a product is wanted from decides, until a place is chosen', async () => {
    const refused = await browser.send('POST', '/api/carts/items?storeId=west', { sku: 'not-west', quantity: 1 });
    expect(refused.json()).toMatchObject({ status: 409, errorCode: 'productUnavailable' });
    await browser.ask(contract.addItem, { query: { storeId: 'east' }, body: { sku: 'not-west', quantity: 1 } });
    const south = { query: { storeId: 'south' }, body: { sku: 'varying', quantity: 1 } };
    expect((await browser.ask(contract.addItem, south)).productLineItems).toEqual(
      expect.arrayContaining([expect.objectContaining({ lineItemId: 'varying', perPiecePrice: 500 })]),
    );
  });

  test('CART-18 substitution for the cart and for a line', async () => {
    await add('p1');
    await browser.ask(contract.setSubstitution, { body: { substitution: 'none' } });
    const body = { substitution: 'similar' };
    const cart = await browser.ask(contract.setItem, { params: { lineItemId: 'p1' }, body });
    expect(cart).toMatchObject({ substitution: 'none', productLineItems: [{ substitution: 'similar' }] });
    const back = await browser.ask(contract.setItem, { params: { lineItemId: 'p1' }, body: { substitution: null } });
    expect(back.productLineItems[0]).not.toHaveProperty('substitution');
  });

  test('CART-12 a product that is no longer sold is still called by its name', async () => {
    const { id } = await add('p1', 2);
    await query(`insert into picture (hash, spec) values ('0123456789abcdef', '{}') on conflict do nothing`);
    await query(`insert into brand (slug, name) values ('old', 'Old Brand') on conflict do nothing`);
    await query(
      `insert into category (slug, name, position, unit) values ('cellar', 'Cellar', 1, 'kg') on conflict do nothing`,
    );
    await query(
      `insert into product (sku, product_id, slug, name, brand, category, pack, selling, max_quantity, vat, picture, facts, retired)
       values ('p0', 'p0', 'p0', 'Old Jam', 'old', 'cellar', '200 g', 'pack', 9, 'food', '0123456789abcdef',
               '{"about":"","contains":[],"traces":[],"origins":[],"notes":[]}', true) on conflict do nothing`,
    );
    await query(
      `update cart set document = '{"l":[["p0",2,1],["p1",1,1]]}', revision = revision + 1 where id = $1`,
      id,
    );
    const cart = await browser.ask(contract.getCart);
    expect(cart.unavailableLineItems).toMatchObject([
      {
        lineItemId: 'p0',
        quantity: 2,
        reason: 'discontinued',
        product: { sku: 'p0', name: 'Old Jam', pack: '200 g', brand: { slug: 'old', name: 'Old Brand' } },
      },
    ]);
  });
});

describe('how and where', () => {
  test('SERV-01 choosing a place prices the cart anew, tells what changed, and pages follow', async () => {
    await add('varying');
    await add('p1');
    const here = await browser.ask(contract.setDistributionAddress, { body: neubau });
    expect(here.distributionAddress).toMatchObject({ deliveryAreaNumber: 'neubau', pickingUnitIds: ['west', 'east'] });
    expect(here.changes).toEqual([]);
    expect([browser.jar.get('zone'), browser.jar.get('store')]).toEqual(['ost', 'west']);
    await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
    const there = await browser.ask(contract.setDistributionAddress, { body: graz });
    expect(there.changes).toEqual([
      { kind: 'dearer', lineItemId: 'varying', name: 'Product varying', before: 300, after: 500 },
      { kind: 'slotReleased' },
    ]);
    expect(there.distributionWindow).toBeUndefined();
    expect(quantities(there)).toEqual({ varying: 1, p1: 1 });
    expect([browser.jar.get('zone'), browser.jar.get('store')]).toEqual(['sued', 'south']);
    const store = await browser.ask(contract.setDistributionAddress, {
      body: { distributionType: 'CLICK_AND_COLLECT', storeId: 'west' },
    });
    expect(store.changes).toMatchObject([{ kind: 'cheaper', before: 500, after: 300 }]);
  });

  test('SERV-08 what the place does not have becomes unavailable and comes back by itself', async () => {
    await browser.ask(contract.addItem, { query: { storeId: 'south' }, body: { sku: 'southern', quantity: 2 } });
    const away = await browser.ask(contract.setDistributionAddress, { body: neubau });
    expect(away.unavailableLineItems).toMatchObject([
      { lineItemId: 'southern', quantity: 2, reason: 'notInAssortment' },
    ]);
    const back = await browser.ask(contract.setDistributionAddress, { body: graz });
    expect(quantities(back)).toEqual({ southern: 2 });
    expect(back.changes).toMatchObject([{ kind: 'availableAgain' }]);
  });

  test('SERV-05 a slot is held with the cart, another one releases it, and so does a reset', async () => {
    await add('p1');
    await browser.ask(contract.setDistributionAddress, { body: neubau });
    const [first, second] = [await insertSlot(database(), { capacity: 1 }), await insertSlot(database())];
    const held = await browser.ask(contract.setTimeSlot, { body: { id: first } });
    expect(held.distributionWindow).toMatchObject({ id: first, held: true, fee: 499 });
    expect(held.priceInfo.serviceFees).toBe(499);
    expect((await browser.ask(contract.getCart)).distributionWindow).toEqual(held.distributionWindow);
    await browser.ask(contract.setTimeSlot, { body: { id: second } });
    await browser.ask(contract.setTimeSlot, { body: { id: first } });
    const before = await browser.ask(contract.getCart);
    const fresh = await browser.ask(contract.resetCart);
    expect(fresh.id).not.toBe(before.id);
    expect(fresh).toMatchObject({ revision: 1, productLineItems: [], distributionAddress: before.distributionAddress });
    expect(fresh.distributionWindow).toBeUndefined();
    expect((await stored(before.id))?.status).toBe('ABANDONED');
    await add('p2');
    expect((await browser.ask(contract.setTimeSlot, { body: { id: first } })).distributionWindow?.held).toBe(true);
  });

  test('CART-11 crates are wanted, and cost a deposit', async () => {
    await add('p1');
    const cart = await browser.ask(contract.setCrateDepositDesired, { body: { desired: true } });
    expect(cart).toMatchObject({ crateDepositDesired: true, priceInfo: { depositFees: 300 } });
  });

  test('VAL-17 VAL-18 of a billing address neither placeholders nor hidden fields are stored', async () => {
    await add('p1');
    const body = { firstName: 'Ada', lastName: 'Berg', title: 'Dr.', door: 'na', floor: 'nan', streetName: 'nana' };
    const cart = await browser.ask(contract.setBillingAddress, { body });
    expect(cart.billingAddress).toEqual({ firstName: 'Ada', lastName: 'Berg' });
    expect((await stored(cart.id))?.document).not.toContain('nana');
  });

  test('CART-14 CART-17 validation reports everything that prevents the order', async () => {
    await add('p1');
    const { cartDTO, errors } = await browser.ask(contract.getCartValidation);
    expect(cartDTO).toEqual(await browser.ask(contract.getCart));
    expect(errors.map(({ code }) => code)).toEqual(expect.arrayContaining(['005', '008', 'minimumOrderValue']));
    await browser.ask(contract.setDistributionAddress, { body: neubau });
    await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
    const later = await browser.ask(contract.getCartValidation);
    expect(later.errors.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['005', '008']));
    await query(`update slot_hold set held_until = now() - interval '1 second' where cart_id = $1`, cartDTO.id);
    const expired = await browser.ask(contract.getCartValidation);
    expect(expired.errors).toContainEqual({ code: '141', group: 'timeSlot' });
    expect(expired.cartDTO.distributionWindow?.held).toBe(false);
    expect(quantities(expired.cartDTO)).toEqual({ p1: 1 });
  });
});
