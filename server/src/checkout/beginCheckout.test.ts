import { cartCodes, walletCodes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { documentOf, goodsIn, shown, testWindow } from '../cart/rules/testing.ts';
import type { claimCodes } from '../voucher/claimCodes.ts';
import { claimAll } from './beginCheckout.ts';
import { freezeCart } from './freezeCart.ts';
import { fakeDatabase } from './testing/fakeDatabase.ts';

const goods = goodsIn([{ sku: 'milk' }]);
const address = { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien' } as const;
const plain = freezeCart(
  shown(documentOf({ milk: 2 }, { address, window: testWindow, billing: { email: 'a@b.at' } }), goods),
  { goods, member: false, walletReserve: 0 },
);
const off = { name: 'Some', discount: 5, kind: 'amount', value: 5 } as const;
const attempt = {
  ...plain,
  discountCodes: [
    { code: 'ONE', ...off },
    { code: 'TWO', ...off },
  ],
  voucherLineItems: [{ lineItemId: 'v1', ...off }],
};
const all = { checkoutId: 'c1', customerId: 'ana', attempt, reserve: 700 };

/** Claims from rooms that give everything but what is named here; answers what was asked of them, too. */
async function claim(ask: Parameters<typeof claimAll>[2], codes: Awaited<ReturnType<typeof claimCodes>> = 'claimed') {
  const asked: unknown[] = [];
  const from: Parameters<typeof claimAll>[1] = {
    vouchers: {
      async claimCodes(_, wanted) {
        asked.push(wanted);
        return codes;
      },
      async claimVouchers(_, vouchers) {
        asked.push(vouchers);
        return vouchers.voucherIds.includes('used') ? 'gone' : 'claimed';
      },
    },
    wallet: {
      async claimWallet(_, wallet) {
        asked.push(wallet);
        return wallet.amount > 700 ? walletCodes.notValid : 'claimed';
      },
    },
  };
  return { answer: await claimAll(fakeDatabase().database, from, ask), asked };
}

test('codes, vouchers and the wallet’s share are claimed for the checkout, in this order', async () => {
  const whose = { checkoutId: 'c1', customerId: 'ana' };
  expect(await claim(all)).toEqual({
    answer: undefined,
    asked: [
      { ...whose, email: 'a@b.at', codes: ['ONE', 'TWO'] },
      { ...whose, voucherIds: ['v1'] },
      { ...whose, amount: 700 },
    ],
  });
});

test('a cart without codes, vouchers and wallet asks for nothing', async () => {
  expect(await claim({ ...all, attempt: plain, reserve: 0 })).toEqual({ answer: undefined, asked: [] });
});

test('what is against a code is told, and nothing else is claimed', async () => {
  const { answer, asked } = await claim(all, cartCodes.codeExhausted);
  expect([answer, asked.length]).toEqual([cartCodes.codeExhausted, 1]);
});

test('a voucher that somebody else used meanwhile is gone, and the wallet is left alone', async () => {
  const used = { ...attempt, voucherLineItems: [{ lineItemId: 'used', ...off }] };
  const { answer, asked } = await claim({ ...all, attempt: used });
  expect([answer, asked.length]).toEqual(['gone', 2]);
});

test('a wallet that holds too little is refused, and a guest has none', async () => {
  expect((await claim({ ...all, reserve: 701 })).answer).toBe(cartCodes.walletTooSmall);
  const { answer, asked } = await claim({ checkoutId: 'c1', attempt: plain, reserve: 1 });
  expect([answer, asked]).toEqual([cartCodes.giftCardInvalid, []]);
});
