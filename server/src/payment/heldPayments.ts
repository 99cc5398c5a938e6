import type { Queryable } from '../platform/database/database.ts';

/** An authorised payment that was not captured yet. */
export interface HeldPayment {
  readonly id: string;
  readonly provider: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly checkoutId: string;
  readonly savedMethodId: string | null;
  /** As the database writes it: where the next page begins. */
  readonly changedAt: string;
}

export interface HeldPage {
  readonly olderThanHours: number;
  /** Whose authorisations never end by themselves. */
  readonly without: string;
  readonly after?: HeldPayment | undefined;
  readonly most: number;
}

const held = `payment.status = 'AUTHORIZED' and reference is not null and attention is null
  and not exists (select from payment_task where payment_id = payment.id and done_at is null)`;

/** Those that may end by themselves before long, the oldest first; what is about to be settled is left to that. */
export function selectHeld(on: Queryable, page: HeldPage): Promise<readonly HeldPayment[]> {
  const { olderThanHours, without, after, most } = page;
  return on.query({
    text: `select id, provider, reference, amount, currency, checkout_id as "checkoutId",
                  saved_method_id as "savedMethodId", changed_at::text as "changedAt"
             from payment
            where ${held} and provider <> $2 and changed_at < now() - make_interval(hours => $1)
              and ($3::timestamptz is null or (changed_at, id) > ($3, $4::uuid))
            order by changed_at, id limit $5`,
    values: [olderThanHours, without, after?.changedAt ?? null, after?.id ?? null, most],
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
