import type { Queryable } from '../../platform/database/database.ts';

/** An authorised payment that was not captured yet. */
export interface HeldPayment {
  readonly id: string;
  readonly provider: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly customerId: string | null;
  readonly savedMethodId: string | null;
}

const held = `payment.status = 'AUTHORIZED' and reference is not null and attention is null
  and not exists (select from payment_task where payment_id = payment.id and done_at is null)`;

/** Those that may end by themselves before long, the oldest first; what is about to be settled is left to that. */
export function selectHeld(on: Queryable, olderThanHours: number, most: number): Promise<readonly HeldPayment[]> {
  return on.query({
    text: `select payment.id, provider, reference, amount, currency, customer_id as "customerId",
                  saved_method_id as "savedMethodId"
             from payment join checkout on checkout.id = checkout_id
            where ${held} and changed_at < now() - make_interval(hours => $1)
            order by changed_at limit $2`,
    values: [olderThanHours, most],
  });
}

/** True where it is still held as it was: then it has the new name from now on. */
export async function changeReference(tx: Queryable, { id, reference }: HeldPayment, next: string): Promise<boolean> {
  // Locked first, so that a task that is written just now is seen.
  await tx.query({ text: 'select from payment where id = $1 for update', values: [id] });
  const changed = await tx.query({
    text: `update payment set reference = $3, changed_at = now() where id = $1 and reference = $2 and ${held} returning 1`,
    values: [id, reference, next],
  });
  return changed.length > 0;
}

export async function selectReference(on: Queryable, paymentId: string): Promise<string | null | undefined> {
  const [row] = await on.query<{ readonly reference: string | null }>({
    text: 'select reference from payment where id = $1',
    values: [paymentId],
  });
  return row?.reference;
}

/** A person has to look at it, unless it was settled or authorised again meanwhile; what was told before stays. */
export async function raiseAttention(
  on: Queryable,
  { id, reference }: HeldPayment,
  attention: string,
): Promise<boolean> {
  const raised = await on.query({
    text: `update payment set attention = $3 where id = $1 and reference = $2 and ${held} returning 1`,
    values: [id, reference, attention],
  });
  return raised.length > 0;
}
