import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { QueueMail } from '../platform/mail/mail.ts';
import type { Passes } from './passes.ts';
import type { PassMail } from './passMail.ts';
import { takeEnding } from './queries.ts';
import { daysBefore } from './renewal.ts';

export interface Reminding extends Passes {
  readonly queueMail: QueueMail;
  readonly passMail: PassMail;
  readonly log: Log;
}

const atOnce = 100;

/** PASS-01: whoever's pass ends within a week is told once; the mail and the note of it are one transaction. */
export async function remindOfPasses({
  database,
  offers,
  queueMail,
  passMail,
}: Omit<Reminding, 'log'>): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const ending = await takeEnding(tx, daysBefore, atOnce);
      for (const { planId, email: recipient, ...rest } of ending) {
        const plan = offers.pass.plans.find((one) => one.planId === planId)?.name ?? planId;
        await queueMail(tx, passMail({ ...rest, recipient, plan }));
      }
      return ending.length;
    });
    told += count;
    if (count < atOnce) return told;
  }
}

const everyMs = 60 * 60_000;

export function remindJob({ log, ...parts }: Reminding): Job {
  return defineJob({
    name: 'remind-of-passes',
    everyMs,
    leader: true,
    async run() {
      const count = await remindOfPasses(parts);
      if (count > 0) log.info({ count }, 'told of passes that end soon');
    },
  });
}
