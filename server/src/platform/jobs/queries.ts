import type { Queryable } from '../database/database.ts';

export interface Lease {
  readonly job: string;
  /** A process. */
  readonly holder: string;
  readonly leaseMs: number;
}

const afterMs = (parameter: string) => `now() + ${parameter}::float8 * interval '1 millisecond'`;

/** A job that never ran is due after `firstMs`. */
export async function insertJob(on: Queryable, job: string, firstMs: number): Promise<void> {
  await on.query({
    name: 'job-insert',
    text: `insert into job_run (name, due_at) values ($1, ${afterMs('$2')}) on conflict do nothing`,
    values: [job, firstMs],
  });
}

/** Whether this process may work at it now. */
export async function claimRun(on: Queryable, { job, holder, leaseMs }: Lease): Promise<boolean> {
  const claimed = await on.query({
    name: 'job-claim',
    text: `update job_run set holder = $2, leased_until = ${afterMs('$3')}
            where name = $1 and leased_until <= now() and due_at <= now() returning 1`,
    values: [job, holder, leaseMs],
  });
  return claimed.length > 0;
}

/** How long until it is due and no other process holds its lease. */
export async function selectWait(on: Queryable, job: string): Promise<number> {
  const [row] = await on.query<{ waitMs: number }>({
    name: 'job-wait',
    text: `select extract(epoch from greatest(leased_until, due_at) - now())::float8 * 1000 as "waitMs"
             from job_run where name = $1`,
    values: [job],
  });
  return Math.max(0, row?.waitMs ?? 0);
}

/** Whether the lease was still this process's. */
export async function renewLease(on: Queryable, { job, holder, leaseMs }: Lease): Promise<boolean> {
  const renewed = await on.query({
    name: 'job-renew',
    text: `update job_run set leased_until = ${afterMs('$3')}
            where name = $1 and holder = $2 and leased_until > now() returning 1`,
    values: [job, holder, leaseMs],
  });
  return renewed.length > 0;
}

interface EndedRun {
  readonly job: string;
  readonly holder: string;
  readonly waitMs: number;
  readonly failed: boolean;
}

export async function endRun(on: Queryable, { job, holder, waitMs, failed }: EndedRun): Promise<void> {
  await on.query({
    name: 'job-end',
    text: `update job_run set holder = null, leased_until = '-infinity', due_at = ${afterMs('$3')},
                  last_success_at = case when $4 then last_success_at else now() end
            where name = $1 and holder = $2`,
    values: [job, holder, waitMs, failed],
  });
}
