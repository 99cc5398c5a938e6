import { cartCodes, checkoutFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Caller } from '../cart/carts.ts';
import { checkCart } from '../cart/operations/checkCart.ts';
import { getCart } from '../cart/operations/getCart.ts';
import { answered } from '../cart/testing.ts';
import { insertSlot } from '../service/testing.ts';
import { beginCheckout } from './beginCheckout.ts';
import { placeOrder } from './placeOrder.ts';
import { readyCheckout } from './readyCheckout.ts';
import { checkoutDatabase, openAgain, ordered } from './testing/checkoutDatabase.ts';
import { browserHash, finalized, finalizeNow, readyCart } from './testing/checkoutShop.ts';

const { database, query, fake, open, stateOf, booked } = checkoutDatabase();

const cutOffIn = (minutes: number) => insertSlot(database(), { startsInMinutes: 120 + minutes, cutOffMinutes: 120 });
const closeOrdering = (slotId: string) =>
  query(`update slot set cut_off_at = date_trunc('milliseconds', now()) - interval '1 second' where id = $1`, slotId);
const tooLate = {
  failure: checkoutFailures.cartInvalid,
  payload: { errors: [{ code: cartCodes.windowExpired, group: 'timeSlot' }] },
};
const idOf = ({ cartId = '' }: Caller) => cartId;

async function aboutToOrder() {
  const shop = await open();
  const slotId = await cutOffIn(5);
  const caller = await readyCart(shop.carts, { slotId });
  const windowNow = async () => answered(await getCart(shop.carts, caller)).distributionWindow;
  return { ...shop, slotId, caller, windowNow };
}

async function paying() {
  const shop = await aboutToOrder();
  const { checkoutId } = finalized(await finalizeNow(shop.checkouts, shop.caller));
  const [payment] = await query<{ reference: string }>(
    'select reference from payment where checkout_id = $1',
    checkoutId,
  );
  return { ...shop, checkoutId, reference: payment?.reference ?? '' };
}

test('WEEK-11 the cart tells a hold that ends with the cut-off, and afterwards none', async () => {
  const { checkouts, caller, slotId, windowNow } = await aboutToOrder();
  const before = await windowNow();
  expect(before).toMatchObject({ held: true, heldUntil: before?.cutOffAt });
  await closeOrdering(slotId);
  const after = await windowNow();
  expect(after?.held).toBe(false);
  expect(after?.heldUntil).toBe(after?.cutOffAt);
  expect(Date.parse(after?.cutOffAt ?? '')).toBeLessThan(Date.now());
  expect(await finalizeNow(checkouts, caller)).toEqual(tooLate);
});

test('WEEK-11 a cut-off that passes between the last check and the freezing undoes the whole checkout', async () => {
  const { checkouts, carts, caller, slotId } = await aboutToOrder();
  const checked = await checkCart(carts, caller);
  if ('failure' in checked) throw new Error(checked.failure);
  const { revision, priceInfo } = checked.cart;
  const ask = { revision, total: priceInfo.total, saveMethod: false, setPrimary: false, browserHash };
  const ready = await readyCheckout(checkouts, caller, checked, ask);
  if ('failure' in ready) throw new Error(ready.failure);
  await closeOrdering(slotId);
  expect(await beginCheckout(checkouts, ready)).toEqual(tooLate);
  expect(await stateOf(idOf(caller))).toMatchObject({ cart: 'OPEN', checkout: null, payment: null, orders: 0 });
});

test('WEEK-11 a shopper who finalized in time may still pay: the order has its slot', async () => {
  const { checkouts, caller, checkoutId, reference, slotId, windowNow } = await paying();
  await closeOrdering(slotId);
  expect(await windowNow()).toMatchObject({ held: true });
  fake.pay(reference);
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
  expect(await stateOf(idOf(caller))).toEqual(ordered);
  expect(await booked(slotId)).toBe(1);
  const [order] = await query<{ slot_exception: boolean }>(
    'select slot_exception from shop_order where checkout_id = $1',
    checkoutId,
  );
  expect(order?.slot_exception).toBe(false);
});

test('WEEK-11 a payment that is declined after the cut-off opens the cart without a hold', async () => {
  const { checkouts, caller, checkoutId, reference, slotId, windowNow } = await paying();
  await closeOrdering(slotId);
  fake.set(reference, 'declined');
  expect(await placeOrder(checkouts, checkoutId, 'REDIRECT')).toEqual({ failure: checkoutFailures.paymentDeclined });
  expect(await stateOf(idOf(caller))).toMatchObject(openAgain);
  expect(await windowNow()).toMatchObject({ held: false });
  expect(await finalizeNow(checkouts, caller)).toEqual(tooLate);
});
