import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { askGateway, type GatewayAccess } from './askGateway.ts';
import { bookingReply } from './openGateway.ts';
import { finishTask, refuseTask, type Task, takeTasks } from './queries.ts';

interface Parts {
  readonly database: Database;
  readonly access: GatewayAccess;
  readonly log: Pick<Log, 'warn'>;
}

const atOnce = 20;

/** Tells the programme what was decided. What it does not answer is repeated; its cause makes it one booking. */
export async function sendTasks(parts: Parts): Promise<number> {
  let sent = 0;
  for (;;) {
    const tasks = await takeTasks(parts.database, atOnce);
    const before = sent;
    for (const task of tasks) if (await send(parts, task)) sent += 1;
    if (tasks.length < atOnce || sent === before) return sent;
  }
}

async function send({ database, access, log }: Parts, task: Task): Promise<boolean> {
  const { id, memberId, kind, poolId, value, cause, orderNumber } = task;
  // An intent that nobody claimed is taken back like a claim that was given up.
  const isReversal = kind === 'giveBack' || kind === 'redeem';
  const path = isReversal ? `/bookings/${encodeURIComponent(cause)}/reversal` : '/bookings';
  const body = isReversal ? {} : { memberId, kind, poolId, value, cause, orderNumber };
  const idempotencyKey = isReversal ? `${cause}:back` : cause;
  const told = await askGateway(access, { method: 'POST', path, body, idempotencyKey, reply: bookingReply });
  if (told === 'away') return false;
  if ('refused' in told) {
    log.warn({ cause, message: told.message }, 'the loyalty programme refuses a booking: a person has to look at it');
    await refuseTask(database, id, told.message === '' ? 'refused' : told.message);
    return false;
  }
  if (kind === 'redeem') await refuseTask(database, id, 'no claim followed: taken back');
  else await finishTask(database, cause, kind);
  return true;
}

export function sendTasksJob(parts: Parts): Job {
  return defineJob({
    name: 'loyalty-tasks',
    everyMs: 15_000,
    run: async () => void (await sendTasks(parts)),
  });
}
