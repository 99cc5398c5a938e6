import { randomUUID } from 'node:crypto';
import * as contract from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { failCheckout } from '../../checkout/failCheckout.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { checkoutDatabase } from '../../checkout/testing/checkoutDatabase.ts';
import { finalized, finalizeNow, readyCart } from '../../checkout/testing/checkoutShop.ts';
import { killWhenStill } from '../../checkout/testing/killWhenStill.ts';
import { coinBooks } from '../testing/coinBooks.ts';
import { type CoinShop, insertRichMember, openCoinShop, serveCoinShop } from '../testing/coinShop.ts';
import type { CoinJob } from '../testing/stoppedCoins.ts';

const { database, query, fake, stateOf, connectionString } = checkoutDatabase();
const { booksOf, claimsOf } = coinBooks(query);
let shop: CoinShop;
let served: Awaited<ReturnType<typeof serveCoinShop>>;
beforeAll(async () => {
  shop = await openCoinShop(database(), fake.provider);
  served = await serveCoinShop(database(), shop);
});
const atTheDoor = [{ methodKey: 'payment-at-the-door' }] as const;
const activate = (customerId: string, id: string) =>
  served.browserOf(customerId).ask(contract.activateVoucher, { params: { id } });

const script = new URL('../testing/stoppedCoins.ts', import.meta.url);
const killAt = (jobs: readonly CoinJob[]) =>
  killWhenStill(database(), script, [connectionString(), JSON.stringify(jobs)], jobs.length);

/** Each with a member and a slot of its own: whoever stands still keeps what it has locked. */
async function stepsOf<Job extends CoinJob>(
  count: number,
  prepare: (person: Awaited<ReturnType<typeof insertRichMember>>, stopAt: number) => Promise<Job>,
) {
  const made = [];
  for (let stopAt = 1; stopAt <= count; stopAt++) {
    const person = await insertRichMember(database(), { coins: 600, collector: 5 });
    made.push({ ...person, job: await prepare(person, stopAt) });
  }
  const done = await killAt(made.map(({ job }) => job));
  expect(done.size, 'later steps than there are, so that none was left out').toBeGreaterThan(0);
  expect(done.size, 'steps').toBeLessThan(count);
  return made;
}

async function cartWithBoth(customerId: string) {
  for (const id of ['punkte-5', 'sammler-10']) await activate(customerId, id);
  return readyCart(shop.carts, { customerId, member: true, payments: atTheDoor });
}

test('LOY-10 LOY-14 killed at every statement of finalizing: coins are gone with their claim or there without one, and going on is exact', async () => {
  const people = await stepsOf(40, async ({ customerId }, stopAt) => ({
    ...{ stopAt, kind: 'finalize' as const, caller: await cartWithBoth(customerId) },
  }));
  for (const { customerId, memberId, job } of people) {
    const balances = async () => [
      (await booksOf(memberId, 'coins')).balance,
      (await booksOf(memberId, 'collector')).balance,
    ];
    const claims = await claimsOf(customerId);
    const { checkout } = await stateOf(job.caller.cartId ?? '');
    expect([claims.length, checkout]).toEqual(claims.length > 0 ? [2, 'OPEN'] : [0, null]);
    expect(await balances()).toEqual(claims.length > 0 ? [100, 1] : [600, 5]);
    const { checkoutId } = finalized(await finalizeNow(shop.checkouts, job.caller));
    expect(await placeOrder(shop.checkouts, checkoutId, 'REDIRECT')).toHaveProperty('orderNumber');
    expect(await balances()).toEqual([100, 1]);
    expect(await claimsOf(customerId)).toHaveLength(2);
  }
}, 180_000);

test('LOY-10 LOY-14 killed at every statement of failing: coins are back with the claim or not at all, and once in the end', async () => {
  const people = await stepsOf(14, async ({ customerId }, stopAt) => {
    const { checkoutId } = finalized(await finalizeNow(shop.checkouts, await cartWithBoth(customerId)));
    return { stopAt, kind: 'fail' as const, checkoutId };
  });
  for (const { customerId, memberId, job } of people) {
    const claims = await claimsOf(customerId);
    expect((await booksOf(memberId, 'coins')).balance).toBe(claims.length > 0 ? 100 : 600);
    expect((await booksOf(memberId, 'collector')).balance).toBe(claims.length > 0 ? 1 : 5);
    const { paymentCancelled } = contract.checkoutFailures;
    const fail = () =>
      database().transaction((tx) => failCheckout(tx, shop.checkouts, job.checkoutId, paymentCancelled));
    await Promise.all([fail(), fail()]);
    expect(await booksOf(memberId, 'coins')).toMatchObject({ balance: 600, moved: { length: 2 } });
    expect(await booksOf(memberId, 'collector')).toMatchObject({ balance: 5, moved: { length: 2 } });
    expect(await claimsOf(customerId)).toEqual([]);
  }
}, 120_000);

test('LOY-14 killed at every statement of giving away: given wholly or not at all, and once with the same key', async () => {
  const people = await stepsOf(12, async ({ customerId }, stopAt) => {
    const donation = { customerId, idempotencyKey: randomUUID(), poolId: 'donation', fromPoolId: 'coins', value: 100 };
    return { stopAt, kind: 'donate' as const, donation };
  });
  for (const { memberId, job } of people) {
    const both = async () => [
      (await booksOf(memberId, 'coins')).balance,
      (await booksOf(memberId, 'donation')).balance,
    ];
    expect([
      [600, 0],
      [500, 100],
    ]).toContainEqual(await both());
    expect(await shop.loyalty.programme.donate(job.donation)).toBe('donated');
    expect(await both()).toEqual([500, 100]);
  }
}, 120_000);
