import { expect, test } from 'vitest';
import type { Carts } from '../carts.ts';
import { documentOf, quantitiesOf, testWindow } from '../rules/testing.ts';
import { heldWindow, memoryCarts } from '../testing/memoryCarts.ts';
import { answered, customer, graz, guest, guestWith, neubau, typedHere } from '../testing.ts';
import { addDiscountCode } from './addDiscountCode.ts';
import { planPayment } from './planPayment.ts';
import { removeDiscountCode } from './removeDiscountCode.ts';
import { setBillingAddress } from './setBillingAddress.ts';
import { setCartPass } from './setCartPass.ts';
import { setDistributionAddress } from './setDistributionAddress.ts';
import { setItem } from './setItem.ts';
import { setTimeSlot } from './setTimeSlot.ts';

const address = { ...neubau, deliveryAreaNumber: 'neubau', pickingUnitIds: ['west'] };
const plan = { planId: 'year', name: 'A year', description: '', months: 12, price: 7900 };

/** Takes PayPal for deliveries, invoices of companies and wallets. */
const paymentMethods: Carts['paymentMethods'] = {
  isOffered: ({ methodKey, distributionType, isCompany }) =>
    methodKey === 'gift-card-wallet' ||
    (methodKey === 'paypal' && distributionType === 'DELIVERY') ||
    (methodKey === 'pay-by-invoice-b2b' && isCompany),
};

test('the place: a slot of another one is released, a payment method that is not taken there is dropped, both are reported', async () => {
  const { carts, put, hold, holdOf, documentOf: stored } = memoryCarts({ paymentMethods });
  put('c1', {
    document: documentOf({ varying: 1 }, { address, window: testWindow, payments: [{ methodKey: 'paypal' }] }),
  });
  hold('c1', heldWindow('w1'));
  const same = answered(
    await setDistributionAddress(carts, guestWith('c1'), { ...neubau, streetNumber: '14', floor: 'nan' }),
  );
  expect(same.changes).toEqual([]);
  expect(same.distributionAddress).toMatchObject({ streetNumber: '14' });
  expect(same.distributionAddress).not.toHaveProperty('floor');
  expect([holdOf('c1')?.id, stored('c1').payments.length]).toEqual(['w1', 1]);
  const store = { distributionType: 'CLICK_AND_COLLECT', storeId: 'south' } as const;
  const there = answered(await setDistributionAddress(carts, guestWith('c1'), store));
  expect(there.changes?.map(({ kind }) => kind)).toEqual(['dearer', 'slotReleased', 'paymentDropped']);
  expect(holdOf('c1')).toBeUndefined();
  expect(stored('c1')).toMatchObject({ payments: [], address: { storeId: 'south' } });
});

test('the place: none outside the areas is accepted, and an addition goes where its order goes', async () => {
  const { carts, put, row } = memoryCarts();
  put('c1', { mode: 'ADDON', orderNumber: '47', document: documentOf({}, { address }) });
  expect(await setDistributionAddress(carts, guestWith('c1'), graz)).toEqual({ failure: '132' });
  expect(await setDistributionAddress(carts, guest, { ...neubau, postalCode: '9999' })).toEqual({ failure: '132' });
  expect(row('c1')?.revision).toBe(1);
});

test('the slot: held with the cart, for its place, near its address', async () => {
  const { carts, put, holdOf, holdAsks, documentOf: stored } = memoryCarts();
  const position = { lat: 48.2, lng: 16.35 };
  put('c1', { document: documentOf({ p1: 1 }, { address: { ...address, position, storeId: 'east' } }) });
  const cart = answered(await setTimeSlot(carts, guestWith('c1'), 'w7'));
  expect(cart.distributionWindow).toMatchObject({ id: 'w7', held: true, fee: 499 });
  expect([stored('c1').window?.id, holdOf('c1')?.id]).toEqual(['w7', 'w7']);
  const store = { distributionType: 'CLICK_AND_COLLECT', storeId: 'west' } as const;
  put('c2', { document: documentOf({ p1: 1 }, { address: store }) });
  answered(await setTimeSlot(carts, guestWith('c2'), 'w8'));
  expect(holdAsks).toEqual([
    { cartId: 'c1', slotId: 'w7', place: { kind: 'DELIVERY', id: 'neubau' }, near: position },
    { cartId: 'c2', slotId: 'w8', place: { kind: 'CLICK_AND_COLLECT', id: 'west' }, near: undefined },
  ]);
});

test('the slot: none without a place, without goods, or beside an order; one that is full changes nothing', async () => {
  const { carts, put, row, refusals, holdAsks } = memoryCarts();
  put('nowhere', { document: documentOf({ p1: 1 }) });
  put('empty', { document: documentOf({}, { address }) });
  put('addon', { mode: 'ADDON', orderNumber: '47', document: documentOf({ p1: 1 }, { address }) });
  put('c1', { document: documentOf({ p1: 1 }, { address }) });
  refusals.set('full', '023');
  const choose = async (id: string) => {
    const told = await setTimeSlot(carts, guestWith(id), 'full');
    return 'failure' in told ? told.failure : 'held';
  };
  expect([await choose('nowhere'), await choose('empty'), await choose('addon')]).toEqual(['005', 'cartEmpty', '022']);
  expect(holdAsks).toEqual([]);
  expect(await choose('c1')).toBe('023');
  expect(row('c1')?.revision).toBe(1);
});

