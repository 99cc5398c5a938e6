import { defineJob, type Job } from '../../platform/jobs/job.ts';
import { type SettlingParts, settlePayments } from './settlePayments.ts';

/** Tells providers what was decided, by whichever process, as soon as it hears of it, and looks every minute. */
export function settleJob(parts: SettlingParts): Job {
  return defineJob({
    name: 'settle-payments',
    everyMs: 60_000,
    channel: 'payment_task',
    run: async (signal) => void (await settlePayments(parts, signal)),
  });
}
