import { expect, test } from 'vitest';
import { isOffered } from './isOffered.ts';
import { customer, guest } from './testing.ts';

function shopThat(isOffering: boolean) {
  const asks: unknown[] = [];
  const paymentMethods = {
    isOffered(ask: unknown) {
      asks.push(ask);
      return isOffering;
    },
  };
  return { paymentMethods, asks };
}

test('the shop is asked for who pays, and for which service', () => {
  const { paymentMethods, asks } = shopThat(true);
  const address = { distributionType: 'DELIVERY' } as const;
  const billing = { companyName: 'Berg GmbH', firstName: 'Ada', lastName: 'Berg' };
  expect(isOffered({ paymentMethods }, guest, {}, 'paypal')).toBe(true);
  expect(isOffered({ paymentMethods }, customer(), { address, billing }, 'credit-cards')).toBe(true);
  expect(asks).toStrictEqual([
    { methodKey: 'paypal', isGuest: true, isCompany: false },
    { methodKey: 'credit-cards', isGuest: false, isCompany: true, distributionType: 'DELIVERY' },
  ]);
});

test('what the shop does not take is not offered, and nothing is where nothing can be paid', () => {
  expect(isOffered(shopThat(false), guest, {}, 'paypal')).toBe(false);
  expect(isOffered({}, guest, {}, 'paypal')).toBe(false);
});
