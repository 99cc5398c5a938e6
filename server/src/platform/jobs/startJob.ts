import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Job } from './job.ts';
import { createLeader, type Outcome } from './leader.ts';

export interface JobParts {
  readonly database: Database;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'jobStarted' | 'jobRan'>;
  readonly now?: () => number;
  /** After the first failure; twice as long after each further one, up to the job's interval. */
  readonly retryMs?: number;
  /** How long the lease of a killed process blocks the others. */
  readonly leaseMs?: number;
}

export interface RunningJob {
  /** Now, or as soon as what is under way is done. */
  hint(): void;
  /** Nothing begins after it; what is under way comes to its end. */
  close(): Promise<void>;
}

/** A longer one would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Runs one job on its schedule, one run at a time. A failure is logged and retried soon, then later and later. */
export function startJob(job: Job, parts: JobParts): RunningJob {
  const { database, log, metrics, now = Date.now, retryMs = 5000, leaseMs = 30_000 } = parts;
  const closing = new AbortController();
  const problems = createProblemLog(job.name, log);
  const lead = job.leader ? createLeader({ database, job: job.name, leaseMs }) : undefined;
  const firstMs = job.skipFirst ? intervalMs() : 0;
  metrics?.jobStarted(job.name, periodMs(job, now()) / 1000);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let hinted = false;
  let failures = 0;

  function intervalMs(): number {
    return 'everyMs' in job ? job.everyMs : Math.max(0, job.nextAt(now()) - now());
  }

  function retryAfter(err: unknown): Outcome {
    problems.seen(err);
    const waitMs = Math.min(retryMs * 2 ** failures, Math.max(intervalMs(), retryMs));
    failures += 1;
    return { waitMs, failed: true };
  }

  async function work(signal: AbortSignal): Promise<Outcome> {
    const startedAt = performance.now();
    const outcome = await job.run(signal).then((): Outcome => {
      failures = 0;
      problems.over();
      return { waitMs: intervalMs(), failed: false };
    }, retryAfter);
    metrics?.jobRan({ job: job.name, seconds: (performance.now() - startedAt) / 1000, failed: outcome.failed });
    return outcome;
  }

  /** Answers how long to wait for the next time. */
  function runOnce(): Promise<number> {
    hinted = false;
    if (!lead) return work(closing.signal).then(({ waitMs }) => waitMs);
    // While the database is away no process can take the lease.
    return lead(firstMs, closing.signal, work).catch((err: unknown) => retryAfter(err).waitMs);
  }

  async function runWhileHinted(): Promise<void> {
    let waitMs: number;
    do waitMs = await runOnce();
    while (hinted && !closing.signal.aborted);
    wait(waitMs);
  }

  function begin(): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    running ??= runWhileHinted().finally(() => {
      running = undefined;
    });
  }

  function wait(milliseconds: number): void {
    if (closing.signal.aborted) return;
    timer = setTimeout(begin, Math.min(milliseconds, longestTimerMs)).unref();
  }

  if (lead) begin();
  else wait(firstMs);

  return {
    hint() {
      hinted = true;
      begin();
    },
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Of a job with moments of its own, from the next one to the one after it. */
function periodMs(job: Job, now: number): number {
  if ('everyMs' in job) return job.everyMs;
  const next = job.nextAt(now);
  return job.nextAt(next) - next;
}

/** Logs a problem once, however often it comes in a row, and once its end. */
function createProblemLog(job: string, log: Log) {
  let known: string | undefined;
  return {
    seen(err: unknown) {
      const problem = String(err);
      if (problem !== known) log.error({ job, err }, 'a job failed; it is tried again');
      known = problem;
    },
    over() {
      if (known !== undefined) log.info({ job }, 'a job that had failed works again');
      known = undefined;
    },
  };
}
