import { describe, expect, test } from 'vitest';
import { configFixture } from '../cart/testing/carts.ts';
import { isDone, nextStep, openSteps } from './steps.ts';
import { door, filled, heldWindow, invoice, ready } from './testing/carts.ts';

const config = { ...configFixture, deliveryPhoneNumber: 'Mandatory' as const };
const now = Date.now();

describe('the steps of a checkout', () => {
  test('ROUTE-06 an empty sheet begins with the place', () => {
    expect(openSteps(filled(), config, now)).toEqual(['place', 'slot', 'billing', 'payment']);
    expect(nextStep(filled(), config, now)).toBe('place');
  });

  test('ROUTE-06 with every answer there only the order is left', () => {
    expect(openSteps(ready(), config, now)).toEqual([]);
    expect(nextStep(ready(), config, now)).toBe('review');
  });

  test.each([
    ['no name', { ...door, firstName: 'nana' }],
    ['no number to call where one is needed', { ...door, phoneNumber: '' }],
    ['only a postal code', { ...door, streetName: 'nana', streetNumber: 'na' }],
  ])('CHK-09 an address with %s is no answer', (_, distributionAddress) => {
    expect(isDone('place', ready({ distributionAddress }), config, now)).toBe(false);
  });

  test('CHK-09 a store to collect at needs nothing else', () => {
    const distributionAddress = { distributionType: 'CLICK_AND_COLLECT', storeId: 'galway' } as const;
    expect(isDone('place', ready({ distributionAddress }), config, now)).toBe(true);
  });

  test('CHK-09 a slot whose time ran out is no answer', () => {
    const window = heldWindow();
    const cart = ready({ distributionWindow: window });
    expect(isDone('slot', cart, config, now)).toBe(true);
    expect(isDone('slot', cart, config, Date.parse(window.heldUntil) + 1)).toBe(false);
    expect(isDone('slot', ready({ distributionWindow: { ...window, held: false } }), config, now)).toBe(false);
  });

  test('CART-17 what is added to an order has the place and time of the order', () => {
    const added = ready({ mode: 'ADDON', distributionWindow: { ...heldWindow(), held: false } });
    expect(openSteps(added, config, now)).toEqual([]);
  });

  test('CHK-02 an invoice without what the tenant makes mandatory is no answer', () => {
    const strict = { ...config, billingFields: { companyName: 'Mandatory' as const } };
    expect(isDone('billing', ready(), strict, now)).toBe(false);
    expect(isDone('billing', ready({ billingAddress: { ...invoice, companyName: 'Quay Ltd' } }), strict, now)).toBe(
      true,
    );
  });

  test('WAL-03 a wallet that does not pay all is no answer by itself', () => {
    const payments = [
      { id: 'gift-card-wallet', methodKey: 'gift-card-wallet', amount: 100, amountPlanned: 100 },
    ] as const;
    expect(isDone('payment', ready({ payments: [...payments] }), config, now)).toBe(false);
  });
});
