import type { LoyaltyMovement } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Earning, MovementPage } from '../programme.ts';

export async function selectSince(on: Queryable, memberId: string): Promise<Date | undefined> {
  const [row] = await on.query<{ readonly since: Date }>({
    name: 'loyalty-since',
    text: 'select since from loyalty_member where member_id = $1',
    values: [memberId],
  });
  return row?.since;
}

export interface Balance {
  readonly poolId: string;
  readonly value: number;
}

export async function selectBalances(on: Queryable, memberId: string): Promise<readonly Balance[]> {
  return on.query<Balance>({
    name: 'loyalty-balances',
    text: 'select pool_id as "poolId", value from loyalty_balance where member_id = $1',
    values: [memberId],
  });
}

export async function selectCoins(on: Queryable, customerId: string): Promise<readonly Balance[]> {
  return on.query<Balance>({
    name: 'loyalty-coins',
    text: `select pool_id as "poolId", value from loyalty_balance
            where member_id = (select member_id from loyalty_member where customer_id = $1)`,
    values: [customerId],
  });
}

export async function selectMember(on: Queryable, customerId: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly memberId: string }>({
    name: 'loyalty-member',
    text: 'select member_id as "memberId" from loyalty_member where customer_id = $1',
    values: [customerId],
  });
  return row?.memberId;
}

/** What there is in a pool; nobody else changes it until the transaction ends. */
export async function lockBalance(tx: Queryable, memberId: string, poolId: string): Promise<number> {
  const [row] = await tx.query<{ readonly value: number }>({
    name: 'loyalty-balance-lock',
    text: 'select value from loyalty_balance where member_id = $1 and pool_id = $2 for no key update',
    values: [memberId, poolId],
  });
  return row?.value ?? 0;
}

interface MovementRow {
  readonly id: number;
  readonly poolId: string;
  readonly kind: LoyaltyMovement['kind'];
  readonly value: number;
  readonly promotionIds: string[];
  readonly createdAt: Date;
  readonly orderNumber: string | null;
  readonly voucherId: string | null;
  readonly missing: number;
}

export async function selectMovements(
  on: Queryable,
  memberId: string,
  { before, limit }: MovementPage,
): Promise<readonly LoyaltyMovement[]> {
  const rows = await on.query<MovementRow>({
    name: 'loyalty-movements',
    text: `select id, pool_id as "poolId", kind, value, created_at as "createdAt", order_number as "orderNumber",
                  voucher_id as "voucherId", promotion_ids as "promotionIds", missing
             from loyalty_movement where member_id = $1 and id < coalesce($2, 9223372036854775807)
            order by id desc limit $3`,
    values: [memberId, before ?? null, limit],
  });
  return rows.map(({ createdAt, orderNumber, voucherId, missing, ...same }) => ({
    ...same,
    at: createdAt.toISOString(),
    ...(orderNumber !== null && { orderNumber }),
    ...(voucherId !== null && { voucherId }),
    ...(missing > 0 && { missing }),
  }));
}

export interface NewMovement {
  readonly memberId: string;
  readonly poolId: string;
  readonly kind: LoyaltyMovement['kind'];
  readonly value: number;
  readonly cause: string;
  readonly orderNumber?: string;
  readonly checkoutId?: string;
  readonly voucherId?: string;
  readonly promotionIds?: readonly string[];
  readonly missing?: number;
  readonly at?: Earning['at'];
}

/** False where this cause was booked before: nothing is booked then. */
export async function insertMovement(tx: Queryable, movement: NewMovement): Promise<boolean> {
  const { memberId, poolId, kind, value, cause, orderNumber, checkoutId, voucherId } = movement;
  const rows = await tx.query({
    name: 'loyalty-book',
    text: `insert into loyalty_movement (member_id, pool_id, kind, value, cause, order_number, checkout_id, voucher_id,
             promotion_ids, missing, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, now()))
           on conflict (cause) do nothing returning id`,
    values: [
      ...[memberId, poolId, kind, value, cause, orderNumber ?? null, checkoutId ?? null, voucherId ?? null],
      ...[movement.promotionIds ?? [], movement.missing ?? 0, movement.at ?? null],
    ],
  });
  return rows.length > 0;
}

interface Booked {
  readonly memberId: string;
  readonly poolId: string;
  readonly value: number;
}

/** Undefined where there is none. */
export async function selectBooked(on: Queryable, cause: string): Promise<Booked | undefined> {
  const [row] = await on.query<Booked>({
    name: 'loyalty-booked',
    text: 'select member_id as "memberId", pool_id as "poolId", value from loyalty_movement where cause = $1',
    values: [cause],
  });
  return row;
}

interface OfOrder {
  readonly memberId: string;
  readonly poolId: string;
  /** What the order brought. */
  readonly earned: number;
  /** What was due back by earlier refunds, whether or not it could be taken. */
  readonly due: number;
}

export async function selectOfOrder(tx: Queryable, orderNumber: string): Promise<readonly OfOrder[]> {
  return tx.query<OfOrder>({
    name: 'loyalty-of-order',
    text: `select member_id as "memberId", pool_id as "poolId",
                  coalesce(sum(value) filter (where kind = 'earn'), 0)::integer as earned,
                  coalesce(sum(missing - value) filter (where kind = 'takeBack'), 0)::integer as due
             from loyalty_movement where order_number = $1 group by member_id, pool_id order by member_id, pool_id`,
    values: [orderNumber],
  });
}

/** Puts back what a checkout redeemed; a second time changes nothing. */
export async function insertGiveBack(tx: Queryable, checkoutId: string): Promise<void> {
  await tx.query({
    name: 'loyalty-give-back',
    text: `insert into loyalty_movement (member_id, pool_id, kind, value, cause, checkout_id, voucher_id)
           select member_id, pool_id, 'giveBack', -value, cause || ':back', checkout_id, voucher_id
             from loyalty_movement where checkout_id = $1 and kind = 'redeem' order by voucher_id
           on conflict (cause) do nothing`,
    values: [checkoutId],
  });
}
