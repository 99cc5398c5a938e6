import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertCustomer } from '../../checkout/testing/checkoutShop.ts';
import { cutOffWhenStill, killWhenStill } from '../../checkout/testing/killWhenStill.ts';
import { insertSlot } from '../../service/testing.ts';
import { orderDatabase } from '../testing/orderShop.ts';
import type { Move } from '../testing/stoppedMoves.ts';
import { cancelOrder } from './cancelOrder.ts';
import { isRefused, moveOrder } from './moveOrder.ts';
import { refundOrder } from './refundOrder.ts';

const { database, query, open, connectionString } = orderDatabase();
let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});

async function insertMember() {
  const customerId = await insertCustomer(database());
  const memberId = randomUUID().slice(0, 13);
  await query(
    `update customer set loyality_member_id = $2, mp_card_id = $2, joe_authentication_status = 'Authenticated' where id = $1`,
    customerId,
    memberId,
  );
  return { customerId, memberId };
}

/** What a member has, and that it is the sum of what moved. */
async function pointsOf(memberId: string, poolId = 'coins') {
  const rows = await query<{ balance: number; sum: number; rows: number; missing: number }>(
    `select coalesce((select value from loyalty_balance where member_id = $1 and pool_id = $2), 0) as balance,
            coalesce(sum(value), 0)::integer as sum, count(*)::integer as rows, coalesce(sum(missing), 0)::integer as missing
       from loyalty_movement where member_id = $1 and pool_id = $2`,
    memberId,
    poolId,
  );
  const [row] = rows;
  expect(row?.sum).toBe(row?.balance);
  return row;
}

function programmeOf() {
  if (!shop.loyalty) throw new Error('no programme');
  return shop.loyalty.programme;
}

const memberOrder = (customerId: string) => shop.placed({ customerId, member: true });

/** Handed over, its money taken. */
async function handedOver(orderNumber: string) {
  await shop.handOver(orderNumber);
  await shop.settle();
}

async function completed(customerId: string) {
  const orderNumber = await memberOrder(customerId);
  await handedOver(orderNumber);
  const result = await moveOrder(shop.orders, orderNumber, 'complete');
  if (isRefused(result)) throw new Error(JSON.stringify(result));
  return orderNumber;
}

// 39.80 of goods, doubled by the week's promotion; fee, deposits and surcharge bring nothing.
const earned = 79;

test('LOY-14 points wait while the order is under way, and are earned once, on completion, by the final amount', async () => {
  const { customerId, memberId } = await insertMember();
  const orderNumber = await memberOrder(customerId);
  const waiting = async () => shop.loyalty?.waitingOf(await shop.orders.earningBy(customerId)).get('coins');
  expect(await waiting()).toBe(earned);
  await shop.handOver(orderNumber, [{ lineItemId: 'p1', quantity: 10 }]);
  expect(await waiting(), 'half of it was missing').toBe(39);
  expect(await pointsOf(memberId)).toMatchObject({ balance: 0, rows: 0 });
  const results = await Promise.all(Array.from({ length: 50 }, () => moveOrder(shop.orders, orderNumber, 'complete')));
  expect(results.filter((one) => !isRefused(one))).toHaveLength(1);
  expect(await pointsOf(memberId)).toMatchObject({ balance: 39, rows: 1 });
  expect(await pointsOf(memberId, 'collector')).toMatchObject({ balance: 1, rows: 1 });
  expect(await waiting()).toBe(0);
  const [movement] = await query(
    'select kind, cause, order_number, promotion_ids from loyalty_movement where member_id = $1 and pool_id = $2',
    memberId,
    'coins',
  );
  expect(movement).toEqual({
    kind: 'earn',
    cause: `order:${orderNumber}:earn:coins`,
    order_number: orderNumber,
    promotion_ids: ['doppelte-punkte'],
  });
});

