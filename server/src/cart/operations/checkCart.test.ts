import { expect, test } from 'vitest';
import type { Carts } from '../carts.ts';
import { codeTerms, documentOf, testWindow } from '../rules/testing.ts';
import { heldWindow, memoryCarts } from '../testing/memoryCarts.ts';
import { customer, guest, guestWith, neubau } from '../testing.ts';
import { checkCart } from './checkCart.ts';

const address = { ...neubau, deliveryAreaNumber: 'neubau', pickingUnitIds: ['west'] };
const wallet = { methodKey: 'gift-card-wallet' } as const;

async function errorsOf(carts: Carts, caller = guestWith('c1')): Promise<string[]> {
  const checked = await checkCart(carts, caller);
  if ('failure' in checked) throw new Error(checked.failure);
  return checked.errors.map(({ code }) => code);
}

test('there is nothing to check without a cart', async () => {
  expect(await checkCart(memoryCarts().carts, guest)).toEqual({ failure: 'cartNotFound' });
});

test('a place that is missing or served no more is told', async () => {
  const { carts, put } = memoryCarts();
  put('c1', { document: documentOf({ p1: 20 }) });
  expect(await errorsOf(carts)).toContain('005');
  put('c1', { revision: 2, document: documentOf({ p1: 20 }, { address }) });
  const served = await errorsOf(carts);
  expect(served).not.toContain('005');
  expect(served).not.toContain('132');
  put('c1', { revision: 3, document: documentOf({ p1: 20 }, { address: { ...address, postalCode: '9999' } }) });
  expect(await errorsOf(carts)).toContain('132');
});

test('the slot is asked about anew, but for what is added to an order', async () => {
  const { carts, put, hold, refusals } = memoryCarts();
  const document = documentOf({ p1: 20 }, { address, window: testWindow });
  put('c1', { document });
  hold('c1', heldWindow('w1'));
  const held = await errorsOf(carts);
  for (const code of ['023', '029', '141']) expect(held).not.toContain(code);
  refusals.set('w1', '023');
  expect(await errorsOf(carts)).toContain('023');
  put('c1', { revision: 2, mode: 'ADDON', orderNumber: '47', document });
  expect(await errorsOf(carts)).not.toContain('023');
  const { fee: _, ...unpriced } = testWindow;
  refusals.clear();
  put('c1', { revision: 3, document: documentOf({ p1: 20 }, { address, window: unpriced }) });
  expect(await errorsOf(carts)).toContain('029');
});

test('codes are checked against their present rules, for the shopper who would use them', async () => {
  const asks: unknown[] = [];
  const row = {
    ...{ code: 'TEN', name: 'Ten', kind: 'percent', value: 10, minimumOrderValue: 0, distributionTypes: null },
    ...{ from: new Date(0), until: new Date('2030-01-01'), active: true, mostApplications: 5, applications: 4 },
    ...{ combinable: true, usedBefore: false },
  };
  let rows: object[] = [row];
  const { carts, put } = memoryCarts(
    {},
    {
      'discount-codes': (values) => {
        asks.push(values);
        return rows;
      },
    },
  );
  const codes = [codeTerms({ code: 'TEN' })];
  const billing = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.org' };
  put('c1', { customerId: 'ana', document: documentOf({ p1: 20 }, { address, codes, billing }) });
  const ana = customer('ana', { cartId: 'c1' });
  expect(await errorsOf(carts, ana)).not.toContain('227');
  expect(asks).toEqual([[['TEN'], 'ana', expect.anything(), 'c1']]);
  for (const [changes, code] of [
    [{ applications: 5 }, '227'],
    [{ active: false }, '228'],
    [{ distributionTypes: ['CLICK_AND_COLLECT'] }, '229'],
    [{ until: new Date(1) }, '223'],
  ] as const) {
    rows = [{ ...row, ...changes }];
    const checked = await checkCart(carts, ana);
    expect(checked).toMatchObject({ cart: { discountCodes: [{ code: 'TEN', discount: 0, errorCode: code }] } });
    expect(await errorsOf(carts, ana)).toContain(code);
  }
  rows = [];
  expect(await errorsOf(carts, ana), 'one that is gone').toContain('228');
  asks.length = 0;
  put('c1', { customerId: 'ana', revision: 2, document: documentOf({ p1: 20 }, { address }) });
  await errorsOf(carts, ana);
  expect(asks, 'without codes nothing is asked').toEqual([]);
});

test('the wallet is asked for where a customer pays with it and it is taken', async () => {
  const asks: string[] = [];
  let taken = true;
  const walletOf = async (customerId: string) => {
    asks.push(customerId);
    return undefined;
  };
  const { carts, put } = memoryCarts({ paymentMethods: { isOffered: () => taken }, wallet: { walletOf } });
  const paid = (payments: readonly (typeof wallet | { methodKey: 'paypal' })[]) =>
    put('c1', {
      revision: (carts.cache.get('c1')?.row.revision ?? 0) + 1,
      document: documentOf({ p1: 20 }, { address, payments }),
    });
  const ana = customer('ana', { cartId: 'c1' });
  paid([{ methodKey: 'paypal' }]);
  await errorsOf(carts, ana);
  paid([wallet, { methodKey: 'paypal' }]);
  await errorsOf(carts);
  expect(asks).toEqual([]);
  await errorsOf(carts, ana);
  expect(asks).toEqual(['ana']);
  taken = false;
  await errorsOf(carts, ana);
  expect(asks).toEqual(['ana']);
});
