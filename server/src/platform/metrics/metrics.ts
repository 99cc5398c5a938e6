import { createOrder, finalizeCart } from '@trolley/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type BacklogMetrics, createBacklogMetrics } from './backlogMetrics.ts';
import { createDatabaseMetrics, type DatabaseMetrics } from './databaseMetrics.ts';
import { createSellingMetrics, type SellingMetrics } from './sellingMetrics.ts';
import { createSnapshotMetrics, type SnapshotMetrics } from './snapshotMetrics.ts';

export type PageCacheOutcome = 'hit' | 'stale' | 'miss';

type MailOutcome = 'sent' | 'failed';

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, never the address itself: every label value costs memory for good. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface JobRun {
  readonly job: string;
  readonly seconds: number;
  readonly failed: boolean;
}

export interface Vital {
  /** The name of the route: there are few. */
  readonly route: string;
  readonly name: string;
  /** Milliseconds; CLS is a share. */
  readonly value: number;
}

export interface Metrics extends DatabaseMetrics, SnapshotMetrics, SellingMetrics, BacklogMetrics {
  requestAnswered(request: AnsweredRequest): void;
  /** From then on its last success is known, so that one which never succeeds is seen too; and how often it ought to run. */
  jobStarted(job: string, everySeconds: number): void;
  jobRan(run: JobRun): void;
  pageCacheAsked(outcome: PageCacheOutcome): void;
  mailTried(outcome: MailOutcome): void;
  vitalReported(vital: Vital): void;
  /** A call was refused because more came than could be served. */
  loadShed(): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Alerts are made of those of the checkout: a series that began with its first failure would not rise by it. */
const failures = ['500', '503'];

/** `process: false` leaves out what Node itself measures, which a test has no use for. */
export function createMetrics({ process = true }: { readonly process?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  for (const { method, path } of [finalizeCart, createOrder])
    for (const status of failures) durations.zero({ method, route: path, status });
  const pageCache = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages asked of the page cache: found, found but out of date, or not found.',
    labelNames: ['outcome'],
    registers: [registry],
  });

  // Finding a metric by its labels costs more than counting; there are few combinations, so each is found once. Not by one
  // text of all three: it would be put together, and its hash counted, for every answer.
  const known = new Map<string, Map<string, Map<number, ReturnType<typeof durations.labels>>>>();
  function durationOf(method: string, route: string, status: number) {
    const ofRoute = within(known, route, () => new Map());
    const ofMethod = within(ofRoute, method, () => new Map());
    return within(ofMethod, status, () => durations.labels(method, route, String(status)));
  }
  const mails = new Counter({
    name: 'mail_tries_total',
    help: 'Tries to send a mail: the mail server took it, or it is tried again later.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Calls that were refused with 503 because more came than could be served.',
    registers: [registry],
  });
  // Both from zero, so that the first failure is already a rise.
  const tried = { sent: mails.labels('sent'), failed: mails.labels('failed') };
  for (const one of Object.values(tried)) one.inc(0);
  const asked = { hit: pageCache.labels('hit'), stale: pageCache.labels('stale'), miss: pageCache.labels('miss') };

  return {
    ...createDatabaseMetrics(registry),
    ...createSnapshotMetrics(registry),
    ...createSellingMetrics(registry),
    ...createBacklogMetrics(registry),
    requestAnswered: ({ method, route, status, seconds }) => durationOf(method, route, status).observe(seconds),
    pageCacheAsked: (outcome) => asked[outcome].inc(),
    mailTried: (outcome) => tried[outcome].inc(),
    loadShed: () => shed.inc(),
    ...createJobMetrics(registry),
    vitalReported: createVitalMetrics(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

function createJobMetrics(registry: Registry): Pick<Metrics, 'jobStarted' | 'jobRan'> {
  const common = { labelNames: ['job'] as const, registers: [registry] };
  const runs = new Counter({ name: 'job_runs_total', help: 'Runs of a job in this process.', ...common });
  const failures = new Counter({ name: 'job_failures_total', help: 'Runs of a job that failed.', ...common });
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long a run of a job took.',
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    ...common,
  });
  const success = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last ended well in this process; until it does, when the process began with it.',
    ...common,
  });
  const interval = new Gauge({ name: 'job_interval_seconds', help: 'How often a job ought to run.', ...common });
  return {
    jobStarted(job, everySeconds) {
      interval.set({ job }, everySeconds);
      success.setToCurrentTime({ job });
      failures.inc({ job }, 0);
    },
    jobRan({ job, seconds: taken, failed }) {
      runs.inc({ job });
      // Also a job that never failed has a figure to watch.
      failures.inc({ job }, failed ? 1 : 0);
      seconds.observe({ job }, taken);
      if (!failed) success.setToCurrentTime({ job });
    },
  };
}

/** What browsers measured, by the names of web-vitals. */
function createVitalMetrics(registry: Registry): Metrics['vitalReported'] {
  const common = { labelNames: ['route'] as const, registers: [registry] };
  const cls = new Histogram({
    name: 'web_vitals_cls',
    help: 'How much of a page moved while it was shown (Cumulative Layout Shift), by route.',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
    ...common,
  });
  const seconds = new Map(
    Object.entries({
      LCP: 'Until the largest part of a page was shown (Largest Contentful Paint)',
      INP: 'The slowest answers to a press (Interaction to Next Paint)',
      FCP: 'Until the first part of a page was shown (First Contentful Paint)',
      TTFB: 'Until the first byte of a page came (Time To First Byte)',
    }).map(([name, help]) => [
      name,
      new Histogram({
        name: `web_vitals_${name.toLowerCase()}_seconds`,
        help: `${help}, by route.`,
        buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
        ...common,
      }),
    ]),
  );
  return ({ route, name, value }) => {
    if (name === 'CLS') cls.observe({ route }, value);
    else seconds.get(name)?.observe({ route }, value / 1000);
  };
}
