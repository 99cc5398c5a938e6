import type { DistributionAddress, PaymentMethod } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginWith, fillGaps, type LastOrder, type StillDone, takeChoices } from './beginWith.ts';
import { emptyDocument } from './document.ts';
import { documentOf, testWindow } from './testing.ts';

const home: DistributionAddress = {
  distributionType: 'DELIVERY',
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  deliveryAreaNumber: 'old',
};
const store: DistributionAddress = { distributionType: 'CLICK_AND_COLLECT', storeId: 'west' };
const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', category: 'combined' } as const;
const last: LastOrder = {
  address: home,
  billing,
  substitution: 'none',
  payments: [{ methodKey: 'credit-cards', brandName: 'Visa' }],
};
const stillDone = (changes: Partial<StillDone> = {}): StillDone => ({
  served: (address) => ({ ...address, deliveryAreaNumber: 'new' }),
  isOffered: () => true,
  billingFields: {},
  ...changes,
});

describe('WEEK-01 a cart after an order', () => {
  test('WEEK-01 begins with its place, payer, wish and payment, and with nothing else', () => {
    expect(beginWith(last, stillDone())).toEqual({
      ...emptyDocument(),
      address: { ...home, deliveryAreaNumber: 'new' },
      billing: { ...billing, streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' },
      substitution: 'none',
      payments: [{ methodKey: 'credit-cards', brandName: 'Visa' }],
    });
  });

  test('WEEK-01 leaves out a place that is not served any more, and the invoice that went there', () => {
    const begun = beginWith(last, stillDone({ served: () => undefined }));
    expect(begun).not.toHaveProperty('address');
    expect(begun).not.toHaveProperty('billing');
    expect(begun).toMatchObject({ substitution: 'none', payments: [{ methodKey: 'credit-cards' }] });
    const own = { ...billing, category: 'billing' } as const;
    expect(beginWith({ ...last, billing: own }, stillDone({ served: () => undefined })).billing).toEqual(own);
  });

  test('WEEK-01 leaves out a payment that is not offered there any more', () => {
    const isOffered: StillDone['isOffered'] = ({ address }, methodKey) =>
      methodKey !== 'payment-at-the-door' || address?.distributionType === 'DELIVERY';
    const atTheDoor: LastOrder = { ...last, payments: [{ methodKey: 'payment-at-the-door' }] };
    expect(beginWith(atTheDoor, stillDone({ isOffered })).payments).toEqual([{ methodKey: 'payment-at-the-door' }]);
    expect(beginWith({ ...atTheDoor, address: store }, stillDone({ isOffered })).payments).toEqual([]);
  });

  test('WEEK-01 gift cards are not spent by themselves, and amounts were those of the order', () => {
    const both: LastOrder = {
      ...last,
      payments: [
        { methodKey: 'gift-card-wallet', amount: 500 },
        { methodKey: 'paypal', amount: 1200 },
      ],
    };
    expect(beginWith(both, stillDone()).payments).toEqual([{ methodKey: 'paypal' }]);
    expect(beginWith({ ...both, payments: both.payments.slice(0, 1) }, stillDone()).payments).toEqual([]);
  });

  test('WEEK-01 whatever was ordered, it plans one offered method at most, and no slot', () => {
    const methods: PaymentMethod[] = ['credit-cards', 'paypal', 'gift-card-wallet', 'pay-by-invoice-b2c'];
    fc.assert(
      fc.property(
        fc.array(fc.record({ methodKey: fc.constantFrom(...methods), amount: fc.nat() }), { maxLength: 3 }),
        fc.subarray(methods),
        fc.boolean(),
        (payments, offered, served) => {
          const begun = beginWith(
            { ...last, payments },
            stillDone({
              isOffered: (_, methodKey) => offered.includes(methodKey),
              ...(!served && { served: () => undefined }),
            }),
          );
          expect(begun.payments.length).toBeLessThanOrEqual(1);
          expect(begun.payments.every(({ methodKey }) => offered.includes(methodKey))).toBe(true);
          expect(begun.address !== undefined).toBe(served);
          expect(begun).not.toHaveProperty('window');
        },
      ),
    );
  });
});

describe('WEEK-01 at a login', () => {
  const usual = beginWith(last, stillDone());

  test('WEEK-01 what was chosen in the visitor’s cart stays, the rest is as usual', () => {
    expect(fillGaps(documentOf({ p1: 1 }), usual)).toMatchObject({
      lines: [{ sku: 'p1' }],
      address: { streetName: 'Neubaugasse' },
      payments: [{ methodKey: 'credit-cards' }],
      substitution: 'similar',
    });
    const chosen = documentOf({ p1: 1 }, { address: store, payments: [{ methodKey: 'paypal' }], window: testWindow });
    expect(fillGaps(chosen, usual)).toMatchObject({
      address: store,
      payments: [{ methodKey: 'paypal' }],
      window: testWindow,
      // Collected goods go to no door: the invoice is one of its own.
      billing: { category: 'billing', streetName: 'Neubaugasse' },
    });
  });

  test('WEEK-01 an empty cart gives way to what the visitor chose, one with goods does not', () => {
    const visitors = documentOf({}, { address: store, substitution: 'none', payments: [{ methodKey: 'paypal' }] });
    const similar = { ...usual, substitution: 'similar', window: testWindow } as const;
    const taken = takeChoices(similar, visitors, {});
    expect(taken).toMatchObject({
      windowDropped: true,
      document: { address: store, substitution: 'none', payments: [{ methodKey: 'paypal' }] },
    });
    expect(takeChoices(usual, documentOf({}), {})).toEqual({ document: usual, windowDropped: false });
    const filled = { ...usual, lines: documentOf({ p1: 1 }).lines };
    expect(takeChoices(filled, visitors, {})).toEqual({ document: filled, windowDropped: false });
  });
});
