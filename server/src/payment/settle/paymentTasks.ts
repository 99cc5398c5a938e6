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

/** The payment of an order; its status does not change until the transaction ends. */
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

/** Whatever became of a payment until then, all of it goes back. Asking twice makes one task. */
export async function insertVoidTask(tx: Queryable, paymentId: string): Promise<void> {
  await tx.query({
    name: 'payment-void-task',
    text: `insert into payment_task (payment_id, kind, amount) values ($1, 'void', 0)
           on conflict (payment_id, kind) where kind <> 'refund' do nothing`,
    values: [paymentId],
  });
}

/** Cents that are to be refunded, but the provider was not told yet. */
export async function promisedRefunds(tx: Queryable, paymentId: string): Promise<number> {
  const [row] = await tx.query<{ readonly amount: number }>({
    name: 'payment-promised',
    text: `select coalesce(sum(amount), 0)::integer as amount from payment_task
            where payment_id = $1 and kind = 'refund' and done_at is null and refused is null`,
    values: [paymentId],
  });
  return row?.amount ?? 0;
}
