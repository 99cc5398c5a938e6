import type { Problem } from '../src/fleet/verdict.ts';
import type { GaveWay } from './gaveWay.ts';
import { busyWarning, type meanCores } from './meanCores.ts';
import { inWords, problemLine, table } from './report.ts';
import { breaking, type StepOutcome } from './steps.ts';

export interface DoublingRun {
  readonly at: string;
  readonly machine: string;
  /** Their own waiting for a processor is not in their times. */
  readonly callersFirst: boolean;
  readonly steps: readonly StepOutcome[];
  /** One step further. */
  readonly beyond: StepOutcome;
  /** On average, until it broke. */
  readonly cores: ReturnType<typeof meanCores>;
  /** Of the answers of 503 beyond, those that say when to ask again. */
  readonly told503: { readonly all: number; readonly withTime: number };
  readonly gaveWay: readonly GaveWay[];
  readonly recoveredAfterMs?: number;
  readonly fallen: number;
  readonly problems: readonly Problem[];
  readonly statuses: Readonly<Record<string, number>>;
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly turnedAway: number;
  readonly oddities: Readonly<Record<string, number>>;
}

/** It may break, that is what it is for: but nothing is lost, nobody falls, and it comes back by itself. */
export const hasHeld = (run: DoublingRun): boolean =>
  run.problems.length === 0 && run.fallen === 0 && run.recoveredAfterMs !== undefined && (run.statuses[500] ?? 0) === 0;

export function doublingReport(run: DoublingRun): string {
  const row = (name: string, { answersPerSecond, slowest, failedShare, statuses, cores }: StepOutcome) => [
    ...[name, answersPerSecond.toFixed(0), `${Math.round(slowest)} ms`, `${(failedShare * 100).toFixed(1)} %`],
    ...[cores.machine, cores.shops, cores.postgres, cores.nginx, cores.callers].map((value) => value.toFixed(2)),
    inWords(statuses),
  ];
  const [first, ...followed] = run.gaveWay;
  return [
    `# Load doubled every minute until it breaks, ${run.at}`,
    '',
    `Broken: p95 of a kind of call above ${breaking.p95Ms} ms, or more than ${breaking.failedShare * 100} % of the calls failed or limited. ${run.machine}`,
    '',
    hasHeld(run)
      ? '**It broke, lost nothing, and came back by itself.**'
      : `**Not passed: ${run.problems.length} problems, ${run.fallen} processes fell, ${run.recoveredAfterMs === undefined ? 'it did not recover' : 'it recovered'}, ${run.statuses[500] ?? 0} answers of 500.**`,
    '',
    ...busyWarning(run.cores),
    run.callersFirst
      ? 'The callers have the processor before all others.'
      : '**The callers wait for the processor like all others: times of a used-up machine are theirs as well.**',
    '',
    first
      ? `First to give way: ${first.resource} (${first.found}, at ${first.rate} visits a second).`
      : 'Nothing was used up before it broke.',
    ...followed.map(({ resource, found, rate }) => `- then ${resource} (${found}, at ${rate} a second)`),
    '',
    ...table(
      [
        'visits a second',
        'answers a second',
        'p95, slowest kind',
        'failed',
        'cores',
        'shops',
        'PostgreSQL',
        'nginx',
        'callers',
        'by status',
      ],
      [...run.steps.map((step) => row(String(step.rate), step)), row(`beyond: ${run.beyond.rate}`, run.beyond)],
    ),
    '',
    `Beyond: ${run.told503.all} answers of 503, ${run.told503.withTime} of them with Retry-After.`,
    '',
    run.recoveredAfterMs === undefined
      ? 'It was not quick again within two minutes after the load went back.'
      : `Back at ${run.steps[0]?.rate} a second it was quick again, without a failure, after ${run.recoveredAfterMs / 1000} s.`,
    '',
    `All answers by status: ${inWords(run.statuses)}. Acknowledged: ${inWords(run.acknowledged)}. Turned away by the callers: ${run.turnedAway}. Noticed: ${inWords(run.oddities)}.`,
    ...run.problems.slice(0, 20).map(problemLine),
  ].join('\n');
}
