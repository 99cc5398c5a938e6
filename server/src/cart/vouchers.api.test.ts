import { randomUUID } from 'node:crypto';
import type { VoucherDefinition } from '@trolley/contract';
import { expect, test } from 'vitest';
import { counted } from '../catalogue/storage/testing.ts';
import { activatePass } from '../pass/activatePass.ts';
import { openPasses } from '../pass/openPasses.ts';
import { insertSlot } from '../service/testing.ts';
import { claimVouchers } from '../voucher/claimVouchers.ts';
import { openVouchers } from '../voucher/openVouchers.ts';
import { insertCheckout, voucherDefinition } from '../voucher/testing.ts';
import { addItem } from './operations/addItem.ts';
import { checkCart } from './operations/checkCart.ts';
import { getCart } from './operations/getCart.ts';
import { setCartPass } from './operations/setCartPass.ts';
import { setDistributionAddress } from './operations/setDistributionAddress.ts';
import { setTimeSlot } from './operations/setTimeSlot.ts';
import { answered, cartDatabase, customer, guest, guestWith, neubau } from './testing.ts';

const { database, open, query } = cartDatabase();
const plan = { planId: 'year', name: 'A year', description: '', months: 12, price: 7900 };

const first = voucherDefinition({
  id: 'first-delivery',
  ecommerceAutomaticRedemption: 'First orders delivery',
  ecommerceLimitAutomaticRedemptionToServiceTypes: ['Delivery'],
  takesOff: { kind: 'serviceFee' },
  oncePerCustomer: true,
});
const single = voucherDefinition({ id: 'single', takesOff: { kind: 'amount', value: 100 }, mostUses: 1 });

async function shopWith(vouchers: readonly VoucherDefinition[], on = database()) {
  return open(on, {
    vouchers: openVouchers(vouchers, 'Europe/Vienna'),
    passes: openPasses({ vat: 'standard', plans: [plan] }, on),
  });
}

async function insertCustomer(): Promise<string> {
  const text = `insert into customer (email, password_hash, first_name, last_name) values ($1, 'none', 'Ana', 'B') returning id`;
  const [row] = await query<{ id: string }>(text, `${randomUUID()}@example.at`);
  return row?.id ?? '';
}

/** A customer whose cart waits for a delivery. */
async function withSlot(carts: Awaited<ReturnType<typeof shopWith>>) {
  const customerId = await insertCustomer();
  const ana = customer(customerId);
  answered(await addItem(carts, ana, { sku: 'p1', quantity: 2 }));
  answered(await setDistributionAddress(carts, ana, neubau));
  const cart = answered(await setTimeSlot(carts, ana, await insertSlot(database())));
  return { ana, customerId, cart };
}

test('VOU-01 a first-order voucher is in the cart until the first order, of its service alone', async () => {
  const carts = await shopWith([first]);
  const { ana, customerId, cart } = await withSlot(carts);
  expect(cart.voucherLineItems).toMatchObject([{ lineItemId: 'first-delivery', name: 'Five off', discount: 499 }]);
  expect(cart.priceInfo).toMatchObject({
    serviceFees: 499,
    serviceFeesAfterDiscount: 0,
    total: cart.priceInfo.orderValue,
  });
  await query('update customer set orders_collected = 3 where id = $1', customerId);
  expect(answered(await getCart(carts, ana)).voucherLineItems).toHaveLength(1);
  await query('update customer set orders_delivered = 1 where id = $1', customerId);
  const after = answered(await getCart(carts, ana));
  expect(after.voucherLineItems).toEqual([]);
  expect(after.priceInfo.total).toBe(cart.priceInfo.total + 499);
});

test('VOU-01 a voucher that a checkout of this cart took stays in it; in another cart of the customer it is gone', async () => {
  const carts = await shopWith([first, single]);
  const { ana, customerId, cart } = await withSlot(carts);
  expect(cart.voucherLineItems.map(({ lineItemId }) => lineItemId)).toEqual(['first-delivery', 'single']);
  const checkoutId = await insertCheckout(database(), customerId, cart.id);
  const voucherIds = ['first-delivery', 'single'];
  await database().transaction((tx) => claimVouchers([first, single])(tx, { checkoutId, customerId, voucherIds }));
  const own = await checkCart(carts, ana);
  expect('cart' in own && own.cart.voucherLineItems).toEqual(cart.voucherLineItems);
  for (const status of ['FINALIZED', 'ORDERED'])
    await query('update cart set status = $2 where id = $1', cart.id, status);
  const next = answered(await addItem(carts, customer(customerId), { sku: 'p1', quantity: 2 }));
  expect(next.id).not.toBe(cart.id);
  expect(answered(await setDistributionAddress(carts, customer(customerId), neubau)).voucherLineItems).toEqual([]);
  expect(answered(await addItem(carts, guest, { sku: 'p1', quantity: 1 })).voucherLineItems, 'of a guest').toEqual([]);
});

test('PASS-01 a pass waives the fee from the moment it is bought to its end', async () => {
  const carts = await shopWith([]);
  const { ana, customerId, cart } = await withSlot(carts);
  expect(cart.priceInfo.serviceFeesAfterDiscount).toBe(499);
  await database().transaction((tx) => activatePass([plan])(tx, { customerId, planId: 'year' }));
  expect(answered(await getCart(carts, ana)).priceInfo.serviceFeesAfterDiscount).toBe(0);
  await query(
    `update delivery_pass set start_date = now() - interval '1 year', end_date = now() where customer_id = $1`,
    customerId,
  );
  expect(answered(await getCart(carts, ana)).priceInfo.serviceFeesAfterDiscount).toBe(499);
});

test('PASS-01 a pass that is to be renewed lies in the cart, and taken out of it is not renewed', async () => {
  const carts = await shopWith([]);
  const { ana, customerId } = await withSlot(carts);
  await database().transaction((tx) => activatePass([plan])(tx, { customerId, planId: 'year' }));
  await query(
    `update delivery_pass set renews = true, end_date = now() + interval '3 days' where customer_id = $1`,
    customerId,
  );
  expect(answered(await getCart(carts, ana)).deliveryPassLineItem).toMatchObject({ lineItemId: 'year', price: 7900 });
  expect(answered(await setCartPass(carts, ana, null)).deliveryPassLineItem).toBeUndefined();
  expect(await query('select renews from delivery_pass where customer_id = $1', customerId)).toEqual([
    { renews: false },
  ]);
});

test('VOU-01 guests ask for nothing more as long as no voucher is limited; customers ask once', async () => {
  const { on, statements } = counted(database());
  const carts = await shopWith([voucherDefinition()], on);
  const { id } = answered(await addItem(carts, guest, { sku: 'p1', quantity: 5 }));
  statements.length = 0;
  const added = answered(await addItem(carts, guestWith(id), { sku: 'p2', quantity: 1 }));
  expect(added.voucherLineItems).toMatchObject([{ lineItemId: 'five-off', name: 'Five off', discount: 500 }]);
  expect(statements).toHaveLength(1);
  const ana = customer(await insertCustomer());
  const mine = answered(await addItem(carts, ana, { sku: 'p1', quantity: 1 }));
  statements.length = 0;
  answered(await addItem(carts, { ...ana, cartId: mine.id }, { sku: 'p2', quantity: 1 }));
  expect(statements).toHaveLength(2);
});
