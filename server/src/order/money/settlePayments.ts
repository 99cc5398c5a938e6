import type { Payments } from '../../payment/openPayments.ts';
import { type PaymentProvider, ProviderAway } from '../../payment/provider.ts';
import { ProviderRefusal } from '../../payment/providerRefusal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { finishTask, giveUpTask, noteMoney, type PaymentRow, type Task, type TaskKind, takeTasks } from './queries.ts';

export interface SettlingParts {
  readonly database: Database;
  readonly payments: Pick<Payments, 'byName'>;
  readonly log: Log;
}

const atOnce = 20;

/** Tells providers what was decided: money to be taken, let go of or given back. What fails is tried again later. */
export async function settlePayments(parts: SettlingParts, signal?: AbortSignal): Promise<number> {
  let settled = 0;
  for (;;) {
    const tasks = await takeTasks(parts.database, atOnce);
    const before = settled;
    for (const task of tasks) if (await settle(parts, task)) settled++;
    // What was settled may have been in the way of the next task of its payment.
    if ((tasks.length < atOnce && settled === before) || signal?.aborted) return settled;
  }
}

async function settle({ database, payments, log }: SettlingParts, task: Task): Promise<boolean> {
  const { payment, kind } = task;
  const about = { payment: payment.id, kind, amount: task.amount };
  const provider = payments.byName(payment.provider);
  try {
    if (!provider) throw new ProviderAway(`nobody called ${payment.provider} takes money here`);
    const done = await tell(provider, task);
    await database.transaction(async (tx) => {
      if (!(await finishTask(tx, task.id))) return;
      for (const one of done) await noteMoney(tx, payment.id, one.kind, one.amount);
    });
    log.info(about, 'a payment was settled');
    return true;
  } catch (err) {
    if (err instanceof ProviderRefusal) {
      log.error({ ...about, err }, 'a provider refuses: a person has to look at this payment');
      await database.transaction((tx) => giveUpTask(tx, task, err.message));
    } else {
      log.warn({ ...about, err, tries: task.tries }, 'a payment could not be settled yet');
    }
    return false;
  }
}

interface Done {
  readonly kind: TaskKind;
  readonly amount: number;
}

async function tell(provider: PaymentProvider, { id, kind, amount, payment }: Task): Promise<readonly Done[]> {
  const { reference } = payment;
  // Without a name of the provider's there is nothing there to be settled.
  if (reference === null) return [{ kind, amount }];
  if (kind === 'capture') await provider.capture(reference, amount, id);
  if (kind === 'refund') await provider.refund(reference, amount, id);
  if (kind === 'void') return letGo(provider, reference, { key: id, payment });
  return [{ kind, amount }];
}

/**
 * What was taken is given back, what is only held is let go of: some methods are captured at once, and an order may be
 * cancelled after its capture. The provider's word counts; of who keeps none, ours.
 */
async function letGo(
  provider: PaymentProvider,
  reference: string,
  { key, payment }: { readonly key: string; readonly payment: PaymentRow },
): Promise<readonly Done[]> {
  const truth = await provider.read(reference);
  const { status } = truth;
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
