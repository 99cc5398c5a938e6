import { expect, test } from 'vitest';
import { cancelAddress, returnAddress } from './pageAddresses.ts';

const pages = { checkout: 'https://shop.example/kassa', paymentReturn: 'https://shop.example/kassa-return' };
const told = {
  id: 'c1',
  brandName: null,
  provider: 'stripe',
  saveMethod: false,
  setPrimary: false,
  savedMethodId: null,
};
const query = (changes: Partial<Parameters<typeof returnAddress>[1]>) =>
  Object.fromEntries(new URL(returnAddress(pages, { ...told, methodKey: 'credit-cards', ...changes })).searchParams);

test('CHK-01 the address somebody comes back to names the checkout and all that is told with its order', () => {
  expect(query({})).toEqual({
    id: 'c1',
    methodKey: 'credit-cards',
    provider: 'stripe',
    initiator: 'REDIRECT',
    methodType: 'TWO_TIER',
  });
  expect(query({ brandName: 'Visa & Co', saveMethod: true, setPrimary: true })).toMatchObject({
    brandName: 'Visa & Co',
    saveMethod: 'true',
    setPrimary: 'true',
  });
});

test('PAY-03 what needs no page of a provider is one step; the wallet is a kind of its own', () => {
  expect(query({ methodKey: 'payment-at-the-door' }).methodType).toBe('ONE_TIER');
  expect(query({ savedMethodId: 's1' }).methodType).toBe('ONE_TIER');
  expect(query({ methodKey: 'gift-card-wallet' }).methodType).toBe('WALLET');
});

test('CHK-05 a shopper who turns back at the provider is at the checkout again, and sees why', () => {
  expect(cancelAddress(pages)).toBe('https://shop.example/kassa?paymentError=paymentCancelled');
});
