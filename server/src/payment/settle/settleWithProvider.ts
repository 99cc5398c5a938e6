import type { PaymentProvider } from '../provider.ts';
import type { PaymentRow, TaskKind } from './paymentTasks.ts';
import type { Task } from './queries.ts';

/** What is to be noted of a payment. */
export interface Done {
  readonly kind: TaskKind;
  readonly amount: number;
}

export type SettlingProvider = Pick<PaymentProvider, 'capture' | 'refund' | 'void' | 'read'>;

/** Carries one task out at the provider; answers what is to be noted of the payment. */
export async function settleWithProvider(
  provider: SettlingProvider,
  { id, kind, amount, payment }: Pick<Task, 'id' | 'kind' | 'amount'> & { readonly payment: PaymentRow },
): Promise<readonly Done[]> {
  const { reference } = payment;
  // A payment that the provider never named has nothing to settle there.
  if (reference === null) return [{ kind, amount }];
  if (kind === 'void') return voidOrRefund(provider, reference, { key: id, payment });
  await provider[kind](reference, amount, id);
  return [{ kind, amount }];
}

/**
 * What was captured is refunded, what is only authorised is voided: some methods are captured at once, and an order may
 * be cancelled after its capture. The provider's figures count; where it has none (payment at the door), ours do.
 */
async function voidOrRefund(
  provider: SettlingProvider,
  reference: string,
  { key, payment }: { readonly key: string; readonly payment: PaymentRow },
): Promise<readonly Done[]> {
  const { status, ...truth } = await provider.read(reference);
  const captured = Math.max(truth.captured, payment.captured);
  const refunded = Math.max(truth.refunded, payment.refunded);
  if (captured > 0) {
    if (captured > refunded) await provider.refund(reference, captured - refunded, key);
    return [
      { kind: 'capture', amount: captured },
      { kind: 'refund', amount: captured - payment.refunded },
    ];
  }
  if (status !== 'voided' && status !== 'refunded') await provider.void(reference, key);
  return [{ kind: 'void', amount: 0 }];
}
