import type { Problem } from '../src/fleet/verdict.ts';
import type { Check } from './judgeSoak.ts';
import { isPassed } from './judgeSoak.ts';
import type { CallKind } from './kindOfCall.ts';
import type { Life } from './lives.ts';
import { busyWarning, type meanCores } from './meanCores.ts';

export interface LatencyRow {
  readonly kind: CallKind;
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface SoakRun {
  readonly at: string;
  readonly machine: string;
  readonly minutes: number;
  readonly rate: number;
  readonly visits: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly latencies: readonly LatencyRow[];
  /** Cores on average, of the whole run. */
  readonly cores: ReturnType<typeof meanCores>;
  readonly happened: readonly { readonly minute: number; readonly label: string; readonly readyAgainMs?: number }[];
  readonly failures: { readonly reads: number; readonly writes: number; readonly others: number };
  readonly lives: readonly Life[];
  readonly mailsSent: number;
  readonly databaseMb: { readonly before: number; readonly after: number };
  readonly problems: readonly Problem[];
  readonly oddities: Readonly<Record<string, number>>;
  readonly checks: readonly Check[];
}

/** For people; the same is in the JSON beside it. */
export function soakReport(run: SoakRun): string {
  return [
    `# Soak, ${run.minutes} minutes, ${run.at}`,
    '',
    `Three shops behind nginx on one PostgreSQL, ${run.rate} visits a second. ${run.machine}`,
    '',
    isPassed(run.checks) ? '**Passed.**' : '**Not passed.**',
    '',
    ...busyWarning(run.cores),
    ...table(
      ['', 'found', 'bound', ''],
      run.checks.map(({ what, found, bound, isMet }) => [what, found, bound, verdictOf(isMet)]),
    ),
    '',
    ...table(
      ['calls', 'number', 'p50', 'p95', 'p99'],
      run.latencies.map(({ kind, calls, p50, p95, p99 }) => [
        kind,
        calls.toLocaleString('en'),
        ...[p50, p95, p99].map((value) => `${Math.round(value)} ms`),
      ]),
    ),
    '',
    ...table(
      ['minute', 'what happened', 'ready again after'],
      run.happened.map(({ minute, label, readyAgainMs }) => [
        minute.toFixed(1),
        label,
        readyAgainMs === undefined ? '' : `${(readyAgainMs / 1000).toFixed(1)} s`,
      ]),
    ),
    '',
    ...table(
      ['process', 'lived', 'most memory', 'grew, warm', 'heap grew, warm'],
      run.lives.map(({ shop, minutes, rssMostMb, rssGrows, heapGrows }) => [
        `shop ${shop}`,
        `${minutes.toFixed(1)} min`,
        `${Math.round(rssMostMb)} MB`,
        perHour(rssGrows),
        perHour(heapGrows),
      ]),
    ),
    '',
    `Cores on average: ${inWords(run.cores, (value) => value.toFixed(2))}.`,
    '',
    `Visits: ${inWords(run.visits)}. Answers by status: ${inWords(run.statuses)}. Failures: ${run.failures.reads} reads and ${run.failures.writes} writes under way at a kill, ${run.failures.others} others.`,
    '',
    `Acknowledged: ${inWords(run.acknowledged)}. Mails sent: ${run.mailsSent}. Database: ${Math.round(run.databaseMb.before)} MB before, ${Math.round(run.databaseMb.after)} MB after.`,
    ...(Object.keys(run.oddities).length > 0 ? ['', `Noticed: ${inWords(run.oddities)}.`] : []),
    ...(run.problems.length > 0 ? ['', ...run.problems.slice(0, 20).map(problemLine)] : []),
  ].join('\n');
}

export const problemLine = ({ kind, subject, detail }: Problem): string => `- ${kind}: ${subject}: ${detail}`;

const verdictOf = (isMet: boolean | undefined) => (isMet === undefined ? 'not judged' : isMet ? 'met' : 'MISSED');
const perHour = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)} MB/h`);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

export function inWords(counts: Readonly<Record<string, number>>, show: (value: number) => string = String): string {
  const all = Object.entries(counts).map(([what, count]) => `${what} ${show(count)}`);
  return all.join(', ') || 'none';
}
