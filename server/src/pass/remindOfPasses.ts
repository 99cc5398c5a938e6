import { recipientsOf } from '../customer/profile/recipientsOf.ts';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { QueueMail } from '../platform/mail/mail.ts';
import type { PassParts } from './getPass.ts';
import type { PassMail } from './passMail.ts';
import { takeEnding } from './queries.ts';
import { daysBefore } from './renewal.ts';

export interface Reminding extends PassParts {
  readonly queueMail: QueueMail;
  readonly passMail: PassMail;
  readonly log: Log;
}

const atOnce = 100;

/** PASS-01: a customer whose pass ends within a week is reminded once; the mail and its note are one transaction. */
export async function remindOfPasses({
  database,
  plans,
  queueMail,
  passMail,
}: Omit<Reminding, 'log'>): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const ending = await takeEnding(tx, daysBefore, atOnce);
      const holders = await recipientsOf(
        tx,
        ending.map(({ customerId }) => customerId),
      );
      for (const { customerId, planId, endDate, renews } of ending) {
        const holder = holders.get(customerId);
        if (!holder) continue;
        const plan = plans.find((one) => one.planId === planId)?.name ?? planId;
        const { email: recipient, firstName } = holder;
        await queueMail(tx, passMail({ recipient, firstName, plan, endDate, renews }));
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
