import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { age, insertSlot } from '../service/testing.ts';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { cartDatabase, graz, neubau, quantities } from './testing.ts';

const { database, open, query, stored } = cartDatabase();
let browser: ReturnType<typeof createBrowser>;
let lines: readonly Readonly<Record<string, unknown>>[];
let id: string;

beforeEach(async () => {
  const created = await createCartApp(await open());
  browser = createBrowser(created.app);
  lines = created.lines;
  ({ id } = await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 2 } }));
});

/** The refusal of a call, after which the cart must be as it was. */
async function refused(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const before = await stored(id);
  const response = await browser.send(method, path, body, headers);
  expect(await stored(id), 'the cart is untouched').toEqual(before);
  expect(browser.jar.get('cart')).toBe(id);
  const { status, errorCode, customPayload } = response.json();
  return { status, errorCode, ...(customPayload !== undefined && { customPayload }) };
}

describe('quantities and products', () => {
  test.each([-1, 0, 1.5, 100_001, 1e15, '2', null])('API-08 adding %j pieces is refused', async (quantity) => {
    const invalid = { status: 400, errorCode: 'invalidRequest' };
    expect(await refused('POST', '/api/carts/items', { sku: 'p2', quantity })).toEqual(invalid);
    if (quantity === 0) return;
    expect(await refused('PUT', '/api/carts/items/p1', { quantity })).toEqual(invalid);
    expect(await refused('POST', '/api/carts/items/bulk', { items: [{ sku: 'p2', quantity }] })).toEqual(invalid);
  });

  test('CART-04 unknown and sold-out products are refused, each with its code', async () => {
    const add = (sku: string) => refused('POST', '/api/carts/items', { sku, quantity: 1 });
    expect(await add('nothing')).toEqual({ status: 404, errorCode: 'productUnknown' });
    expect(await add('gone')).toEqual({ status: 409, errorCode: 'productUnavailable' });
    expect(await add('southern')).toEqual({ status: 409, errorCode: 'productUnavailable' });
    expect(await add("'; drop table cart")).toEqual({ status: 400, errorCode: 'invalidRequest' });
  });

  test('CART-04 a line that this cart does not have cannot be set', async () => {
    const other = createBrowser((await createCartApp(await open())).app);
    await other.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    expect(await refused('PUT', '/api/carts/items/p2', { quantity: 3 })).toEqual({
      status: 404,
      errorCode: 'lineItemNotFound',
    });
    expect(await refused('PUT', '/api/carts/items/p1', {})).toEqual({ status: 400, errorCode: 'invalidRequest' });
  });

  test('CART-04 a cart is full at 300 lines', async () => {
    const written = Array.from({ length: 300 }, (_, index) => [`p${index + 1}`, 1, 1]);
    await query(
      'update cart set document = $2, revision = revision + 1 where id = $1',
      id,
      JSON.stringify({ l: written }),
    );
    expect(await refused('POST', '/api/carts/items', { sku: 'p301', quantity: 1 })).toEqual({
      status: 409,
      errorCode: 'tooManyLineItems',
    });
    expect((await browser.ask(contract.addItem, { body: { sku: 'p300', quantity: 1 } })).outcome).toBe('added');
  });

  test('CART-03 a cookie that names no cart, or another shopper’s, opens nothing', async () => {
    await query(`update cart set customer_id = 'somebody', revision = revision + 1 where id = $1`, id);
    for (const cart of [id, randomUUID(), 'nonsense', "' or 1=1"]) {
      browser.jar.set('cart', cart);
      expect((await browser.send('GET', '/api/carts')).statusCode).toBe(404);
      browser.jar.set('cart', cart);
      expect((await browser.send('DELETE', '/api/carts/items/all')).json()).toMatchObject({
        errorCode: 'cartNotFound',
      });
    }
    expect((await stored(id))?.document).toContain('p1');
  });
});

