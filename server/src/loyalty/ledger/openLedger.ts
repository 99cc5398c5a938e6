import { randomUUID } from 'node:crypto';
import type { LoyaltyFile, ReturnedGoods } from '@trolley/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Donated, Donation, Earning, Pool, Programme, Redemption, Transfer } from '../programme.ts';
import { dueBack } from '../rules/takenBack.ts';
import { plasticCards } from './plasticCards.ts';
import {
  type Balance,
  insertGiveBack,
  insertMovement,
  lockBalance,
  selectBalances,
  selectBooked,
  selectCoins,
  selectMember,
  selectMovements,
  selectOfOrder,
  selectSince,
} from './queries.ts';

/** The pool that vouchers are paid from if they name none. */
export const pointsPool = ({ pools }: Pick<LoyaltyFile, 'pools'>): string =>
  (pools.find(({ kind }) => kind === 'points') ?? pools[0])?.poolId ?? '';

/** Which membership a card is of: accounts and cards of the stores are another room's. */
export type MemberOfCard = (on: Queryable, cardNumber: string) => Promise<string | undefined>;

/** LOY-16: our own programme, a ledger in the shop's database. */
export function openLedger(
  database: Database,
  file: Pick<LoyaltyFile, 'pools'>,
  memberOfCard: MemberOfCard,
): Programme {
  return {
    isAway: () => false,
    async memberOf(cardNumber) {
      const memberId = await memberOfCard(database, cardNumber);
      return memberId === undefined ? 'unknown' : { memberId };
    },
    ...plasticCards(database),
    async recordOf({ loyalityMemberId }, page) {
      const [since, balances, movements] = await Promise.all([
        selectSince(database, loyalityMemberId),
        selectBalances(database, loyalityMemberId),
        selectMovements(database, loyalityMemberId, page),
      ]);
      return since ? { since, pools: shownPools(file, balances), movements } : 'unknown';
    },
    movementsOf: ({ loyalityMemberId }, page) => selectMovements(database, loyalityMemberId, page),
    poolsOf: async ({ loyalityMemberId }) => shownPools(file, await selectBalances(database, loyalityMemberId)),
    coinsOf: async (on, customerId) =>
      new Map((await selectCoins(on, customerId)).map(({ poolId, value }) => [poolId, value])),
    redeem: (tx, redemption) => redeem(tx, redemption, pointsPool(file)),
    giveBack: insertGiveBack,
    earn,
    takeBack,
    transfer,
    donate: (donation) => database.transaction((tx) => donate(tx, donation)),
  };
}

/** LOY-05: whoever never gave anything is no donator, so pools of donations show once there is something in them. */
export function shownPools({ pools }: Pick<LoyaltyFile, 'pools'>, balances: readonly Balance[]): readonly Pool[] {
  const valueOf = (poolId: string) => balances.find((one) => one.poolId === poolId)?.value ?? 0;
  return pools
    .map(({ poolId, kind, tags }) => ({ poolId, kind, tags, value: valueOf(poolId) }))
    .filter(({ kind, value }) => kind !== 'donation' || value > 0);
}

async function redeem(tx: Queryable, redemption: Redemption, usualPool: string): Promise<'redeemed' | 'short'> {
  const { customerId, checkoutId, voucherId, coins, poolId = usualPool } = redemption;
  const memberId = await selectMember(tx, customerId);
  if (memberId === undefined) return 'short';
  const cause = `checkout:${checkoutId}:${voucherId}`;
  // Under the balance's lock, so that two checkouts never count on the same coins.
  const value = await lockBalance(tx, memberId, poolId);
  if (await selectBooked(tx, cause)) return 'redeemed';
  if (value < coins) return 'short';
  await insertMovement(tx, { memberId, poolId, kind: 'redeem', value: -coins, cause, checkoutId, voucherId });
  return 'redeemed';
}

async function earn(tx: Queryable, { customerId, orderNumber, poolId, points, promotionIds, at }: Earning) {
  const memberId = await selectMember(tx, customerId);
  if (memberId === undefined || points <= 0) return;
  const cause = `order:${orderNumber}:earn:${poolId}`;
  await insertMovement(tx, { memberId, poolId, kind: 'earn', value: points, cause, orderNumber, promotionIds, at });
}

/** Never below zero: what was spent meanwhile is written down as missing. */
async function takeBack(tx: Queryable, { orderNumber, creditNote, ...refunded }: ReturnedGoods): Promise<void> {
  for (const { memberId, poolId, earned, due } of await selectOfOrder(tx, orderNumber)) {
    const more = dueBack(earned, refunded) - due;
    if (more <= 0) continue;
    const taken = Math.min(more, await lockBalance(tx, memberId, poolId));
    const cause = `order:${orderNumber}:refund:${creditNote}:${poolId}`;
    const missing = more - taken;
    await insertMovement(tx, { memberId, poolId, kind: 'takeBack', value: -taken, cause, orderNumber, missing });
  }
}

async function donate(tx: Queryable, donation: Donation): Promise<Donated> {
  const { customerId, idempotencyKey, poolId, fromPoolId, value } = donation;
  const memberId = await selectMember(tx, customerId);
  if (memberId === undefined) return 'notMember';
  const cause = `donation:${memberId}:${idempotencyKey}`;
  const there = await lockBalance(tx, memberId, fromPoolId);
  const known = await selectBooked(tx, `${cause}:to`);
  if (known) return known.poolId === poolId && known.value === value ? 'donated' : 'keyReused';
  if (there < value) return 'short';
  const both = { memberId, kind: 'donate' } as const;
  await insertMovement(tx, { ...both, poolId: fromPoolId, value: -value, cause: `${cause}:from` });
  await insertMovement(tx, { ...both, poolId, value, cause: `${cause}:to` });
  return 'donated';
}

/** Each time under a cause of its own: what is there is moved, and nothing is left to move twice. */
async function transfer(tx: Queryable, { from, to }: Transfer): Promise<void> {
  for (const { poolId } of await selectBalances(tx, from)) {
    const value = await lockBalance(tx, from, poolId);
    if (value === 0) continue;
    const cause = `transfer:${randomUUID()}`;
    const both = { poolId, kind: 'transfer' } as const;
    await insertMovement(tx, { ...both, memberId: from, value: -value, cause: `${cause}:from` });
    await insertMovement(tx, { ...both, memberId: to, value, cause: `${cause}:to` });
  }
}
