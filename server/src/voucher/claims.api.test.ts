import { cartCodes } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { sessionDatabase } from '../customer/session/testing.ts';
import type { Database } from '../platform/database/database.ts';
import { claimCodes } from './claimCodes.ts';
import { claimVouchers } from './claimVouchers.ts';
import { giveBackVouchers } from './giveBackVouchers.ts';
import { insertCheckout } from './testing.ts';

const { database, query, insertCustomer, anotherConnection } = sessionDatabase();
const type = 'general-online';
const claimThem = claimVouchers([
  { id: 'single', type, mostUses: 1, oncePerCustomer: false },
  { id: 'second-single', type, mostUses: 1, oncePerCustomer: false },
  { id: 'few', type, mostUses: 7, oncePerCustomer: false },
  { id: 'once', type, oncePerCustomer: true },
  { id: 'free', type, oncePerCustomer: false },
  { id: 'personal', type: 'personal', oncePerCustomer: false },
]);

/** In a transaction that ends as a checkout's would: undone, where something is gone. */
async function claim(voucherIds: readonly string[], customerId?: string, on: Database = database()) {
  const checkoutId = await insertCheckout(database(), customerId);
  const claimed = await on
    .transaction(async (tx) => {
      const result = await claimThem(tx, { checkoutId, customerId, voucherIds });
      if (result !== 'claimed') throw new Error(result);
      return result;
    })
    .catch((error: Error) => error.message);
  return { checkoutId, claimed };
}
const giveBack = (checkoutId: string) => database().transaction((tx) => giveBackVouchers(tx, checkoutId));
const fifty = Array.from({ length: 50 }, (_, at) => at);
const won = (results: readonly { readonly claimed: string }[]) =>
  results.filter(({ claimed }) => claimed === 'claimed').length;

describe('vouchers', () => {
  test('of fifty payments of a member that want a personal voucher at once one wins; each member has their own', async () => {
    const [customerId, another] = [await insertCustomer(), await insertCustomer()];
    const other = anotherConnection();
    const results = await Promise.all(fifty.map((at) => claim(['personal'], customerId, at % 2 ? database() : other)));
    expect(won(results)).toBe(1);
    expect((await claim(['personal'], another)).claimed).toBe('claimed');
  });

  test('VOU-01 of fifty that want a single-use voucher at once one wins; given back, it is there again for one', async () => {
    const other = anotherConnection();
    const results = await Promise.all(fifty.map((at) => claim(['single'], undefined, at % 2 ? database() : other)));
    expect(won(results)).toBe(1);
    expect(new Set(results.map(({ claimed }) => claimed))).toEqual(new Set(['claimed', 'gone']));
    const winner = results.find(({ claimed }) => claimed === 'claimed')?.checkoutId ?? '';
    await Promise.all([giveBack(winner), giveBack(winner)]);
    expect(await query(`select uses from voucher_count where voucher_id = 'single'`)).toEqual([{ uses: 0 }]);
    expect(won(await Promise.all([claim(['single']), claim(['single'])]))).toBe(1);
  });

  test('VOU-01 as often as it may be used and not once more', async () => {
    expect(won(await Promise.all(fifty.map(() => claim(['few', 'free']))))).toBe(7);
    expect(await query(`select uses from voucher_count where voucher_id = 'few'`)).toEqual([{ uses: 7 }]);
  });

  test('VOU-01 claims of two vouchers each do not deadlock', async () => {
    const both = ['second-single', 'few'];
    const results = await Promise.all(fifty.map((at) => claim(at % 2 ? both : both.toReversed())));
    expect(won(results)).toBe(0);
    expect(await query(`select uses from voucher_count where voucher_id = 'second-single'`)).toEqual([]);
  });

  test('VOU-01 once for each customer, however many browsers ask', async () => {
    const [ana, bela] = [await insertCustomer(), await insertCustomer()];
    const results = await Promise.all(fifty.map((at) => claim(['once'], at % 2 ? ana : bela)));
    expect(won(results)).toBe(2);
    expect((await claim(['once'], ana)).claimed).toBe('gone');
    for (const { checkoutId } of results) await giveBack(checkoutId);
    expect((await claim(['once'], ana)).claimed).toBe('claimed');
  });

  test('VOU-01 one that is not offered any more is gone', async () => {
    expect((await claim(['never-heard-of'])).claimed).toBe('gone');
  });
});