test('LOY-14 fifty callers book the same order once, whatever they do at the same time', async () => {
  const { customerId, memberId } = await insertMember();
  const order = {
    orderNumber: `parallel-${memberId}`,
    lines: [{ lineItemId: 'a', price: 5000, quantity: 1 }],
    discounts: 0,
  };
  await Promise.all(
    Array.from({ length: 50 }, () =>
      database().transaction(async (tx) => shop.loyalty?.earn(tx, { customerId, order })),
    ),
  );
  expect(await pointsOf(memberId)).toMatchObject({ balance: 50, rows: 1 });
  const returned = { orderNumber: order.orderNumber, creditNote: 7, goods: 5000, refundedGoods: 2500 };
  await Promise.all(
    Array.from({ length: 50 }, () => database().transaction(async (tx) => shop.loyalty?.takeBack(tx, returned))),
  );
  expect(await pointsOf(memberId)).toMatchObject({ balance: 25, rows: 2 });
});

test('LOY-14 guests, customers without a card and cancelled orders earn nothing', async () => {
  const { customerId, memberId } = await insertMember();
  const withoutCard = await shop.placed({ customerId });
  const cancelled = await memberOrder(customerId);
  await handedOver(withoutCard);
  await moveOrder(shop.orders, withoutCard, 'complete');
  await handedOver(cancelled);
  expect(isRefused(await cancelOrder(shop.orders, cancelled, { reason: 'the van broke down' }))).toBe(false);
  expect(await pointsOf(memberId)).toMatchObject({ balance: 0, rows: 0 });
  expect(await shop.orders.earningBy(customerId)).toEqual([]);
});

test('LOY-14 refunds take points back in proportion, all of them in the end, and never twice', async () => {
  const { customerId, memberId } = await insertMember();
  const orderNumber = await completed(customerId);
  expect(await pointsOf(memberId)).toMatchObject({ balance: earned });
  await refundOrder(shop.orders, orderNumber, { amount: 1990, lineItemId: 'p1' });
  expect(await pointsOf(memberId), 'half of the goods').toMatchObject({ balance: earned - 39 });
  const { total } = (await shop.orders.show(orderNumber)).priceInfo;
  await refundOrder(shop.orders, orderNumber, { amount: total - 1990 });
  expect(await pointsOf(memberId)).toMatchObject({ balance: 0, missing: 0 });
  expect(await pointsOf(memberId, 'collector')).toMatchObject({ balance: 0 });
  expect(await refundOrder(shop.orders, orderNumber, { amount: 1 })).toHaveProperty('failure');
});

test('LOY-14 what was spent meanwhile is not taken below zero, but written down', async () => {
  const { customerId, memberId } = await insertMember();
  const orderNumber = await completed(customerId);
  const programme = programmeOf();
  const spend = { customerId, checkoutId: randomUUID(), voucherId: 'five', coins: 70 };
  expect(await database().transaction((tx) => programme.redeem(tx, spend))).toBe('redeemed');
  const { total } = (await shop.orders.show(orderNumber)).priceInfo;
  await refundOrder(shop.orders, orderNumber, { amount: total });
  expect(await pointsOf(memberId)).toMatchObject({ balance: 0, missing: 70 });
});

test('LOY-14 what was refunded between handing over and completion is not earned', async () => {
  const { customerId, memberId } = await insertMember();
  const orderNumber = await memberOrder(customerId);
  await handedOver(orderNumber);
  await refundOrder(shop.orders, orderNumber, { amount: 1990, lineItemId: 'p1' });
  await moveOrder(shop.orders, orderNumber, 'complete');
  expect(await pointsOf(memberId)).toMatchObject({ balance: earned - 39 });
});

test('LOY-14 fifty checkouts at the same coins: as many redeem as there are coins for, and each gives back once', async () => {
  const { customerId, memberId } = await insertMember();
  await completed(customerId);
  const programme = programmeOf();
  const checkouts = Array.from({ length: 50 }, () => randomUUID());
  const asked = (checkoutId: string) => ({ customerId, checkoutId, voucherId: 'two', coins: 20 });
  const results = await Promise.all(
    checkouts.map((id) => database().transaction((tx) => programme.redeem(tx, asked(id)))),
  );
  expect(results.filter((one) => one === 'redeemed')).toHaveLength(3);
  expect(await pointsOf(memberId)).toMatchObject({ balance: earned - 60 });
  const [first = ''] = checkouts.filter((_, at) => results[at] === 'redeemed');
  expect(await database().transaction((tx) => programme.redeem(tx, asked(first))), 'the same checkout again').toBe(
    'redeemed',
  );
  await Promise.all(
    [...checkouts, ...checkouts].map((id) => database().transaction((tx) => programme.giveBack(tx, id))),
  );
  expect(await pointsOf(memberId)).toMatchObject({ balance: earned, rows: 1 + 3 + 3 });
});

