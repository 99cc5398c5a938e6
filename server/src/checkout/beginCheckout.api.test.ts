import { randomUUID } from 'node:crypto';
import { cartCodes, cartFailures, checkoutFailures, groupOf } from '@trolley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../cart/carts.ts';
import { addItem } from '../cart/operations/addItem.ts';
import { checkCart } from '../cart/operations/checkCart.ts';
import { getCart } from '../cart/operations/getCart.ts';
import { answered, guestWith } from '../cart/testing.ts';
import { beginCheckout } from './beginCheckout.ts';
import type { Checkouts } from './checkouts.ts';
import { finalize } from './finalize.ts';
import { type Ready, readyCheckout } from './readyCheckout.ts';
import { checkoutDatabase } from './testing/checkoutDatabase.ts';
import {
  browserHash,
  finalized,
  finalizeNow,
  insertCustomer,
  readyCart,
  type TestCheckouts,
} from './testing/checkoutShop.ts';
import { interrupted } from './testing/interrupted.ts';

const { database, query, fake, open, stateOf } = checkoutDatabase();
let shop: TestCheckouts;
beforeAll(async () => {
  shop = await open();
});

const idOf = ({ cartId = '' }: Caller) => cartId;
const untouched = { cart: 'OPEN', checkout: null, payment: null };

/** A shop in which something happens between the last look at a cart and its freezing. */
const meanwhile = (happens: () => Promise<unknown>): Checkouts => ({
  ...shop.checkouts,
  database: interrupted(shop.checkouts.database, happens),
});

async function seen(caller: Caller) {
  const { revision, priceInfo } = answered(await getCart(shop.carts, caller));
  return { revision, total: priceInfo.total, saveMethod: false, setPrimary: false, browserHash };
}

describe('pressing the button', () => {
  test('CHK-02 once more with what was seen at first is the same checkout', async () => {
    const caller = await readyCart(shop.carts);
    const ask = await seen(caller);
    const { checkoutId, redirectUrl } = finalized(await finalize(shop.checkouts, caller, ask));
    expect(finalized(await finalize(shop.checkouts, caller, ask))).toMatchObject({ checkoutId, redirectUrl });
  });

  test('CHK-02 at the moment another tab does so is the other one’s checkout', async () => {
    const caller = await readyCart(shop.carts);
    let first = '';
    const checkouts = meanwhile(async () => {
      first = finalized(await finalizeNow(shop.checkouts, caller)).checkoutId;
    });
    expect(finalized(await finalizeNow(checkouts, caller)).checkoutId).toBe(first);
  });

  test('CHK-02 at the moment another tab changes the cart orders nothing, and tells what to look at', async () => {
    const caller = await readyCart(shop.carts);
    const { revision } = await seen(caller);
    const checkouts = meanwhile(() => addItem(shop.carts, caller, { sku: 'p2', quantity: 1 }));
    expect(await finalizeNow(checkouts, caller)).toEqual({
      failure: cartFailures.staleRevision,
      payload: { revision: revision + 1 },
    });
    expect(await stateOf(idOf(caller))).toMatchObject(untouched);
  });

  test('CHK-02 of a cart that is not there, or not there any more', async () => {
    const caller = await readyCart(shop.carts);
    const ask = await seen(caller);
    const notFound = { failure: cartFailures.cartNotFound };
    expect(await finalize(shop.checkouts, guestWith(randomUUID()), ask)).toEqual(notFound);
    const checkouts = meanwhile(() => query(`update cart set status = 'ABANDONED' where id = $1`, idOf(caller)));
    expect(await finalize(checkouts, caller, ask)).toEqual(notFound);
  });

  test('CHK-02 of a cart whose payment was settled a moment ago says that it is not open', async () => {
    const caller = await readyCart(shop.carts);
    const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
    await query(`update checkout set status = 'FAILED' where id = $1`, checkoutId);
    expect(await finalizeNow(shop.checkouts, caller)).toEqual({
      failure: cartFailures.notOpen,
      payload: { cartStatus: 'FINALIZED' },
    });
  });

  test('PAY-07 while the provider is away is told in the log as an error', async () => {
    const own = await open();
    const caller = await readyCart(own.carts);
    fake.script.away = 'silent';
    expect(await finalizeNow(own.checkouts, caller)).toEqual({ failure: checkoutFailures.providerAway });
    expect(own.lines).toMatchObject([{ level: 'error', provider: 'fake', err: { message: 'fake is away' } }]);
  });
});

