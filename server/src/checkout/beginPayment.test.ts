import { expect, test } from 'vitest';
import { beginPayment, providerOf } from './beginPayment.ts';
import type { StoredCheckout } from './storage/queries.ts';
import { fakeDatabase } from './testing/fakeDatabase.ts';
import { createFakeProvider } from './testing/fakeProvider.ts';
import { storedCheckout } from './testing/storedCheckout.ts';

/** A shop with one provider, where every customer has saved a card under the name `kept-1`. */
function open() {
  const fake = createFakeProvider();
  const { database, written } = fakeDatabase();
  const lookedFor: unknown[] = [];
  const checkouts = {
    database,
    payments: {
      providerFor: () => fake.provider,
      byName: (name: string) => (name === fake.provider.name ? fake.provider : undefined),
    },
    pages: { paymentReturn: 'https://shop.example/kassa-return', checkout: 'https://shop.example/kassa' },
    locale: 'de-AT',
    savedMethods: {
      findSavedMethod: async (_: unknown, customerId: string, id: string) => {
        lookedFor.push([customerId, id]);
        return id === 'kept-1'
          ? { token: 'tok-1', provider: 'fake', methodKey: 'credit-cards' as const, paymentBrand: 'Visa' }
          : undefined;
      },
    },
  };
  const askFor = async (changes: Partial<StoredCheckout>) => {
    const { reference } = await beginPayment(checkouts, storedCheckout(changes));
    return fake.payments.get(reference)?.ask;
  };
  return { fake, checkouts, written, lookedFor, askFor };
}

test('a guest’s payment is asked for with all the provider needs, and nothing that says who pays', async () => {
  const { fake, checkouts, written, lookedFor } = open();
  const stored = storedCheckout();
  const begun = await beginPayment(checkouts, stored);
  expect(begun).toEqual({ reference: 'fake-payment-1', hostedUrl: 'https://pay.example/fake-payment-1' });
  expect(fake.payments.get(begun.reference)?.ask).toStrictEqual({
    paymentId: 'payment-1',
    checkoutId: 'checkout-1',
    amount: 4250,
    currency: 'EUR',
    methodKey: 'credit-cards',
    returnUrl: expect.stringContaining('https://shop.example/kassa-return?id=checkout-1&'),
    cancelUrl: 'https://shop.example/kassa?paymentError=paymentCancelled',
    locale: 'de-AT',
    saveMethod: false,
    expiresAt: stored.expiresAt,
  });
  expect(written).toEqual([['payment-reference', 'payment-1', begun.reference, begun.hostedUrl]]);
  expect(lookedFor).toEqual([]);
});

test('the chosen brand and the wish to save the method are passed on', async () => {
  const { askFor } = open();
  expect(await askFor({ brandName: 'Visa', saveMethod: true })).toMatchObject({ brandName: 'Visa', saveMethod: true });
});

test('a saved method is asked for by its token, which only its owner has', async () => {
  const { askFor, lookedFor } = open();
  expect(await askFor({ customerId: 'ana', savedMethodId: 'kept-1' })).toMatchObject({ savedToken: 'tok-1' });
  expect(lookedFor).toEqual([['ana', 'kept-1']]);
});

test.each([
  ['one that is kept no more', { customerId: 'ana', savedMethodId: 'gone' }],
  ['a guest', { savedMethodId: 'kept-1' }],
  ['a customer who uses none', { customerId: 'ana' }],
])('no token is sent for %s', async (_, changes) => {
  expect(await open().askFor(changes)).not.toHaveProperty('savedToken');
});

test('the provider knows a customer again by a name that does not say who they are', async () => {
  const name = async (customerId: string) => (await open().askFor({ customerId }))?.customerReference;
  expect(await name('ana')).toMatch(/^[\w-]{22}$/);
  expect(await name('ana')).toBe(await name('ana'));
  expect(await name('ana')).not.toBe(await name('bela'));
});

test('a payment that is known with its page is not asked for again; without either it is', async () => {
  const { fake, checkouts } = open();
  const known = { reference: 'r1', hostedUrl: 'https://pay.example/r1' };
  expect(await beginPayment(checkouts, storedCheckout(known))).toEqual(known);
  expect(fake.calls).toEqual([]);
  for (const part of [{ reference: 'r1' }, { hostedUrl: 'https://pay.example/r1' }])
    expect(await beginPayment(checkouts, storedCheckout(part))).toMatchObject({ reference: 'fake-payment-1' });
});

test('a payment of a provider that the shop has no more is an error of the shop', () => {
  const { fake, checkouts } = open();
  expect(providerOf(checkouts, { provider: 'fake' })).toBe(fake.provider);
  expect(() => providerOf(checkouts, { provider: 'former' })).toThrow('former');
});
