import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import type { SellingMetrics } from '../../platform/metrics/sellingMetrics.ts';
import type { Payments } from '../openPayments.ts';
import { ProviderAway, ProviderRefusal } from '../provider.ts';
import { finishTask, giveUpTask, noteMoney, type Task, takeTasks } from './queries.ts';
import { type Done, settleWithProvider } from './settleWithProvider.ts';

export interface SettlingParts {
  readonly database: Database;
  readonly payments: Pick<Payments, 'byName'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly metrics?: Pick<SellingMetrics, 'paymentMoved'> | undefined;
  /** Told after the commit of what was done with the money of a checkout. */
  readonly onSettled?: ((settled: SettledTask) => Promise<void>) | undefined;
}

export interface SettledTask {
  readonly checkoutId: string;
  readonly provider: string;
  readonly done: readonly Done[];
}

const results = { capture: 'captured', void: 'voided', refund: 'refunded' } as const;

const atOnce = 20;

/** Carries the tasks out at the providers: capture, void, refund. What fails is retried later. */
export async function settlePayments(parts: SettlingParts, signal?: AbortSignal): Promise<number> {
  let settled = 0;
  for (;;) {
    const tasks = await takeTasks(parts.database, atOnce);
    const before = settled;
    for (const task of tasks) if (await settle(parts, task)) settled++;
    // The next task of a payment waited for the one that was settled now.
    if ((tasks.length < atOnce && settled === before) || signal?.aborted) return settled;
  }
}

async function settle(parts: SettlingParts, task: Task): Promise<boolean> {
  const { database, payments, log, metrics } = parts;
  const { payment, kind } = task;
  const about = { payment: payment.id, kind, amount: task.amount };
  const provider = payments.byName(payment.provider);
  try {
    if (!provider) throw new ProviderAway(`this shop has no provider ${payment.provider}`);
    const done = await settleWithProvider(provider, task);
    const finished = await database.transaction(async (tx) => {
      if (!(await finishTask(tx, task.id))) return false;
      for (const one of done) await noteMoney(tx, payment.id, one.kind, one.amount);
      return true;
    });
    if (finished) {
      for (const one of done) metrics?.paymentMoved({ provider: payment.provider, result: results[one.kind] });
      await tellSettled(parts, { checkoutId: payment.checkoutId, provider: payment.provider, done });
    }
    log.info(about, 'a payment was settled');
    return true;
  } catch (err) {
    if (err instanceof ProviderRefusal) {
      log.error({ ...about, err }, 'a provider refuses: a person has to look at this payment');
      await database.transaction((tx) => giveUpTask(tx, task, err.message));
      metrics?.paymentMoved({ provider: payment.provider, result: 'refused' });
    } else {
      log.warn({ ...about, err, tries: task.tries }, 'a payment could not be settled yet');
    }
    return false;
  }
}

/** The money has moved and that is saved: where telling of it fails, the log says of what. */
async function tellSettled({ log, onSettled }: SettlingParts, settled: SettledTask): Promise<void> {
  try {
    await onSettled?.(settled);
  } catch (err) {
    log.warn({ ...settled, err }, 'a payment was settled, but not told to its order');
  }
}

/** Tells providers what was decided, by whichever process, as soon as it hears of it, and looks every minute. */
export function settleJob(parts: SettlingParts): Job {
  return defineJob({
    name: 'settle-payments',
    everyMs: 60_000,
    channel: 'payment_task',
    run: async (signal) => void (await settlePayments(parts, signal)),
  });
}
