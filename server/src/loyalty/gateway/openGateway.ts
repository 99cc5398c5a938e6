import { type LoyaltyFile, type LoyaltyMovement, loyaltyMovement } from '@trolley/contract';
import { z } from 'zod/mini';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { pointsPool, shownPools } from '../ledger/openLedger.ts';
import { selectMember } from '../ledger/queries.ts';
import { away, type Member, type MovementPage, type Programme, type Redemption } from '../programme.ts';
import { dueBack } from '../rules/takenBack.ts';
import { askGateway, type GatewayAccess } from './askGateway.ts';
import { gatewayCards } from './gatewayCards.ts';
import { dropIntent, finishTask, insertReversals, insertTask, selectTold } from './queries.ts';

const movements = z.array(loyaltyMovement).check(z.maxLength(200));
const memberReply = z.object({
  since: z.iso.datetime(),
  pools: z.array(z.object({ poolId: z.string(), value: z.int().check(z.minimum(0)) })).check(z.maxLength(50)),
  movements,
});
export const bookingReply = z.object({ booked: z.literal(true) });

interface Parts {
  readonly database: Database;
  readonly file: Pick<LoyaltyFile, 'pools'>;
  readonly access: GatewayAccess;
}

/** So long an intent may wait for the transaction that claims it. */
const intentMinutes = 10;

/**
 * LOY-16: an outside programme. What an order brings or a refund takes goes through tasks of the same transaction, so it
 * is neither lost nor booked twice; what is redeemed is asked for at once, after an intent was written down.
 */
export function openGateway({ database, file, access }: Parts): Programme {
  const pathOf = ({ loyalityMemberId }: Pick<Member, 'loyalityMemberId'>) =>
    `/members/${encodeURIComponent(loyalityMemberId)}`;
  const pageOf = ({ before, limit }: MovementPage) =>
    `limit=${limit}${before === undefined ? '' : `&before=${before}`}`;
  const read = (member: Pick<Member, 'loyalityMemberId'>, page: MovementPage) =>
    askGateway(access, { method: 'GET', path: `${pathOf(member)}?${pageOf(page)}`, reply: memberReply });

  const coinsOf: Programme['coinsOf'] = async (on, customerId) => {
    const loyalityMemberId = await selectMember(on, customerId);
    const told = loyalityMemberId === undefined ? away : await read({ loyalityMemberId }, { limit: 1 });
    if (told === away || 'refused' in told) return new Map();
    return new Map(told.answer.pools.map(({ poolId, value }) => [poolId, value]));
  };

  return {
    isAway(customerId) {
      const state = access.breaker.state();
      // A database that fails meanwhile is told of by the call that needs it.
      if (state === 'due') coinsOf(database, customerId).catch(() => undefined);
      return state !== 'closed';
    },
    async memberOf(cardNumber) {
      const path = `/cards/${encodeURIComponent(cardNumber)}`;
      const told = await askGateway(access, { method: 'GET', path, reply: z.object({ memberId: z.string() }) });
      if (told === away) return away;
      if ('refused' in told) return told.refused === 'unknown' ? 'unknown' : away;
      return told.answer;
    },
    ...gatewayCards({ database, access, pathOf }),
    async recordOf(member, page) {
      const told = await read(member, page);
      if (told === away) return away;
      if ('refused' in told) return told.refused === 'unknown' ? 'unknown' : away;
      const { since, pools, movements: moved } = told.answer;
      return { since: new Date(since), pools: shownPools(file, pools), movements: moved };
    },
    async movementsOf(member, page): Promise<readonly LoyaltyMovement[] | typeof away> {
      const path = `${pathOf(member)}/movements?${pageOf(page)}`;
      const told = await askGateway(access, { method: 'GET', path, reply: z.object({ movements }) });
      return told === away || 'refused' in told ? away : told.answer.movements;
    },
    async poolsOf(member) {
      const told = await read(member, { limit: 1 });
      return told === away || 'refused' in told ? [] : shownPools(file, told.answer.pools);
    },
    coinsOf,
    redeem: (tx, redemption) => redeem({ database, access, usualPool: pointsPool(file) }, tx, redemption),
    giveBack: insertReversals,
    async earn(tx, { customerId, orderNumber, poolId, points: value }) {
      const memberId = await selectMember(tx, customerId);
      if (memberId === undefined || value <= 0) return;
      const cause = `order:${orderNumber}:earn:${poolId}`;
      await insertTask(tx, { memberId, kind: 'earn', poolId, value, cause, orderNumber });
    },
    async takeBack(tx, { orderNumber, creditNote, ...refunded }) {
      for (const { memberId, poolId, earned, due } of await selectTold(tx, orderNumber)) {
        const more = dueBack(earned, refunded) - due;
        const cause = `order:${orderNumber}:refund:${creditNote}:${poolId}`;
        if (more > 0) await insertTask(tx, { memberId, kind: 'takeBack', poolId, value: -more, cause, orderNumber });
      }
    },
    // Which memberships are one person's is the programme's own matter.
    transfer: async () => undefined,
    async donate({ customerId, idempotencyKey, poolId, fromPoolId, value }) {
      const memberId = await selectMember(database, customerId);
      if (memberId === undefined) return 'notMember';
      const cause = `donation:${memberId}:${idempotencyKey}`;
      const body = { memberId, kind: 'donate', poolId, fromPoolId, value, cause };
      const told = await askGateway(access, {
        ...{ method: 'POST', path: '/bookings', body, idempotencyKey: cause, reply: bookingReply },
      });
      if (told === away) return away;
      if (!('refused' in told)) return 'donated';
      if (told.refused === 'unknown') return 'notMember';
      return told.refused === 'other' ? away : told.refused;
    },
  };
}

interface Redeeming {
  readonly database: Database;
  readonly access: GatewayAccess;
  readonly usualPool: string;
}

/** The intent is written beside the transaction: it stays when that is undone, and is given back then. */
async function redeem(
  { database, access, usualPool }: Redeeming,
  tx: Queryable,
  { customerId, checkoutId, voucherId, coins, poolId = usualPool }: Redemption,
): Promise<'redeemed' | 'short'> {
  const memberId = await selectMember(tx, customerId);
  if (memberId === undefined) return 'short';
  const cause = `checkout:${checkoutId}:${voucherId}`;
  const booking = { memberId, kind: 'redeem', poolId, value: -coins, cause } as const;
  await insertTask(database.aside, { ...booking, checkoutId, voucherId }, intentMinutes);
  const told = await askGateway(access, {
    ...{ method: 'POST', path: '/bookings', body: booking, idempotencyKey: cause, reply: bookingReply },
  });
  // Away: it may have booked all the same. The intent stays, and the reconciler takes it back.
  if (told === away) return 'short';
  if ('refused' in told) {
    await dropIntent(database.aside, cause);
    return 'short';
  }
  await finishTask(tx, cause, 'redeem');
  return 'redeemed';
}
