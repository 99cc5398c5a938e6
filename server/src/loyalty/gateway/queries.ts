import type { Queryable } from '../../platform/database/database.ts';

export interface NewTask {
  readonly memberId: string;
  readonly kind: 'earn' | 'takeBack' | 'redeem' | 'giveBack';
  readonly poolId: string;
  readonly value: number;
  readonly cause: string;
  readonly orderNumber?: string | undefined;
  readonly checkoutId?: string | undefined;
  readonly voucherId?: string | undefined;
}

export interface Task extends NewTask {
  readonly id: number;
  readonly tries: number;
}

/** Once for a cause. `waitMinutes`: nobody looks at it before, because somebody is at it. */
export async function insertTask(on: Queryable, task: NewTask, waitMinutes = 0): Promise<void> {
  const { memberId, kind, poolId, value, cause, orderNumber, checkoutId, voucherId } = task;
  await on.query({
    name: 'loyalty-task',
    text: `insert into loyalty_task (member_id, kind, pool_id, value, cause, order_number, checkout_id, voucher_id,
             next_try_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9)) on conflict do nothing`,
    values: [
      ...[memberId, kind, poolId, value, cause, orderNumber ?? null, checkoutId ?? null, voucherId ?? null],
      waitMinutes,
    ],
  });
}

/** In the transaction that claims: without its commit the booking has no claim, and is given back. */
export async function finishTask(on: Queryable, cause: string, kind: NewTask['kind']): Promise<void> {
  await on.query({
    name: 'loyalty-task-done',
    text: 'update loyalty_task set done_at = now() where cause = $1 and kind = $2 and done_at is null',
    values: [cause, kind],
  });
}

export async function refuseTask(on: Queryable, id: number, why: string): Promise<void> {
  await on.query({ text: 'update loyalty_task set refused = $2 where id = $1', values: [id, why] });
}

/** The programme has said no: there is nothing to give back. */
export async function dropIntent(on: Queryable, cause: string): Promise<void> {
  await on.query({
    text: `delete from loyalty_task where cause = $1 and kind = 'redeem' and done_at is null`,
    values: [cause],
  });
}

/**
 * Some that are due, each for one process; those of a process that dies are due again. What a refund takes back waits
 * until the programme has booked what the order brought: taken from points that are not there yet, it would be refused.
 */
export async function takeTasks(on: Queryable, most: number): Promise<readonly Task[]> {
  const taken = await on.query<Task>({
    name: 'loyalty-tasks-taken',
    text: `with due as (
             select id from loyalty_task task where done_at is null and refused is null and next_try_at <= now()
                and not (kind = 'takeBack' and exists (
                  select from loyalty_task earned where earned.order_number = task.order_number
                     and earned.pool_id = task.pool_id and earned.kind = 'earn' and earned.done_at is null))
              order by next_try_at limit $1 for update skip locked
           )
           update loyalty_task set tries = tries + 1,
                  next_try_at = now() + least(interval '1 hour', interval '1 minute' * (2 ^ least(tries, 6)))
            where id in (select id from due)
           returning id, member_id as "memberId", kind, pool_id as "poolId", value, cause, order_number as "orderNumber",
                     checkout_id as "checkoutId", voucher_id as "voucherId", tries`,
    values: [most],
  });
  return taken.toSorted((one, other) => one.id - other.id);
}

interface OfOrder {
  readonly memberId: string;
  readonly poolId: string;
  readonly earned: number;
  readonly due: number;
}

/** What the programme was, or is to be, told of an order. What it refused to book is not there to be taken back. */
export async function selectTold(tx: Queryable, orderNumber: string): Promise<readonly OfOrder[]> {
  return tx.query<OfOrder>({
    name: 'loyalty-told-of-order',
    text: `select member_id as "memberId", pool_id as "poolId",
                  coalesce(sum(value) filter (where kind = 'earn'), 0)::integer as earned,
                  coalesce(-sum(value) filter (where kind = 'takeBack'), 0)::integer as due
             from loyalty_task where order_number = $1 and refused is null group by member_id, pool_id order by member_id, pool_id`,
    values: [orderNumber],
  });
}

/** What a checkout has redeemed is to be given back, once. */
export async function insertReversals(tx: Queryable, checkoutId: string): Promise<void> {
  await tx.query({
    name: 'loyalty-reversals',
    text: `insert into loyalty_task (member_id, kind, pool_id, value, cause, checkout_id, voucher_id)
           select member_id, 'giveBack', pool_id, -value, cause, checkout_id, voucher_id from loyalty_task
            where checkout_id = $1 and kind = 'redeem' and done_at is not null
           on conflict do nothing`,
    values: [checkoutId],
  });
}
