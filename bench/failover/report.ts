import { kinds, type Problem } from '../src/fleet/verdict.ts';
import { aimsMs, type EventName, eventNames } from './events.ts';
import type { Recovery } from './recovery.ts';

export interface Happened extends Recovery {
  readonly event: EventName;
  readonly round: number;
}

export interface Run {
  readonly at: string;
  readonly synchronous: boolean;
  readonly rounds: number;
  readonly shoppers: number;
  readonly lagMs: number;
  readonly seconds: number;
  readonly machine: string;
  readonly happened: readonly Happened[];
  /** Over the whole run. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
  /** Shops that ended by themselves. */
  readonly fallen: number;
  readonly oddities: Readonly<Record<string, number>>;
}

/** Whether all that was asked for is so. The control passes when it saw a loss. */
export function isPassed(run: Run): boolean {
  if (!run.synchronous) return run.problems.length > 0;
  const isLate = run.happened.some((one) => !isInTime(one));
  return run.problems.length === 0 && run.fallen === 0 && (run.statuses[500] ?? 0) === 0 && !isLate;
}

/** A switchover begins when the primary hands over, some seconds after it was asked for: until then it serves. */
export const judgedMs = ({ event, firstSuccessMs, silenceMs }: Happened): number =>
  event === 'switchover' ? Math.min(silenceMs, firstSuccessMs) : firstSuccessMs;

export const isInTime = (one: Happened): boolean => judgedMs(one) <= aimsMs[one.event];

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** For people; the same is in the JSON beside it. */
export function markdownOf(run: Run): string {
  return [
    `# Failover, ${run.synchronous ? 'synchronous' : 'asynchronous (the control)'}, ${run.at}`,
    '',
    `${run.rounds} of each event, ${run.shoppers} shoppers, ${run.lagMs} ms between the databases, ${Math.round(run.seconds)} s in all. ${run.machine}`,
    '',
    verdictIn(run),
    '',
    ...table(
      [
        'event',
        'times',
        'first success, median',
        'longest',
        'aim',
        'quiet again, longest',
        '503',
        '500',
        'other 5xx',
        'no answer',
      ],
      eventNames.flatMap((event) => rowOf(event, run.happened)),
    ),
    '',
    `All answers by status: ${inWords(run.statuses)}.`,
    '',
    `Acknowledged: ${inWords(run.acknowledged)}.`,
    '',
    ...(Object.keys(run.oddities).length > 0 ? [`Noticed: ${inWords(run.oddities)}.`, ''] : []),
    ...problemLines(run.problems),
  ].join('\n');
}

function verdictIn(run: Run): string {
  if (!run.synchronous)
    return isPassed(run)
      ? `**The control saw what it should see: ${run.problems.length} acknowledged things are not so any more.**`
      : '**The control saw no loss: it says nothing. Run more rounds.**';
  return isPassed(run)
    ? '**Nothing acknowledged is missing or double; no answer of 500; every aim met; no process started by hand.**'
    : '**Not passed.**';
}

function rowOf(event: EventName, happened: readonly Happened[]): readonly (readonly string[])[] {
  const these = happened.filter((one) => one.event === event);
  if (these.length === 0) return [];
  const firsts = these.map(judgedMs).toSorted((one, other) => one - other);
  const longest = firsts.at(-1) ?? 0;
  const count = (isIt: (status: number) => boolean) =>
    these.reduce(
      (sum, { statuses }) =>
        sum + Object.entries(statuses).reduce((of, [status, times]) => of + (isIt(Number(status)) ? times : 0), 0),
      0,
    );
  return [
    [
      event,
      String(these.length),
      seconds(firsts[Math.floor(firsts.length / 2)] ?? 0),
      seconds(longest),
      `${seconds(aimsMs[event])} ${longest <= aimsMs[event] ? 'met' : 'MISSED'}`,
      seconds(Math.max(...these.map(({ quietAfterMs }) => quietAfterMs))),
      String(count((status) => status === 503)),
      String(count((status) => status === 500)),
      String(count((status) => status > 500 && status !== 503)),
      String(count((status) => status === 0)),
    ],
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

const inWords = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, times]) => `${what} × ${times}`)
    .join(', ') || 'none';

function problemLines(problems: readonly Problem[]): readonly string[] {
  return kinds.flatMap((kind) => {
    const these = problems.filter((problem) => problem.kind === kind);
    if (these.length === 0) return [];
    const shown = these.slice(0, 10).map(({ subject, detail }) => `- ${subject}: ${detail}`);
    return [`## ${these.length} × ${kind}`, ...shown, ...(these.length > 10 ? ['- …'] : []), ''];
  });
}