describe('what may be sent twice', () => {
  const key = { 'idempotency-key': 'k-1' };

  test('CART-04 a repeated key gives the same answer and changes nothing more', async () => {
    const add = () => browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 25 }, headers: key });
    const first = await add();
    expect(first.outcome).toBe('capped');
    expect(await add()).toEqual(first);
    const { cartDTO } = await browser.ask(contract.changeItems, { body: { items: [{ sku: 'p3', quantity: 1 }] } });
    const later = await add();
    expect(later).toMatchObject({ outcome: 'capped', revision: cartDTO.revision });
    expect(quantities(later)).toEqual({ p1: 2, p2: 20, p3: 1 });
  });

  test('CART-04 of several at once under a key the same is told again', async () => {
    const body = {
      items: [
        { sku: 'p2', quantity: 30 },
        { sku: 'gone', quantity: 1 },
      ],
    };
    const first = await browser.ask(contract.changeItems, { body, headers: key });
    expect(first.notAddedOrUpdatedItems).toHaveLength(2);
    expect(await browser.ask(contract.changeItems, { body, headers: key })).toEqual(first);
  });

  test('CART-04 the same key for something else is refused', async () => {
    await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 }, headers: key });
    const reused = { status: 409, errorCode: 'idempotencyKeyReused' };
    expect(await refused('POST', '/api/carts/items', { sku: 'p2', quantity: 2 }, key)).toEqual(reused);
    expect(await refused('DELETE', '/api/carts/items/all', undefined, key)).toEqual(reused);
    expect(
      await refused('POST', '/api/carts/items', { sku: 'p2', quantity: 2 }, { 'idempotency-key': 'no way' }),
    ).toEqual({
      status: 400,
      errorCode: 'invalidRequest',
    });
  });

  test('CART-04 ten at once under one key are one', async () => {
    const ask = { body: { sku: 'p2', quantity: 1 }, headers: key };
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.ask(contract.addItem, ask)));
    expect(new Set(answers.map((answer) => quantities(answer).p2))).toEqual(new Set([1]));
    expect((await stored(id))?.revision).toBe(2);
  });

  test('CART-04 a change meant for an older revision is refused and told the present one', async () => {
    await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 }, headers: { 'if-match': '"1"' } });
    const stale = { status: 409, errorCode: 'staleRevision', customPayload: { revision: 2 } };
    expect(await refused('PUT', '/api/carts/items/p1', { quantity: 5 }, { 'if-match': '"1"' })).toEqual(stale);
    expect(await refused('POST', '/api/carts/distribution-address', neubau, { 'if-match': '"1"' })).toEqual(stale);
    expect(await refused('PUT', '/api/carts/items/p1', { quantity: 5 }, { 'if-match': 'soon' })).toMatchObject({
      status: 400,
    });
  });
});

test('CART-02 a cart whose payment is under way cannot be changed: code 3; reset opens it again as it was', async () => {
  await query(`update cart set status = 'FINALIZED', revision = revision + 1 where id = $1`, id);
  const frozen = { status: 409, errorCode: '3', customPayload: { cartStatus: 'FINALIZED' } };
  expect(await refused('POST', '/api/carts/items', { sku: 'p2', quantity: 1 })).toEqual(frozen);
  expect(await refused('PUT', '/api/carts/items/p1', { quantity: 0 })).toEqual(frozen);
  expect(await refused('DELETE', '/api/carts/items/all')).toEqual(frozen);
  expect(await refused('POST', '/api/carts/distribution-address', neubau)).toEqual(frozen);
  expect(await refused('POST', '/api/carts/distribution-time-slot', { id: 'x' })).toEqual(frozen);
  expect((await browser.ask(contract.getCart)).cartStatus).toBe('FINALIZED');
  const open_ = await browser.ask(contract.resetCart);
  expect(open_).toMatchObject({ id, cartStatus: 'OPEN' });
  expect(quantities(open_)).toEqual({ p1: 2 });
  await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
});

test('CART-02 the table itself refuses every other move', async () => {
  const move = (status: string) => query('update cart set status = $2 where id = $1', id, status);
  await expect(move('ORDERED')).rejects.toThrow('cannot become');
  await move('FINALIZED');
  await expect(move('ABANDONED')).rejects.toThrow('cannot become');
  await move('ORDERED');
  for (const status of ['OPEN', 'FINALIZED', 'ABANDONED']) await expect(move(status)).rejects.toThrow('cannot become');
  expect((await browser.send('GET', '/api/carts')).statusCode, 'what was ordered is no cart any more').toBe(404);
});

