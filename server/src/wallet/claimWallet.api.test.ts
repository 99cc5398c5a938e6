import { walletCodes } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { sessionDatabase } from '../customer/session/testing.ts';
import type { Database } from '../platform/database/database.ts';
import { insertCheckout } from '../voucher/testing.ts';
import { claimWallet } from './claimWallet.ts';
import { giveBackWallet } from './giveBackWallet.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { randomGiftCard } from './testing.ts';
import { walletOf } from './walletOf.ts';
import { hashOfNumber } from './wallets.ts';

const { database, query, insertCustomer, anotherConnection } = sessionDatabase();
const passwords = { hash: async (pin: string) => `hash of ${pin.length}` };

async function walletWith(...balances: number[]): Promise<string> {
  const customerId = await insertCustomer();
  for (const balance of balances) {
    const card = randomGiftCard();
    await issueGiftCard({ database: database(), passwords }, { ...card, balance });
    const text = 'update gift_card set customer_id = $1, linked_at = clock_timestamp() where number_hash = $2';
    await query(text, customerId, hashOfNumber(card.number));
  }
  return customerId;
}

const claim = (on: Database, customerId: string, checkoutId: string, amount: number) =>
  on.transaction((tx) => claimWallet(tx, { customerId, checkoutId, amount }));
const balanceOf = async (customerId: string) => (await walletOf(database(), customerId))?.balance;
const giveBack = (checkoutId: string) =>
  database().transaction((tx) => giveBackWallet(tx, { checkoutId, reason: 'givenBack' }));

/** The ledger agrees with the balances, of every card there is. */
async function expectLedger() {
  const wrong = await query(`select card.id from gift_card card
     left join gift_card_movement moved on moved.gift_card_id = card.id
    group by card.id having card.balance <> coalesce(sum(moved.amount), 0) or card.balance < 0`);
  expect(wrong).toEqual([]);
}

describe('money of a wallet', () => {
  test('WAL-04 is taken off several cards, and comes back to the cards it came from, once', async () => {
    const customerId = await walletWith(300, 500, 900);
    const checkoutId = await insertCheckout(database(), customerId);
    expect(await claim(database(), customerId, checkoutId, 700)).toBe('claimed');
    expect(await balanceOf(customerId)).toBe(1000);
    await giveBack(checkoutId);
    await giveBack(checkoutId);
    const cards = await query('select balance from gift_card where customer_id = $1 order by linked_at', customerId);
    expect(cards).toEqual([{ balance: 300 }, { balance: 500 }, { balance: 900 }]);
    await expectLedger();
  });

  test('WAL-04 is not taken where it does not suffice, not even in part', async () => {
    const customerId = await walletWith(300, 500);
    const checkoutId = await insertCheckout(database(), customerId);
    expect(await claim(database(), customerId, checkoutId, 801)).toBe(walletCodes.general);
    expect(await balanceOf(customerId)).toBe(800);
    expect(await claim(database(), await insertCustomer(), checkoutId, 1)).toBe(walletCodes.general);
  });

  test('WAL-04 comes back in parts, never more than was taken', async () => {
    const customerId = await walletWith(300, 500);
    const checkoutId = await insertCheckout(database(), customerId);
    await claim(database(), customerId, checkoutId, 700);
    const back = (amount?: number) =>
      database().transaction((tx) => giveBackWallet(tx, { checkoutId, amount, reason: 'givenBack' }));
    const cards = () => query('select balance from gift_card where customer_id = $1 order by linked_at', customerId);
    expect(await back(150)).toBe(150);
    expect(await cards(), 'the card that was taken from last is filled first').toEqual([
      { balance: 0 },
      { balance: 250 },
    ]);
    expect(await back(300)).toBe(300);
    expect(await cards()).toEqual([{ balance: 50 }, { balance: 500 }]);
    expect(await back(600)).toBe(250);
    expect(await back()).toBe(0);
    expect(await balanceOf(customerId)).toBe(800);
    await expectLedger();
  });

  test('WAL-04 comes back to a card that was taken out of the wallet meanwhile', async () => {
    const customerId = await walletWith(300);
    const checkoutId = await insertCheckout(database(), customerId);
    await claim(database(), customerId, checkoutId, 300);
    const [card] = await query<{ id: string }>('select id from gift_card where customer_id = $1', customerId);
    await query('update gift_card set customer_id = null, linked_at = null where id = $1', card?.id);
    await giveBack(checkoutId);
    expect(await query('select balance from gift_card where id = $1', card?.id)).toEqual([{ balance: 300 }]);
  });

  test('WAL-03 a customer without cards has an empty wallet, an unknown one has none', async () => {
    expect(await walletOf(database(), await insertCustomer())).toEqual({ balance: 0, cards: 0 });
    expect(await walletOf(database(), '0b8ad4fa-6f0f-4b3a-9dc5-52a3a1d0f001')).toBeUndefined();
  });
});

describe('fifty at once, in two processes', () => {
  test('WAL-04 fifty payments from one wallet end at the right cent and never below zero', async () => {
    const other = anotherConnection();
    const customerId = await walletWith(1000, 1, 2500, 499);
    const checkouts = await Promise.all(Array.from({ length: 50 }, () => insertCheckout(database(), customerId)));
    const claimed = await Promise.all(
      checkouts.map((checkoutId, at) => claim(at % 2 ? database() : other, customerId, checkoutId, 133)),
    );
    expect(claimed.filter((one) => one === 'claimed')).toHaveLength(30);
    expect(await balanceOf(customerId)).toBe(4000 - 30 * 133);
    await expectLedger();
  });

  test('WAL-04 payments and failures at the same moment lose nothing and wait in no circle', async () => {
    const other = anotherConnection();
    const customerId = await walletWith(400, 400, 400);
    const checkouts = await Promise.all(Array.from({ length: 50 }, () => insertCheckout(database(), customerId)));
    await Promise.all(
      checkouts.map(async (checkoutId, at) => {
        const on = at % 2 ? database() : other;
        await claim(on, customerId, checkoutId, 100 + at * 13);
        await on.transaction((tx) => giveBackWallet(tx, { checkoutId, reason: 'givenBack' }));
      }),
    );
    expect(await balanceOf(customerId)).toBe(1200);
    await expectLedger();
  });
});