test('LOY-14 the database itself keeps points above zero, and movements as they were', async () => {
  const { customerId, memberId } = await insertMember();
  await completed(customerId);
  const insert = `insert into loyalty_movement (member_id, pool_id, value, kind, cause) values ($1, 'coins', $2, 'start', $3)`;
  await expect(query(insert, memberId, -earned - 1, randomUUID())).rejects.toThrow(/not_negative/);
  await expect(query('update loyalty_movement set value = 1 where member_id = $1', memberId)).rejects.toThrow(/never/);
  expect(await pointsOf(memberId)).toMatchObject({ balance: earned, rows: 1 });
});

interface MemberMove extends Move {
  readonly memberId: string;
}

/** An order of its own for each step: whoever stands still keeps what it has locked. */
async function moveAt(stopAt: number, refund?: number): Promise<MemberMove> {
  const { customerId, memberId } = await insertMember();
  const slotId = await insertSlot(database());
  const orderNumber = await shop.placed({ customerId, member: true, slotId });
  await handedOver(orderNumber);
  if (refund !== undefined) await moveOrder(shop.orders, orderNumber, 'complete');
  return { memberId, stopAt, orderNumber, ...(refund !== undefined && { refund }) };
}

const script = new URL('../testing/stoppedMoves.ts', import.meta.url);
const killAt = (moves: readonly Move[]) =>
  killWhenStill(database(), script, [connectionString(), JSON.stringify(moves)], moves.length);

test('LOY-14 killed at every statement of completing: an order has its points or is not completed, and doing it again is exact', async () => {
  const moves: MemberMove[] = [];
  for (let stopAt = 1; stopAt <= 16; stopAt++) moves.push(await moveAt(stopAt));
  const done = await killAt(moves);
  expect(done.size, 'later steps than there are, so that none was left out').toBeGreaterThan(0);
  for (const { orderNumber, memberId } of moves) {
    const { status } = await shop.orders.show(orderNumber);
    expect(await pointsOf(memberId)).toMatchObject({ balance: status === 'COMPLETED' ? earned : 0 });
    if (status !== 'COMPLETED') await moveOrder(shop.orders, orderNumber, 'complete');
    expect(await pointsOf(memberId)).toMatchObject({ balance: earned, rows: 1 });
  }
}, 120_000);

test('LOY-14 cut off at every statement of refunding: points went back with the money or not at all, and doing it again is exact', async () => {
  const refund = 1990;
  // One after the other: numbers of credit notes have no gaps, so refunds wait for each other.
  const elsewhere = cutOffWhenStill(database(), script, [connectionString()]);
  onTestFinished(() => void elsewhere.end());
  let steps = 0;
  for (let isOver = false; !isOver; ) {
    const { orderNumber, memberId, ...move } = await moveAt(++steps, refund);
    isOver = await elsewhere.isDone({ ...move, orderNumber });
    const { refunded, priceInfo } = await shop.orders.show(orderNumber);
    const { orderValue, total, depositFees } = priceInfo;
    const goods = Math.floor((orderValue * refund) / (total - depositFees));
    const left = earned - Math.floor((earned * goods) / orderValue);
    expect(await pointsOf(memberId)).toMatchObject({ balance: refunded > 0 ? left : earned });
    if (refunded === 0) await refundOrder(shop.orders, orderNumber, { amount: refund });
    expect(await pointsOf(memberId)).toMatchObject({ balance: left, rows: 2 });
  }
  expect(steps, 'statements there are at least').toBeGreaterThan(5);
}, 240_000);
