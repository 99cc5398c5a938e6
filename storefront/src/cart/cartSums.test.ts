import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState, withCart, withPending } from './cartState.ts';
import { cartSums } from './cartSums.ts';
import { cartFixture, lineFixture, milk } from './testing/carts.ts';

const cents = fc.nat(100_000);

test('CART-15 the lines of the bill add up to the total, also with presses that are not answered yet', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      cents,
      fc.nat(24),
      fc.boolean(),
      (goods, savings, depositFees, fee, pieces, free) => {
        const discount = Math.floor(goods / 3);
        const line = lineFixture(milk, 4);
        const base = cartFixture([line]);
        const priceInfo = {
          ...base.priceInfo,
          totalArticlePrice: goods,
          savings,
          discounts: discount,
          depositFees,
          serviceFees: fee,
          serviceFeesAfterDiscount: free ? 0 : fee,
          total: goods - discount + depositFees + (free ? 0 : fee) + 899,
        };
        const cart = {
          ...base,
          priceInfo,
          discountCodes: [{ code: 'A', name: 'A', discount, kind: 'amount' as const, value: discount }],
          // One that pays for the service takes nothing off the goods.
          voucherLineItems: free
            ? [{ lineItemId: 'first', name: 'First', discount: fee, kind: 'serviceFee' as const, value: 0 }]
            : [],
          deliveryPassLineItem: { lineItemId: 'pass-1', name: 'Pass', price: 899, vat: 200 },
        };
        const sums = cartSums(withPending(withCart(initialState, cart), milk, pieces));
        const off = sums.discounts.reduce((sum, one) => sum + one.discount, 0);
        expect(sums.regular - sums.savings - off + sums.deposits + sums.fee + sums.pass).toBe(sums.total);
      },
    ),
  );
});
