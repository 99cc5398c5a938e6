import type { Queryable } from '../../platform/database/database.ts';

export interface PaymentRow {
  readonly id: string;
  readonly provider: string;
  readonly methodKey: string;
  readonly amount: number;
  readonly status: 'CREATED' | 'AUTHORIZED' | 'CAPTURED' | 'VOIDED' | 'DECLINED' | 'EXPIRED' | 'REFUNDED';
  readonly reference: string | null;
  readonly captured: number;
  readonly refunded: number;
}

const columns = 'id, provider, method_key as "methodKey", amount, status, reference, captured, refunded';

/** The payment of an order; nobody else moves it on until the transaction ends. */
export async function lockPayment(tx: Queryable, checkoutId: string): Promise<PaymentRow> {
  const [row] = await tx.query<PaymentRow>({
    name: 'order-payment-locked',
    text: `select ${columns} from payment where checkout_id = $1 for update`,
    values: [checkoutId],
  });
  if (!row) throw new Error('An order has no payment.');
  return row;
}

export type TaskKind = 'capture' | 'void' | 'refund';

export async function insertTask(tx: Queryable, paymentId: string, kind: TaskKind, amount: number): Promise<void> {
  await tx.query({
    name: 'payment-task',
    text: 'insert into payment_task (payment_id, kind, amount) values ($1, $2, $3)',
    values: [paymentId, kind, amount],
  });
}

/** What is promised to be refunded, but not told to the provider yet. */
export async function selectPromised(tx: Queryable, paymentId: string): Promise<number> {
  const [row] = await tx.query<{ readonly amount: number }>({
    name: 'payment-promised',
    text: `select coalesce(sum(amount), 0)::integer as amount from payment_task
            where payment_id = $1 and kind = 'refund' and done_at is null and refused is null`,
    values: [paymentId],
  });
  return row?.amount ?? 0;
}

export interface Task {
  readonly id: string;
  readonly kind: TaskKind;
  readonly amount: number;
  readonly tries: number;
  readonly payment: PaymentRow;
}

/** Takes some of what is due, for as long as a call may take; whoever dies over it leaves it to the next. */
export async function takeTasks(on: Queryable, most: number): Promise<readonly Task[]> {
  return on.query<Task>({
    name: 'payment-tasks-taken',
    text: `with due as (
             select id from payment_task where done_at is null and refused is null and next_try_at <= now()
              order by next_try_at limit $1 for update skip locked
           ), taken as (
             update payment_task set tries = tries + 1,
                    next_try_at = now() + least(interval '1 hour', interval '1 minute' * (2 ^ least(tries, 6)))
              where id in (select id from due) returning *
           )
           select taken.id, taken.kind, taken.amount, taken.tries,
                  json_build_object('id', payment.id, 'provider', provider, 'methodKey', method_key,
                    'amount', payment.amount, 'status', status, 'reference', reference, 'captured', captured,
                    'refunded', refunded) as payment
             from taken join payment on payment.id = taken.payment_id order by taken.created_at`,
    values: [most],
  });
}

/** True once: whoever comes second with the same task has nothing left to note. */
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

/** The provider will not: nobody asks again until a person has looked at it. */
export async function giveUpTask(tx: Queryable, task: Pick<Task, 'id' | 'payment'>, why: string): Promise<void> {
  await tx.query({ text: 'update payment_task set refused = $2 where id = $1', values: [task.id, why] });
  await tx.query({ text: 'update payment set attention = $2 where id = $1', values: [task.payment.id, why] });
}

/** What a person has to look at. */
export function selectAttention(on: Queryable, limit: number) {
  return on.query<{ readonly orderNumber: string; readonly attention: string }>({
    text: `select order_number::text as "orderNumber", attention from payment join shop_order using (checkout_id)
            where attention is not null order by order_number limit $1`,
    values: [limit],
  });
}
