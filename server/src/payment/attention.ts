import type { Queryable } from '../platform/database/database.ts';
import type { PaymentRow, TaskKind } from './settle/paymentTasks.ts';

export interface Attention {
  readonly paymentId: string;
  readonly checkoutId: string;
  readonly provider: string;
  readonly status: PaymentRow['status'];
  readonly reference: string | null;
  readonly why: string;
  /** What the provider refused, where that is why. */
  readonly kind: TaskKind | null;
  readonly amount: number | null;
}

/** Payments a person has to look at, the oldest first. */
export function paymentsInNeed(on: Queryable, limit: number): Promise<readonly Attention[]> {
  return on.query({
    text: `select payment.id as "paymentId", checkout_id as "checkoutId", provider, status, reference, attention as why,
                  refused.kind, refused.amount
             from payment
             left join lateral (
               select kind, amount from payment_task
                where payment_id = payment.id and payment_task.refused is not null order by created_at desc limit 1
             ) refused on true
            where attention is not null order by payment.created_at limit $1`,
    values: [limit],
  });
}

export interface StuckTask {
  readonly checkoutId: string;
  readonly provider: string;
  readonly kind: TaskKind;
  readonly amount: number;
  readonly tries: number;
  readonly since: Date;
}

/** What a provider was asked so many times without an answer. */
export function stuckTasks(on: Queryable, tries: number, limit: number): Promise<readonly StuckTask[]> {
  return on.query({
    text: `select checkout_id as "checkoutId", provider, kind, payment_task.amount, tries, payment_task.created_at as since
             from payment_task join payment on payment.id = payment_id
            where done_at is null and refused is null and tries >= $1 order by payment_task.created_at limit $2`,
    values: [tries, limit],
  });
}

/** A person has seen to it. By the payment's id, or by that of its checkout; false where nothing waited. */
export async function settleAttention(
  on: Queryable,
  { paymentId, checkoutId }: { readonly paymentId: string; readonly checkoutId?: string | undefined },
): Promise<boolean> {
  const settled = await on.query({
    text: `update payment set attention = null
            where attention is not null and (id::text = $1 or checkout_id = $2) returning 1`,
    values: [paymentId, checkoutId ?? null],
  });
  return settled.length > 0;
}

/** How many payments wait for a person; not counted beyond a thousand. */
export async function countAttention(on: Queryable): Promise<number> {
  const [row] = await on.query<{ readonly count: number }>({
    name: 'payments in need',
    text: `select count(*)::integer as count from (select from payment where attention is not null limit 1000) in_need`,
  });
  return row?.count ?? 0;
}
