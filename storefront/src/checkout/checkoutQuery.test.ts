import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutAddress, readCheckoutQuery } from './checkoutQuery.ts';
import { checkoutId } from './testing/carts.ts';

describe('the address of a checkout page', () => {
  test('CHK-01 its parameters are the fields of the order, one to one', () => {
    const search =
      `?id=${checkoutId}&brandName=Visa&methodKey=credit-cards&provider=sandbox&initiator=REDIRECT` +
      '&methodType=TWO_TIER&type=card&saveMethod=true&setPrimary=false';
    expect(readCheckoutQuery(search).payment).toEqual({
      checkoutId,
      paymentBrandName: 'Visa',
      paymentMethodKey: 'credit-cards',
      provider: 'sandbox',
      paymentInitiator: 'REDIRECT',
      paymentMethodType: 'TWO_TIER',
      paymentType: 'card',
      savePaymentMethod: true,
      setPrimary: false,
    });
  });

  test.each(['id', 'paymentId', 'hostedCheckoutId'])('CHK-01 %s carries the checkout', (name) => {
    expect(readCheckoutQuery(`?${name}=${checkoutId}`).payment).toEqual({ checkoutId });
  });

  test('CHK-01 what is no checkout, no initiator and no type is left out', () => {
    expect(readCheckoutQuery('?id=1&initiator=X').payment).toBeUndefined();
    expect(readCheckoutQuery(`?id=${checkoutId}&initiator=X&methodType=Y`).payment).toEqual({ checkoutId });
  });

  test('CHK-01 finalized, paymentError and forwardToCheckout', () => {
    expect(readCheckoutQuery('?finalized=true&paymentError=paymentDeclined&forwardToCheckout=true')).toMatchObject({
      finalized: true,
      paymentError: 'paymentDeclined',
      forwardToCheckout: true,
    });
    expect(readCheckoutQuery('')).toEqual({
      payment: undefined,
      finalized: false,
      paymentError: undefined,
      forwardToCheckout: false,
    });
  });

  test('CHK-01 whatever words stand there arrive as they are, as long as the call takes them', () => {
    const words = fc.string({ minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(words, words, (brandName, provider) => {
        const search = `?${new URLSearchParams({ id: checkoutId, brandName, provider }).toString()}`;
        expect(readCheckoutQuery(search).payment).toEqual({
          checkoutId,
          paymentBrandName: brandName.slice(0, 80),
          provider: provider.slice(0, 80),
        });
      }),
      { numRuns: 100 },
    );
  });

  test('CHK-01 a web view stays one', () => {
    expect(checkoutAddress('/checkout', { finalized: 'true' }, '?id=1&webview=true')).toBe(
      '/checkout?finalized=true&webview=true',
    );
    expect(checkoutAddress('/checkout', {}, '?id=1')).toBe('/checkout');
  });
});