describe('discount codes', () => {
  async function insertCode(code: string, most: number | null, days = [-1, 1], active = true) {
    await query(
      `insert into discount_code (code, name, kind, value, valid_from, valid_until, active, most_applications)
       values ($1, $1, 'percent', 10, now() + make_interval(days => $2), now() + make_interval(days => $3), $4, $5)`,
      code,
      ...days,
      active,
      most,
    );
  }
  async function claimed(
    codes: readonly string[],
    who: { readonly customerId?: string; readonly email?: string } = {},
  ) {
    const checkoutId = await insertCheckout(database(), who.customerId);
    const result = await database()
      .transaction(async (tx) => {
        const outcome = await claimCodes(tx, { checkoutId, codes, ...who });
        if (outcome !== 'claimed') throw new Error(outcome);
        return outcome;
      })
      .catch((error: Error) => error.message);
    return { checkoutId, claimed: result };
  }
  const applications = async (code: string) =>
    (await query<{ applications: number }>('select applications from discount_code where code = $1', code))[0]
      ?.applications;

  test('CART-13 a code is used as often as it may be, by fifty at once; what comes back is there again', async () => {
    await insertCode('THREE', 3);
    await insertCode('ANY', null);
    const results = await Promise.all(fifty.map((at) => claimed(at % 2 ? ['THREE', 'ANY'] : ['ANY', 'THREE'])));
    expect(won(results)).toBe(3);
    expect(results.filter((one) => one.claimed === cartCodes.codeExhausted)).toHaveLength(47);
    expect([await applications('THREE'), await applications('ANY')]).toEqual([3, 3]);
    for (const { checkoutId } of results) await giveBack(checkoutId);
    expect([await applications('THREE'), await applications('ANY')]).toEqual([0, 0]);
  });

  test('CART-13 once for each customer and each guest’s address, however many payments begin at once', async () => {
    await insertCode('ONCE', null);
    await query(`update discount_code set once_per_customer = true where code = 'ONCE'`);
    const [ana, bela] = [await insertCustomer(), await insertCustomer()];
    const people = [
      { customerId: ana, email: 'ana@example.at' },
      { customerId: ana, email: 'other@example.at' },
      { customerId: bela },
      { email: 'guest@example.at' },
      { email: ' Guest@Example.at' },
      // The customer again, as a guest.
      { email: 'ANA@example.at' },
    ];
    const results = await Promise.all(fifty.map((at) => claimed(['ONCE'], people[at % people.length])));
    const winners = fifty.filter((at) => results[at]?.claimed === 'claimed');
    // Ana's account has it once and her address once: as a customer, or as a customer with another and as a guest.
    expect([3, 4]).toContain(winners.length);
    const byPerson = (wanted: readonly number[]) => winners.filter((at) => wanted.includes(at % people.length)).length;
    expect([byPerson([0, 1]), byPerson([2]), byPerson([3, 4])]).toEqual([1, 1, 1]);
    expect(byPerson([0, 5])).toBeLessThanOrEqual(1);
    expect(await applications('ONCE')).toBe(winners.length);
    expect(results.filter((one) => one.claimed === cartCodes.codeExhausted)).toHaveLength(50 - winners.length);
    for (const { checkoutId } of results) await giveBack(checkoutId);
    expect((await claimed(['ONCE'], { customerId: ana, email: 'ana@example.at' })).claimed).toBe('claimed');
  });

  test('CART-13 CHK-09 223, 227 and 228 are told when the money is about to be taken', async () => {
    await insertCode('OVER', null, [-2, -1]);
    await insertCode('EARLY', null, [1, 2]);
    await insertCode('STOPPED', null, [-1, 1], false);
    await insertCode('NEVER', 0);
    expect((await claimed(['OVER'])).claimed).toBe(cartCodes.codeExpired);
    expect((await claimed(['EARLY'])).claimed).toBe(cartCodes.codeNotActive);
    expect((await claimed(['STOPPED'])).claimed).toBe(cartCodes.codeNotActive);
    expect((await claimed(['UNKNOWN'])).claimed).toBe(cartCodes.codeNotActive);
    expect((await claimed(['NEVER'])).claimed).toBe(cartCodes.codeExhausted);
    expect((await claimed([])).claimed).toBe('claimed');
  });
});
