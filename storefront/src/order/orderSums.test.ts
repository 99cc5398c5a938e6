import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderSums } from './orderSums.ts';
import { orderFixture } from './testing/orders.ts';

const { priceInfo } = orderFixture();
const cents = fc.integer({ min: 0, max: 50_000 });

test('CUST-13 the lines of the bill add up to what was charged, also if a voucher or a pass paid for the service', () => {
  const bill = fc.record({ goods: cents, savings: cents, off: cents, deposits: cents, fee: cents, pass: cents });
  fc.assert(
    fc.property(bill, fc.constantFrom('paid', 'waived', 'voucher'), (given, service) => {
      const { goods, savings, deposits, fee, pass } = given;
      const off = Math.min(given.off, goods);
      const after = service === 'paid' ? fee : 0;
      const vouchers = [
        { lineItemId: 'a', name: 'Off', discount: off },
        ...(service === 'voucher' ? [{ lineItemId: 'b', name: 'Delivery', discount: fee }] : []),
      ];
      const sums = orderSums({
        priceInfo: {
          ...priceInfo,
          totalArticlePrice: goods,
          savings,
          discounts: off,
          depositFees: deposits,
          serviceFees: fee,
          serviceFeesAfterDiscount: after,
          total: goods - off + deposits + after + pass,
        },
        voucherLineItems: vouchers,
        discountCodes: [],
        deliveryPassLineItem: { lineItemId: 'p', name: 'Pass', price: pass },
      });
      const taken = sums.discounts.reduce((sum, { discount }) => sum + discount, 0);
      expect(sums.regular - sums.savings - taken + sums.deposits + sums.fee + sums.pass).toBe(sums.total);
    }),
    { numRuns: 100 },
  );
});

test('two vouchers of one name are two lines', () => {
  const twice = ['a', 'b'].map((lineItemId) => ({ lineItemId, name: 'Off', discount: 100 }));
  const code = { code: 'HELLO', name: 'Off', discount: 100 } as Parameters<
    typeof orderSums
  >[0]['discountCodes'][number];
  const { discounts } = orderSums({ priceInfo, voucherLineItems: twice, discountCodes: [code] });
  expect(discounts.map(({ id }) => id)).toEqual(['a', 'b', 'HELLO']);
});
