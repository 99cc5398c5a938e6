import { checkoutFailures, getOrder } from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../cart/carts.ts';
import { addItem } from '../cart/operations/addItem.ts';
import { planPayment } from '../cart/operations/planPayment.ts';
import { setBillingAddress } from '../cart/operations/setBillingAddress.ts';
import { setDistributionAddress } from '../cart/operations/setDistributionAddress.ts';
import { setTimeSlot } from '../cart/operations/setTimeSlot.ts';
import { answered, neubau } from '../cart/testing.ts';
import { paymentOptions } from '../checkout/paymentOptions.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import { finalized, finalizeNow, insertCustomer, readyCart } from '../checkout/testing/checkoutShop.ts';
import { insertSlot } from '../service/testing.ts';
import { orderKey } from './access/orderKey.ts';
import { orderDatabase } from './testing/orderShop.ts';

const { database, query, open } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

const { distributionType: _, ...street } = neubau;
const person = { firstName: 'Anna', lastName: 'Huber' };
const invoice = { ...person, email: 'anna@example.at', ...street };
const atDoor = { payments: [{ methodKey: 'payment-at-the-door' }] } as const;
const west = { distributionType: 'CLICK_AND_COLLECT', storeId: 'west' } as const;

async function ordered(caller: Caller) {
  const { checkoutId } = finalized(await finalizeNow(shop.checkouts, caller));
  const result = await placeOrder(shop.checkouts, checkoutId, 'REDIRECT');
  if (!('orderNumber' in result)) throw new Error(`not ordered: ${JSON.stringify(result)}`);
  const { orderNumber } = result;
  const key = orderKey(shop.orders.linkSecret, orderNumber);
  return shop.browser().ask(getOrder, { params: { orderNumber }, query: { key } });
}

test('CHK-02 an invoice that goes with the goods goes to the door they go to in the end', async () => {
  const caller = await readyCart(shop.carts, atDoor);
  answered(await setBillingAddress(shop.carts, caller, { ...invoice, category: 'combined' }));
  // Another saved address is chosen, and nothing else is sent before the order.
  const moved = { ...neubau, ...person, streetNumber: '34', door: '7' };
  const { billingAddress } = answered(await setDistributionAddress(shop.carts, caller, moved));
  expect(billingAddress).toMatchObject({ category: 'combined', streetNumber: '34', door: '7' });
  const order = await ordered(caller);
  expect(order.distributionAddress).toMatchObject({ streetName: 'Neubaugasse', streetNumber: '34' });
  expect(order.billingAddress).toMatchObject({ ...invoice, streetNumber: '34', door: '7', category: 'combined' });
});

test('CHK-02 goods that are collected leave their invoice at the address it had, as one of its own', async () => {
  const caller = await readyCart(shop.carts);
  answered(await setBillingAddress(shop.carts, caller, { ...invoice, category: 'combined' }));
  const { billingAddress } = answered(await setDistributionAddress(shop.carts, caller, west));
  expect(billingAddress).toMatchObject({ ...invoice, category: 'billing' });
});

test('CHK-02 an invoice with an address of its own stays there', async () => {
  const caller = await readyCart(shop.carts, atDoor);
  answered(await setBillingAddress(shop.carts, caller, { ...invoice, streetNumber: '1', category: 'billing' }));
  answered(await setDistributionAddress(shop.carts, caller, { ...neubau, streetNumber: '34' }));
  expect((await ordered(caller)).billingAddress).toMatchObject({ streetNumber: '1', category: 'billing' });
});

const forCompanies = 'pay-by-invoice-b2b';

async function isListed(caller: Caller): Promise<boolean> {
  const options = await paymentOptions(shop.checkouts, caller);
  if ('failure' in options) throw new Error(options.failure);
  return options.methods.some(({ methodKey }) => methodKey === forCompanies);
}

test('PAY-01 a company’s invoice is offered and taken with a company alone', async () => {
  const caller = await readyCart(shop.carts, { customerId: await insertCustomer(database()) });
  const plan = () => planPayment(shop.carts, caller, { methodKey: forCompanies });
  expect(await isListed(caller)).toBe(false);
  expect(await plan()).toEqual({ failure: checkoutFailures.methodNotOffered });
  answered(await setBillingAddress(shop.carts, caller, { ...invoice, companyName: 'Feld GmbH' }));
  expect(await isListed(caller)).toBe(true);
  answered(await plan());
  expect((await ordered(caller)).payments).toMatchObject([{ methodKey: forCompanies }]);
});

test('PAY-01 it does not stay where the company is taken out again, nor in a cart of before', async () => {
  const caller = await readyCart(shop.carts, { customerId: await insertCustomer(database()) });
  answered(await setBillingAddress(shop.carts, caller, { ...invoice, companyName: 'Feld GmbH' }));
  answered(await planPayment(shop.carts, caller, { methodKey: forCompanies }));
  const { payments, changes } = answered(await setBillingAddress(shop.carts, caller, invoice));
  expect({ payments, changes }).toEqual({ payments: [], changes: [{ kind: 'paymentDropped' }] });

  answered(await planPayment(shop.carts, caller, { methodKey: 'credit-cards' }));
  await query(
    `update cart set document = replace(document, 'credit-cards', '${forCompanies}'), revision = revision + 1 where id = $1`,
    caller.cartId,
  );
  expect(await finalizeNow(shop.checkouts, caller)).toEqual({ failure: checkoutFailures.methodNotOffered });
});

test('PAY-01 another service drops a payment method that it does not take, and says so', async () => {
  const caller = await readyCart(shop.carts, atDoor);
  const { payments, changes } = answered(await setDistributionAddress(shop.carts, caller, west));
  expect(payments).toEqual([]);
  expect(changes).toContainEqual({ kind: 'paymentDropped' });
  const slot = await insertSlot(database(), { place: { kind: 'CLICK_AND_COLLECT', id: 'west' } });
  answered(await setTimeSlot(shop.carts, caller, slot));
  answered(await addItem(shop.carts, caller, { sku: 'p2', quantity: 1 }));
  expect(await finalizeNow(shop.checkouts, caller)).toEqual({ failure: checkoutFailures.paymentMissing });
});

test('PAY-01 a payment method that both services take stays', async () => {
  const caller = await readyCart(shop.carts, { payments: [{ methodKey: 'credit-cards' }] });
  const { payments, changes } = answered(await setDistributionAddress(shop.carts, caller, west));
  expect(payments).toMatchObject([{ methodKey: 'credit-cards' }]);
  expect(changes).not.toContainEqual({ kind: 'paymentDropped' });
});