describe('what is claimed when the cart is frozen', () => {
  const totalChanged = { failure: checkoutFailures.totalChanged, payload: { seen: 4479 } };

  async function ready(customerId?: string) {
    const caller = await readyCart(shop.carts, { customerId });
    const checked = await checkCart(shop.carts, caller);
    if ('failure' in checked) throw new Error(checked.failure);
    const made = await readyCheckout(shop.checkouts, caller, checked, await seen(caller));
    if ('failure' in made) throw new Error(made.failure);
    return { caller, made };
  }
  const freezing = (made: Ready, attempt: Partial<Ready['attempt']>) => ({
    ...made,
    attempt: { ...made.attempt, ...attempt },
  });
  const passPaysFee = { passPaysFee: true } as const;

  test('PASS-01 a fee is waived for a pass that holds in this very moment, and for one that is bought along', async () => {
    const customerId = await insertCustomer(database());
    await shop.checkouts.database.transaction((tx) =>
      shop.checkouts.passes.activatePass(tx, { customerId, planId: 'year' }),
    );
    const had = await ready(customerId);
    expect(await beginCheckout(shop.checkouts, freezing(had.made, passPaysFee))).toHaveProperty('begun');
    const bought = await ready(await insertCustomer(database()));
    const pass = { lineItemId: 'year', name: 'Year', price: 4900, vat: 200 };
    expect(await beginCheckout(shop.checkouts, freezing(bought.made, { ...passPaysFee, pass }))).toHaveProperty(
      'begun',
    );
  });

  test('PASS-01 a pass that was taken back meanwhile, or that a guest’s cart shows, waives nothing: the total has changed', async () => {
    for (const customerId of [await insertCustomer(database()), undefined]) {
      const { caller, made } = await ready(customerId);
      expect(await beginCheckout(shop.checkouts, freezing(made, passPaysFee))).toEqual(totalChanged);
      expect(await stateOf(idOf(caller))).toMatchObject(untouched);
    }
  });

  test('VOU-03 a voucher that is gone meanwhile undoes all of it: the total is told anew', async () => {
    const { caller, made } = await ready();
    const voucher = { lineItemId: 'v1', name: 'Some', discount: 5, kind: 'amount', value: 5 } as const;
    const vouchers = { ...shop.checkouts.vouchers, claimVouchers: async () => 'gone' as const };
    const voucherLineItems = [voucher];
    expect(await beginCheckout({ ...shop.checkouts, vouchers }, freezing(made, { voucherLineItems }))).toEqual(
      totalChanged,
    );
    expect(await stateOf(idOf(caller))).toMatchObject(untouched);
  });

  test('CUST-13 an addition to an order that is closed meanwhile is refused, and nothing is written', async () => {
    const { caller, made } = await ready();
    const code = cartCodes.orderClosed;
    expect(await beginCheckout(shop.checkouts, freezing(made, { parentOrderNumber: '1' }))).toEqual({
      failure: checkoutFailures.cartInvalid,
      payload: { errors: [{ code, group: groupOf(code) }] },
    });
    expect(await stateOf(idOf(caller))).toMatchObject(untouched);
  });

  test('CHK-02 a fault is no refusal', async () => {
    const { caller, made } = await ready();
    const orders = { ...shop.checkouts.orders, lockParent: () => Promise.reject(new TypeError('a bug')) };
    const begun = beginCheckout({ ...shop.checkouts, orders }, freezing(made, { parentOrderNumber: '1' }));
    await expect(begun).rejects.toThrow('a bug');
    expect(await stateOf(idOf(caller))).toMatchObject(untouched);
  });
});
