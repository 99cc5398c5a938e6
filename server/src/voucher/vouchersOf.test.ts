import type { DistributionType } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testNow } from '../catalogue/testing.ts';
import type { DatedVoucher } from './datedVouchers.ts';
import { voucherDefinition } from './testing.ts';
import { vouchersOf } from './vouchersOf.ts';

type Shopper = Parameters<typeof vouchersOf>[1];

function dated(changes: Partial<DatedVoucher> = {}): DatedVoucher {
  const valid = { validFrom: instant(testNow - 1000), validUntil: instant(testNow + 1000) };
  return { ...voucherDefinition(), ...valid, ...changes };
}
const instant = (moment: number) => new Date(moment).toISOString();
const guest: Shopper = { isCustomer: false, isMember: false, entitlements: { gone: new Set() }, now: testNow };
const newcomer: Shopper = {
  isCustomer: true,
  isMember: false,
  distributionType: 'DELIVERY',
  entitlements: { firstOrderDelivery: true, firstOrderClickAndCollect: true, gone: new Set() },
  now: testNow,
};
const idsOf = (vouchers: readonly DatedVoucher[], shopper: Shopper) =>
  vouchersOf(vouchers, shopper).map(({ id }) => id);
const isIn = (voucher: DatedVoucher, shopper: Shopper) => vouchersOf([voucher], shopper).length === 1;

describe('vouchers come into a cart by themselves', () => {
  test('VOU-01 Always: for everybody, guests too', () => {
    expect(idsOf([dated({ id: 'a' }), dated({ id: 'b' })], guest)).toEqual(['a', 'b']);
  });

  test('VOU-01 First orders: while the first one with this service is still to come, and not after it', () => {
    const first = dated({ ecommerceAutomaticRedemption: 'First orders of anybody' });
    const after = { ...newcomer, entitlements: { ...newcomer.entitlements, firstOrderDelivery: false } };
    expect(isIn(first, newcomer)).toBe(true);
    expect(isIn(first, after)).toBe(false);
    expect(isIn(first, { ...after, distributionType: 'CLICK_AND_COLLECT' })).toBe(true);
    expect(isIn(first, { ...newcomer, distributionType: undefined }), 'no service chosen').toBe(false);
    expect(isIn(first, { ...guest, distributionType: 'DELIVERY' }), 'of a guest nothing is known').toBe(false);
  });

  test('personal: in the cart of a member who activated it, while it holds and is not used', () => {
    const personal = dated({ type: 'personal', ecommerceAutomaticRedemption: '' });
    const entitlements = { ...newcomer.entitlements, activated: new Set([personal.id]) };
    const member = { ...newcomer, isMember: true, entitlements };
    expect(isIn(personal, member)).toBe(true);
    expect(isIn(personal, { ...member, entitlements: newcomer.entitlements }), 'not activated').toBe(false);
    expect(isIn(personal, { ...member, isMember: false }), 'no member any more').toBe(false);
    expect(isIn(personal, { ...member, isCustomer: false }), 'of nobody').toBe(false);
    expect(isIn(personal, { ...member, entitlements: { ...entitlements, gone: new Set([personal.id]) } }), 'used').toBe(
      false,
    );
    expect(isIn({ ...personal, validUntil: instant(testNow) }, member), 'over').toBe(false);
    expect(isIn({ ...personal, validFrom: instant(testNow + 1) }, member), 'not yet').toBe(false);
    const collected = { ...personal, ecommerceLimitAutomaticRedemptionToServiceTypes: ['Click & Collect' as const] };
    expect(isIn(collected, member), 'for another service').toBe(false);
    const always = { ...personal, ecommerceAutomaticRedemption: 'Always' };
    expect(isIn(always, { ...member, entitlements: newcomer.entitlements }), 'never by itself').toBe(false);
  });

  test('VOU-02 only for the services they are limited to', () => {
    const delivered = dated({ ecommerceLimitAutomaticRedemptionToServiceTypes: ['Delivery'] });
    const collected = dated({ ecommerceLimitAutomaticRedemptionToServiceTypes: ['Click & Collect'] });
    const both = dated({ ecommerceLimitAutomaticRedemptionToServiceTypes: ['Delivery', 'Click & Collect'] });
    const seen = (distributionType?: DistributionType) =>
      [delivered, collected, both].map((one) => isIn(one, { ...guest, distributionType }));
    expect(seen('DELIVERY')).toEqual([true, false, true]);
    expect(seen('CLICK_AND_COLLECT')).toEqual([false, true, true]);
    expect(seen()).toEqual([false, false, false]);
  });

  test('VOU-03 those for the stores, and those that somebody has to activate, do not', () => {
    expect(isIn(dated({ type: 'general-offline' }), newcomer)).toBe(false);
    expect(isIn(dated({ ecommerceAutomaticRedemption: '' }), newcomer)).toBe(false);
  });

  test('VOU-01 one for each customer is not offered to guests, and one that is used up to no one', () => {
    const once = dated({ oncePerCustomer: true });
    expect([isIn(once, guest), isIn(once, newcomer)]).toEqual([false, true]);
    expect(isIn(once, { ...newcomer, entitlements: { ...newcomer.entitlements, gone: new Set([once.id]) } })).toBe(
      false,
    );
  });
});