describe('places and times', () => {
  const address = (body: unknown) => refused('POST', '/api/carts/distribution-address', body);
  const slot = (slotId: string) => refused('POST', '/api/carts/distribution-time-slot', { id: slotId });

  test('SERV-01 an address without type, incomplete, or outside every area', async () => {
    const { distributionType: _, ...untyped } = neubau;
    expect(await address(untyped)).toEqual({ status: 400, errorCode: '130' });
    expect(await address({ distributionType: 'DELIVERY', postalCode: 'nana', city: 'Wien' })).toEqual({
      status: 400,
      errorCode: '004',
    });
    expect(await address({ ...neubau, postalCode: '9999' })).toEqual({ status: 409, errorCode: '132' });
    expect(await address({ distributionType: 'CLICK_AND_COLLECT', storeId: 'nowhere' })).toEqual({
      status: 409,
      errorCode: '132',
    });
    expect(await address({ ...neubau, distributionType: 'DRONE' })).toEqual({
      status: 400,
      errorCode: 'invalidRequest',
    });
    expect(await address({ ...neubau, additionalInfo: '<b>' })).toEqual({ status: 400, errorCode: 'invalidRequest' });
    expect(JSON.stringify(lines)).not.toContain('Neubaugasse');
  });

  test('SERV-05 a slot without a place, unknown, too late, full, of another area', async () => {
    expect(await slot('whatever')).toEqual({ status: 409, errorCode: '005' });
    await browser.ask(contract.setDistributionAddress, { body: neubau });
    expect(await slot('whatever')).toEqual({ status: 409, errorCode: '140' });
    const late = await insertSlot(database(), { startsInMinutes: 30, cutOffMinutes: 60 });
    expect(await slot(late)).toEqual({ status: 409, errorCode: '141' });
    expect(await slot(await insertSlot(database(), { capacity: 1, booked: 1 }))).toEqual({
      status: 409,
      errorCode: '023',
    });
    const elsewhere = await insertSlot(database(), { place: { kind: 'DELIVERY', id: 'graz' } });
    expect(await slot(elsewhere)).toEqual({ status: 409, errorCode: '022' });
    await browser.ask(contract.removeAllItems);
    expect(await slot(await insertSlot(database()))).toEqual({ status: 409, errorCode: 'cartEmpty' });
  });

  test('SERV-06 an expired hold leaves the cart as it is; the first cart to hold the slot gets it', async () => {
    await browser.ask(contract.setDistributionAddress, { body: neubau });
    const wanted = await insertSlot(database(), { capacity: 1 });
    await browser.ask(contract.setTimeSlot, { body: { id: wanted } });
    await age(database(), id, 61);
    const cart = await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    expect(cart.distributionWindow).toMatchObject({ id: wanted, held: false });
    const other = createBrowser((await createCartApp(await open())).app);
    await other.ask(contract.addItem, { body: { sku: 'p3', quantity: 1 } });
    await other.ask(contract.setDistributionAddress, { body: neubau });
    await other.ask(contract.setTimeSlot, { body: { id: wanted } });
    expect(await slot(wanted)).toEqual({ status: 409, errorCode: '023' });
    const { cartDTO, errors } = await browser.ask(contract.getCartValidation);
    expect(quantities(cartDTO)).toEqual({ p1: 2, p2: 1 });
    expect(errors).toContainEqual({ code: '023', group: 'timeSlot' });
  });

  test('SERV-06 an emptied cart does not hold its slot longer', async () => {
    await browser.ask(contract.setDistributionAddress, { body: neubau });
    await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database()) } });
    await age(database(), id, 40);
    const until = (cart: contract.Cart) => Date.parse(cart.distributionWindow?.heldUntil ?? '') - Date.now();
    const emptied = await browser.ask(contract.removeAllItems);
    expect(emptied.distributionWindow?.held).toBe(true);
    expect(until(emptied)).toBeLessThan(21 * 60_000);
    expect(until(await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 1 } }))).toBeGreaterThan(
      59 * 60_000,
    );
  });

  test('SERV-06 activity renews a hold, within its whole lifetime', async () => {
    await browser.ask(contract.setDistributionAddress, { body: graz });
    const place = { kind: 'DELIVERY', id: 'graz' } as const;
    const held = await browser.ask(contract.setTimeSlot, { body: { id: await insertSlot(database(), { place }) } });
    await age(database(), id, 40);
    const later = await browser.ask(contract.addItem, { body: { sku: 'p2', quantity: 1 } });
    const until = (cart: contract.Cart) => Date.parse(cart.distributionWindow?.heldUntil ?? '');
    expect(until(later)).toBeGreaterThanOrEqual(until(held));
    expect(until(later) - Date.now()).toBeGreaterThan(59 * 60_000);
  });
});
