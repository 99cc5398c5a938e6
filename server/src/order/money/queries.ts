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

/** At the door or in the store it is paid when it is handed over, not before. */
export const isPaidAtHandover = (methodKey: string): boolean =>
  methodKey === 'payment-at-the-door' || methodKey === 'payment-at-the-store';

export type TaskKind = 'capture' | 'void' | 'refund';

export async function insertTask(tx: Queryable, paymentId: string, kind: TaskKind, amount: number): Promise<void> {
  await tx.query({
    name: 'payment-task',
    text: 'insert into payment_task (payment_id, kind, amount) values ($1, $2, $3)',
    values: [paymentId, kind, amount],
  });
}

/** Whatever became of a payment until then, all of it goes back. Asked for twice it is asked for once. */
export async function insertLettingGo(tx: Queryable, paymentId: string): Promise<void> {
  await tx.query({
    name: 'payment-let-go',
    text: `insert into payment_task (payment_id, kind, amount) values ($1, 'void', 0)
           on conflict (payment_id, kind) where kind <> 'refund' do nothing`,
    values: [paymentId],
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

/**
 * Takes some of what is due, for as long as a call may take; whoever dies over it leaves it to the next. What a provider
 * is told of one payment it is told in turn: nothing is given back before it is known what was taken.
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

export interface Attention {
  readonly paymentId: string;
  /** Missing where no order came of it. */
  readonly orderNumber: string | null;
  readonly provider: string;
  readonly status: PaymentRow['status'];
  readonly reference: string | null;
  readonly why: string;
  /** What the provider refused, where that is why. */
  readonly kind: TaskKind | null;
  readonly amount: number | null;
}

/** Payments a person has to look at. */
export function selectAttention(on: Queryable, limit: number): Promise<readonly Attention[]> {
  return on.query({
    text: `select payment.id as "paymentId", order_number::text as "orderNumber", provider, payment.status, reference, attention as why,
                  refused.kind, refused.amount
             from payment left join shop_order using (checkout_id)
             left join lateral (
               select kind, amount from payment_task
                where payment_id = payment.id and payment_task.refused is not null order by created_at desc limit 1
             ) refused on true
            where attention is not null order by order_number nulls last, payment.created_at limit $1`,
    values: [limit],
  });
}

export interface StuckTask {
  readonly orderNumber: string | null;
  readonly provider: string;
  readonly kind: TaskKind;
  readonly amount: number;
  readonly tries: number;
  readonly since: Date;
}

/** What a provider has been told so many times without an answer. */
export function selectStuckTasks(on: Queryable, tries: number, limit: number): Promise<readonly StuckTask[]> {
  return on.query({
    text: `select order_number::text as "orderNumber", provider, kind, payment_task.amount, tries,
                  payment_task.created_at as since
             from payment_task join payment on payment.id = payment_id left join shop_order using (checkout_id)
            where done_at is null and refused is null and tries >= $1 order by payment_task.created_at limit $2`,
    values: [tries, limit],
  });
}

/** A person has seen to it. By the order's number, or by the payment's id where no order came of it. */
export async function settleAttention(on: Queryable, named: string): Promise<boolean> {
  const settled = await on.query({
    text: `update payment set attention = null where attention is not null and (id::text = $1 or checkout_id in (
             select checkout_id from shop_order where order_number = case when $1 ~ '^\\d{1,18}$' then $1::bigint end)) returning 1`,
    values: [named],
  });
  return settled.length > 0;
}