const anyVoucher = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    type: fc.constantFrom('general-online' as const, 'general-offline' as const),
    ecommerceAutomaticRedemption: fc.constantFrom('', 'Always', 'First orders', 'First orders of the year'),
    ecommerceLimitAutomaticRedemptionToServiceTypes: fc.subarray(['Delivery' as const, 'Click & Collect' as const]),
    oncePerCustomer: fc.boolean(),
    from: fc.integer({ min: -2, max: 2 }),
    until: fc.integer({ min: -2, max: 2 }),
  })
  .map(({ from, until, ...rest }) =>
    dated({ ...rest, validFrom: instant(testNow + from), validUntil: instant(testNow + until) }),
  );
const anyShopper: fc.Arbitrary<Shopper> = fc
  .record({
    isCustomer: fc.boolean(),
    isMember: fc.boolean(),
    distributionType: fc.constantFrom(undefined, 'DELIVERY' as const, 'CLICK_AND_COLLECT' as const),
    firstOrderDelivery: fc.boolean(),
    firstOrderClickAndCollect: fc.boolean(),
    gone: fc.subarray(['a', 'b', 'c', 'd']).map((ids) => new Set(ids)),
  })
  .map(({ isCustomer, isMember, distributionType, gone, ...firsts }) => ({
    isCustomer,
    isMember,
    distributionType,
    entitlements: { gone, ...(isCustomer && firsts) },
    now: testNow,
  }));

test('VOU-01 VOU-02 whatever is in a cart holds now, for this service and this shopper; looking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyVoucher, { maxLength: 6 }), anyShopper, (vouchers, shopper) => {
      const found = vouchersOf(vouchers, shopper);
      expect(vouchersOf(found, shopper)).toEqual(found);
      const { entitlements, distributionType } = shopper;
      const first =
        distributionType === 'DELIVERY' ? entitlements.firstOrderDelivery : entitlements.firstOrderClickAndCollect;
      for (const one of vouchers) {
        const services: readonly string[] = one.ecommerceLimitAutomaticRedemptionToServiceTypes;
        const service =
          distributionType && { DELIVERY: 'Delivery', CLICK_AND_COLLECT: 'Click & Collect' }[distributionType];
        const expected =
          one.type === 'general-online' &&
          Date.parse(one.validFrom) <= testNow &&
          testNow < Date.parse(one.validUntil) &&
          !entitlements.gone.has(one.id) &&
          (shopper.isCustomer || !one.oncePerCustomer) &&
          (services.length === 0 || (service !== undefined && services.includes(service))) &&
          (one.ecommerceAutomaticRedemption === 'Always' ||
            (one.ecommerceAutomaticRedemption !== '' && distributionType !== undefined && first === true));
        expect(found.includes(one)).toBe(expected);
      }
    }),
    { numRuns: 60 },
  );
});