test('a line: its quantity, its substitution, or both; neither is no request', async () => {
  const { carts, put, documentOf: stored } = memoryCarts();
  put('c1', { document: documentOf({ p1: 1 }) });
  const caller = guestWith('c1');
  const line = () => stored('c1').lines[0];
  expect(await setItem(carts, caller, 'p1', {})).toEqual({ failure: 'invalidRequest' });
  answered(await setItem(carts, caller, 'p1', { substitution: 'none' }));
  expect(line()).toMatchObject({ quantity: 1, substitution: 'none' });
  answered(await setItem(carts, caller, 'p1', { quantity: 4 }));
  expect(line()).toMatchObject({ quantity: 4, substitution: 'none' });
  answered(await setItem(carts, caller, 'p1', { quantity: 5, substitution: null }));
  expect(line()).toMatchObject({ quantity: 5 });
  expect(line()).not.toHaveProperty('substitution');
  const unknown = await setItem(carts, caller, 'p2', { quantity: 5, substitution: 'none' });
  expect(unknown).toEqual({ failure: 'lineItemNotFound' });
  expect(quantitiesOf(stored('c1'))).toEqual({ p1: 5 });
});

test('the bill: placeholders and hidden fields are not stored, and a company’s payment method goes with the company', async () => {
  const { carts, put, documentOf: stored } = memoryCarts({ paymentMethods });
  const billing = { firstName: 'Ada', lastName: 'Berg', companyName: 'Berg GmbH' };
  put('c1', { document: documentOf({ p1: 1 }, { payments: [{ methodKey: 'pay-by-invoice-b2b' }] }) });
  const company = answered(await setBillingAddress(carts, guestWith('c1'), { ...billing, title: 'Dr.', door: 'na' }));
  expect(company).not.toHaveProperty('changes');
  expect(stored('c1')).toMatchObject({ billing, payments: [{ methodKey: 'pay-by-invoice-b2b' }] });
  expect(Object.keys(stored('c1').billing ?? {}).sort()).toEqual(['companyName', 'firstName', 'lastName']);
  const person = answered(await setBillingAddress(carts, guestWith('c1'), { firstName: 'Ada', lastName: 'Berg' }));
  expect(person.changes).toEqual([{ kind: 'paymentDropped' }]);
  expect(stored('c1').payments).toEqual([]);
});

test('the payment: what the shop takes for this cart, and the wallet of a customer alone', async () => {
  const { carts, put, documentOf: stored } = memoryCarts({ paymentMethods });
  put('c1', { document: documentOf({ p1: 1 }, { address }) });
  const wallet = { methodKey: 'gift-card-wallet' } as const;
  expect(await planPayment(carts, guestWith('c1'), wallet)).toEqual({ failure: 'unauthorized' });
  expect(await planPayment(carts, guestWith('c1'), { methodKey: 'credit-cards' })).toEqual({
    failure: 'paymentMethodNotOffered',
  });
  answered(await planPayment(carts, guestWith('c1'), { methodKey: 'paypal' }));
  answered(await planPayment(carts, customer('ana', { cartId: 'c1' }), wallet));
  expect(stored('c1').payments).toEqual([wallet, { methodKey: 'paypal' }]);
});

test('the pass: a customer’s, of a plan that is sold; taken out, it is not renewed either', async () => {
  const stopped: string[] = [];
  const passes = {
    offer: { vat: 'standard', plans: [plan] },
    stopRenewal: async (customerId: string) => void stopped.push(customerId),
  };
  const { carts, put, documentOf: stored } = memoryCarts({ paymentMethods, passes });
  put('c1', { customerId: 'ana' });
  const ana = customer('ana', { cartId: 'c1' });
  expect(await setCartPass(carts, guest, 'year')).toEqual({ failure: 'unauthorized' });
  expect(await setCartPass(carts, ana, 'month')).toEqual({ failure: 'productUnknown' });
  expect(await setCartPass({ ...carts, passes: undefined }, ana, 'year')).toEqual({ failure: 'productUnknown' });
  answered(await setCartPass(carts, ana, 'year'));
  expect([stored('c1').pass, stopped]).toEqual(['year', []]);
  answered(await setCartPass(carts, guest, null));
  expect(stopped).toEqual([]);
  answered(await setCartPass(carts, ana, null));
  expect([stored('c1').pass, stopped]).toEqual([undefined, ['ana']]);
  answered(await setCartPass({ ...carts, passes: undefined }, ana, null));
});

test('a code: in any spelling, looked up for the shopper who enters it; an empty one is not looked up', async () => {
  const asks: unknown[] = [];
  const ten = {
    ...{ code: 'TEN', name: 'Ten', kind: 'percent', value: 10, minimumOrderValue: 0, distributionTypes: null },
    ...{ from: new Date(0), until: new Date('2030-01-01'), active: true, mostApplications: null, applications: 0 },
    ...{ combinable: false, usedBefore: false },
  };
  const {
    carts,
    put,
    documentOf: stored,
  } = memoryCarts(
    {},
    {
      'discount-codes': (values) => {
        asks.push(values);
        return [ten];
      },
    },
  );
  put('c1');
  const ana = customer('ana', { cartId: 'c1' });
  for (const refused of [addDiscountCode(carts, ana, typedHere('  ')), removeDiscountCode(carts, ana, '  ')]) {
    expect(await refused).toEqual({ failure: 'discountCodeMissing' });
  }
  expect(asks).toEqual([]);
  answered(await addDiscountCode(carts, ana, typedHere(' ten ')));
  expect(asks).toEqual([[['TEN'], 'ana', null, null]]);
  expect(stored('c1').codes).toMatchObject([{ code: 'TEN', value: 10, from: 0 }]);
  answered(await removeDiscountCode(carts, ana, 'Ten'));
  expect(stored('c1').codes).toEqual([]);
});
