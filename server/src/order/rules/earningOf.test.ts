import { expect, test } from 'vitest';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { earningOf } from './earningOf.ts';

const line = (lineItemId: string, linePrice: number, picked?: number) => ({
  ...{ lineItemId, quantity: 1, linePrice },
  ...(picked !== undefined && { picked: { quantity: 1, linePrice: picked } }),
});
const voucher = (lineItemId: string, discount: number, ...goods: [string, number][]) => ({
  ...{ lineItemId, discount },
  ...(goods.length > 0 && { goods: goods.map(([id, off]) => ({ lineItemId: id, discount: off })) }),
});
const orderOf = (document: object) => ({ orderNumber: '7', document: document as StoredOrder['document'] });

test('what vouchers took off some goods stands at their lines, as ordered and then as picked', () => {
  const attempt = {
    lines: [line('cheese', 1000), line('bread', 500)],
    voucherLineItems: [
      voucher('on-cheese', 250, ['cheese', 250]),
      voucher('one-article', 75, ['cheese', 75]),
      voucher('on-all', 100),
    ],
    priceInfo: { discounts: 425 },
  };
  expect(earningOf(orderOf({ attempt }))).toMatchObject({
    lines: [
      { lineItemId: 'cheese', price: 1000, off: 325 },
      { lineItemId: 'bread', price: 500, off: undefined },
    ],
    discounts: 425,
  });
  const final = {
    lines: [line('cheese', 1000, 800), line('bread', 500, 0)],
    voucherLineItems: [voucher('on-cheese', 200, ['cheese', 200])],
    priceInfo: { discounts: 200 },
  };
  expect(earningOf(orderOf({ attempt, final }))).toMatchObject({
    lines: [
      { price: 800, off: 200 },
      { price: 0, off: undefined },
    ],
    discounts: 200,
  });
});

test('LOY-14 what is sold by the gram is one piece for extra points, as for vouchers; one that is missing is none', () => {
  const weighed = (quantity: number) => ({ lineItemId: 'ham', quantity, stepGrams: 100, linePrice: 900 });
  const attempt = { lines: [weighed(9)], voucherLineItems: [], priceInfo: { discounts: 0 } };
  expect(earningOf(orderOf({ attempt })).lines).toMatchObject([{ quantity: 1 }]);
  const missing = { ...weighed(9), picked: { quantity: 0, linePrice: 0 } };
  expect(earningOf(orderOf({ attempt: { ...attempt, lines: [missing] } })).lines).toMatchObject([{ quantity: 0 }]);
});
