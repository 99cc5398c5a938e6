import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentRow, TaskKind } from './paymentTasks.ts';

export interface Task {
  readonly id: string;
  readonly kind: TaskKind;
  readonly amount: number;
  readonly tries: number;
  readonly payment: PaymentRow & { readonly checkoutId: string };
}

/**
 * Takes some of the tasks that are due, for as long as a call may take: those of a process that dies are taken again. The
 * tasks of one payment come one after the other, since nothing is given back before it is known what was taken.
 */
export async function takeTasks(on: Queryable, most: number): Promise<readonly Task[]> {
  return on.query<Task>({
    name: 'payment-tasks-taken',
    text: `with due as (
             select id from payment_task task where done_at is null and refused is null and next_try_at <= now()
                and not exists (
                  select from payment_task earlier
                   where earlier.payment_id = task.payment_id and earlier.created_at < task.created_at
                     and earlier.done_at is null and earlier.refused is null)
              order by next_try_at limit $1 for update skip locked
           ), taken as (
             update payment_task set tries = tries + 1,
                    next_try_at = now() + least(interval '1 hour', interval '1 minute' * (2 ^ least(tries, 6)))
              where id in (select id from due) returning *
           )
           select taken.id, taken.kind, taken.amount, taken.tries,
                  json_build_object('id', payment.id, 'provider', provider, 'methodKey', method_key,
                    'amount', payment.amount, 'status', status, 'reference', reference, 'captured', captured,
                    'refunded', refunded, 'checkoutId', checkout_id) as payment
             from taken join payment on payment.id = taken.payment_id order by taken.created_at`,
    values: [most],
  });
}

/** True once: a process that comes second with the same task has nothing left to note. */
export async function finishTask(tx: Queryable, id: string): Promise<boolean> {
  const done = await tx.query({
    name: 'payment-task-done',
    text: 'update payment_task set done_at = now() where id = $1 and done_at is null returning 1',
    values: [id],
  });
  return done.length > 0;
}

const noted: Readonly<Record<TaskKind, string>> = {
  capture: `update payment set status = 'CAPTURED', captured = $2, changed_at = now() where id = $1 and status = 'AUTHORIZED'`,
  void: `update payment set status = 'VOIDED', changed_at = now() where id = $1 and status = 'AUTHORIZED' and $2 >= 0`,
  refund: `update payment set refunded = refunded + $2, changed_at = now(),
                  status = case when refunded + $2 = captured then 'REFUNDED' else status end where id = $1`,
};

export async function noteMoney(tx: Queryable, paymentId: string, kind: TaskKind, amount: number): Promise<void> {
  await tx.query({ name: `payment-${kind}`, text: noted[kind], values: [paymentId, amount] });
}

/** The provider refuses: it is not asked again until a person has looked at the payment. */
export async function giveUpTask(tx: Queryable, task: Pick<Task, 'id' | 'payment'>, why: string): Promise<void> {
  await tx.query({ text: 'update payment_task set refused = $2 where id = $1', values: [task.id, why] });
  await tx.query({ text: 'update payment set attention = $2 where id = $1', values: [task.payment.id, why] });
}

/** Seconds since the oldest task that is due should have been taken. */
export async function oldestDueTask(on: Queryable): Promise<number> {
  const [row] = await on.query<{ readonly seconds: number }>({
    name: 'oldest due payment task',
    text: `select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 as seconds from payment_task
            where done_at is null and refused is null and next_try_at <= now()`,
  });
  return row?.seconds ?? 0;
}
