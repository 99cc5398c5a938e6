import type { Answer } from '../src/fleet/ledger.ts';
import { type CallKind, judgedKinds } from './kindOfCall.ts';
import { isFailure, latenciesIn, type Span } from './overTime.ts';
import type { Sample } from './sample.ts';
import { percentile } from './statistics.ts';

export const breaking = { p95Ms: 1000, failedShare: 0.01 } as const;

export interface StepOutcome {
  /** Visits a second that were asked for. */
  readonly rate: number;
  readonly answersPerSecond: number;
  /** By kind, in milliseconds. */
  readonly p95: Readonly<Partial<Record<CallKind, number>>>;
  readonly slowest: number;
  /** Failures and calls refused by a limit, of all. */
  readonly failedShare: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** Cores, on average. */
  readonly cores: Readonly<Record<'shops' | 'postgres' | 'nginx' | 'callers' | 'machine', number>>;
}

/** What a step came to, by its second half: in the first the visitors of the step before are still there. */
export function outcomeOf(
  rate: number,
  step: Span,
  answers: readonly Answer[],
  samples: readonly Sample[],
): StepOutcome {
  const span = { from: (step.from + step.until) / 2, until: step.until };
  const isIn = ({ at }: { readonly at: number }) => at >= span.from && at < span.until;
  const these = answers.filter(isIn);
  const latencies = latenciesIn(these, span);
  const p95 = Object.fromEntries(
    judgedKinds.flatMap((kind) => {
      const value = percentile(latencies[kind], 95);
      return value === undefined ? [] : [[kind, value]];
    }),
  ) as Partial<Record<CallKind, number>>;
  const statuses: Record<number, number> = {};
  for (const { status } of these) statuses[status] = (statuses[status] ?? 0) + 1;
  const failed = these.filter((one) => isFailure(one) || one.status === 429).length;
  const seen = samples.filter(isIn);
  const mean = (of: (sample: Sample) => number) =>
    seen.length === 0 ? 0 : seen.reduce((sum, sample) => sum + of(sample), 0) / seen.length;
  return {
    rate,
    answersPerSecond: (these.length * 1000) / (span.until - span.from),
    p95,
    slowest: Math.max(0, ...Object.values(p95)),
    failedShare: these.length === 0 ? 1 : failed / these.length,
    statuses,
    cores: {
      shops: mean(({ shops }) => shops.reduce((sum, shop) => sum + (shop?.cores ?? 0), 0)),
      postgres: mean(({ postgres }) => postgres.cores),
      nginx: mean(({ cores }) => cores.nginx),
      callers: mean(({ cores }) => cores.callers),
      machine: mean(({ cores }) => cores.machine),
    },
  };
}

export const isBroken = ({ slowest, failedShare }: StepOutcome): boolean =>
  slowest > breaking.p95Ms || failedShare > breaking.failedShare;

/**
 * How long after the load went back calls were as quick again as in the first step, twice that and a tenth of a second at
 * most, without a failure from then on; undefined where they never were.
 */
export function recoveredAfterMs(
  first: StepOutcome,
  span: Span,
  answers: readonly Answer[],
  everyMs = 5000,
): number | undefined {
  const most = 2 * first.slowest + 100;
  let since: number | undefined;
  for (let from = span.from; from + everyMs <= span.until; from += everyMs) {
    const stretch = { from, until: from + everyMs };
    const these = answers.filter(({ at }) => at >= stretch.from && at < stretch.until);
    const taken = latenciesIn(these, stretch);
    const isGood =
      these.length > 0 &&
      !these.some((one) => isFailure(one) || one.status === 429) &&
      judgedKinds.every((kind) => (percentile(taken[kind], 95) ?? 0) <= most);
    since = isGood ? (since ?? from - span.from) : undefined;
  }
  return since;
}
