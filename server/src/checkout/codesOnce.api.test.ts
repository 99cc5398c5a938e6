import { cartCodes, checkoutFailures } from '@trolley/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addDiscountCode } from '../cart/operations/addDiscountCode.ts';
import { checkCart } from '../cart/operations/checkCart.ts';
import { answered, typedHere } from '../cart/testing.ts';
import { cancelOrder } from '../order/operations/cancelOrder.ts';
import { orderDatabase } from '../order/testing/orderShop.ts';
import { insertSlot } from '../service/testing.ts';
import { finalizeNow, insertCustomer, readyCart } from './testing/checkoutShop.ts';

const { database, query, open } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});
beforeEach(() => query('delete from discount_code'));

const insertCode = (code: string, kind = 'percent', more = { once: false, combinable: false }) =>
  query(
    `insert into discount_code (code, name, kind, value, valid_from, valid_until, once_per_customer, combinable)
     values ($1, $1, $2, case $2 when 'serviceFee' then 0 else 10 end, now() - interval '1 day', now() + interval '1 day', $3, $4)`,
    code,
    kind,
    more.once,
    more.combinable,
  );
const once = { once: true, combinable: false };
const applications = async (code: string) =>
  (await query<{ applications: number }>('select applications from discount_code where code = $1', code))[0]
    ?.applications;
const errorsOf = async (caller: Parameters<typeof checkCart>[1]) => {
  const checked = await checkCart(shop.carts, caller);
  return 'failure' in checked ? checked.failure : checked.errors.map(({ code }) => code);
};

test('CART-13 a customer uses a code once where it says so: refused when it is typed again, there again after a cancel', async () => {
  await insertCode('ONCE', 'percent', once);
  const customerId = await insertCustomer(database());
  const orderNumber = await shop.placed({ customerId, code: 'ONCE' });
  const caller = await readyCart(shop.carts, { customerId });
  expect(await addDiscountCode(shop.carts, caller, typedHere('once'))).toMatchObject({
    failure: cartCodes.codeExhausted,
  });
  await cancelOrder(shop.orders, orderNumber);
  expect(answered(await addDiscountCode(shop.carts, caller, typedHere('once'))).discountCodes).toHaveLength(1);
});

test('CART-13 a guest is known by the address of the bill: told at validation, in any browser', async () => {
  await insertCode('ONCE', 'percent', once);
  const waiting = await readyCart(shop.carts, { code: 'ONCE' });
  expect(await errorsOf(waiting)).toEqual([]);
  await shop.placed({ code: 'ONCE' });
  expect(await errorsOf(waiting)).toEqual([cartCodes.codeExhausted]);
  expect(await finalizeNow(shop.checkouts, waiting)).toMatchObject({ failure: checkoutFailures.cartInvalid });
});

test('CART-13 of a guest’s carts that are finalized at once one gets it, and its own payment under way is not against it', async () => {
  await insertCode('RACE', 'percent', once);
  const callers = await Promise.all([1, 2, 3, 4].map(() => readyCart(shop.carts, { code: 'RACE' })));
  const results = await Promise.all(callers.map((caller) => finalizeNow(shop.checkouts, caller)));
  expect(results.filter((result) => 'checkoutId' in result)).toHaveLength(1);
  expect(await applications('RACE')).toBe(1);
  const winner = callers[results.findIndex((result) => 'checkoutId' in result)];
  if (!winner) throw new Error('nobody won');
  expect(await errorsOf(winner)).toEqual([]);
});

test('CART-13 a code that takes nothing off is not used up', async () => {
  await insertCode('FREE', 'serviceFee', once);
  const customerId = await insertCustomer(database());
  const slotId = await insertSlot(database(), { fee: 0 });
  const orderNumber = await shop.placed({ customerId, code: 'FREE', slotId });
  expect(await applications('FREE')).toBe(0);
  expect((await shop.orders.show(orderNumber)).discountCodes).toEqual([]);
  await shop.placed({ customerId, code: 'FREE' });
  expect(await applications('FREE')).toBe(1);
});

test('CART-13 codes that do not go together are refused when they are typed, and when an older cart has both', async () => {
  for (const code of ['ONE', 'TWO']) await insertCode(code);
  await insertCode('FREE', 'serviceFee', { once: false, combinable: true });
  const caller = await readyCart(shop.carts, { code: 'ONE' });
  expect(await addDiscountCode(shop.carts, caller, typedHere('TWO'))).toEqual({
    failure: cartCodes.codeNotActive,
    payload: { reason: 'notCombinable', code: 'ONE' },
  });
  const both = answered(await addDiscountCode(shop.carts, caller, typedHere('FREE')));
  expect(both.discountCodes.map(({ discount }) => discount)).toEqual([398, 499]);
  expect(await errorsOf(caller)).toEqual([]);
  await query(
    `update cart set revision = revision + 1, document = replace(document, '["FREE"', '["TWO"') where id = $1`,
    caller.cartId,
  );
  await query(
    `update cart set document = (jsonb_set(document::jsonb, '{c,1}', (document::jsonb #> '{c,0}') || '[]'))::text where id = $1`,
    caller.cartId,
  );
  await query(
    `update cart set document = jsonb_set(document::jsonb, '{c,1,0}', '"TWO"')::text where id = $1`,
    caller.cartId,
  );
  expect(await errorsOf(caller)).toEqual([cartCodes.codeNotActive]);
});
