import type { Answer } from '../src/fleet/ledger.ts';
import type { Problem } from '../src/fleet/verdict.ts';
import { explainFailures, type Kill } from './failures.ts';
import { judgedKinds, kindOfCall, oldFileCall } from './kindOfCall.ts';
import type { Life } from './lives.ts';
import { latenciesIn, type Span } from './overTime.ts';
import type { Sample } from './sample.ts';
import { percentile } from './statistics.ts';

export const bounds = {
  /** For each kill: nginx asks another shop for what may be asked twice. */
  readsOfKill: 1,
  /** A POST that was sent is never sent twice; its shopper is told, and asks again under the same key. */
  writesOfKill: 5,
  readyAgainMs: 60_000,
  /** Of a process that is warm, MB an hour. */
  rssGrows: 60,
  heapGrows: 30,
  /** Of any process at any time, MB: what it takes while it warms up. */
  rssMost: 450,
  fewestMinutes: 8,
  /** The last quarter's p95 against the second's. */
  slower: 1.5,
  slowerByMs: 25,
  fewestCalls: 50,
  callersLateMs: 50,
} as const;

export interface Check {
  readonly what: string;
  readonly found: string;
  readonly bound: string;
  /** Undefined where there was too little to judge. */
  readonly isMet: boolean | undefined;
}

export interface SoakFacts {
  readonly answers: readonly Answer[];
  readonly span: Span;
  readonly samples: readonly Sample[];
  readonly shops: number;
  readonly kills: readonly Kill[];
  /** How long after each kill its place was ready again. */
  readonly readyAgainMs: readonly number[];
  readonly restarts: number;
  readonly fallen: number;
  readonly releasedAt: number;
  readonly builds: { readonly before: string; readonly after: string; readonly changedFiles: number };
  readonly lives: readonly Life[];
  readonly problems: readonly Problem[];
  /** When nobody had come for a while. */
  readonly left: Pick<Sample, 'lags' | 'waiting'>;
}

export const isPassed = (checks: readonly Check[]): boolean => checks.every(({ isMet }) => isMet !== false);

/** Every aim of the run, and what became of it. */
export function judgeSoak(facts: SoakFacts): readonly Check[] {
  return [
    none('acknowledged orders, lines, codes, cards, slots, invoices, payments or cancellations missing or double', [
      ...facts.problems.map(({ kind, subject }) => `${kind}: ${subject}`),
    ]),
    ...judgeFailures(facts),
    ...judgeRelease(facts),
    ...judgeProcesses(facts),
    ...judgeMemory(facts.lives),
    ...judgeLatency(facts),
    judgeLeft(facts.left),
    judgeCallers(facts.samples),
  ];
}

function none(what: string, found: readonly string[]): Check {
  const some = [...new Set(found)].slice(0, 5).join('; ');
  return { what, found: found.length === 0 ? '0' : `${found.length} (${some})`, bound: '0', isMet: found.length === 0 };
}

const atMost = (what: string, found: number, most: number, unit = ''): Check => ({
  what,
  found: `${found}${unit}`,
  bound: `≤ ${most}${unit}`,
  isMet: found <= most,
});

function judgeFailures({ answers, kills }: SoakFacts): readonly Check[] {
  const { ofKills, others } = explainFailures(answers, kills);
  const limited = answers.filter(({ status }) => status === 429);
  return [
    none(
      'failures (5xx, no answer) that no kill explains',
      others.map(({ status, what }) => `${status} ${what}`),
    ),
    atMost('reads that failed because a process was killed', ofKills.reads, kills.length * bounds.readsOfKill),
    atMost('writes that failed because a process was killed', ofKills.writes, kills.length * bounds.writesOfKill),
    none(
      'calls refused by a limit (429)',
      limited.map(({ what }) => what),
    ),
  ];
}

function judgeRelease({ answers, releasedAt, builds }: SoakFacts): readonly Check[] {
  const oldFiles = answers.filter(({ at, what }) => at >= releasedAt && what === `GET ${oldFileCall.path}`);
  const lost = answers.filter(
    ({ status, what }) => status >= 400 && status < 500 && ['page', 'file'].includes(kindOfCall(what)),
  );
  return [
    {
      what: 'the release is another build',
      found: `${builds.before} → ${builds.after}, ${builds.changedFiles} files have other names`,
      bound: 'another id, other names',
      isMet: builds.before !== builds.after && builds.changedFiles > 0,
    },
    {
      what: 'files of the build before that were asked for since the release began',
      found: String(oldFiles.length),
      bound: '> 0',
      isMet: oldFiles.length > 0,
    },
    none(
      'pages and files that were not found',
      lost.map(({ status, what }) => `${status} ${what}`),
    ),
  ];
}

function judgeProcesses({ kills, shops, restarts, fallen, readyAgainMs }: SoakFacts): readonly Check[] {
  const wanted = kills.length + shops;
  const longest = Math.max(0, ...readyAgainMs);
  return [
    atMost('processes that ended by themselves', fallen, 0),
    {
      what: 'starts by the supervisor: one for each kill, one for each process of the release',
      found: String(restarts),
      bound: String(wanted),
      isMet: restarts === wanted,
    },
    {
      what: 'longest time from a kill until the process was ready again',
      found: readyAgainMs.length < kills.length ? 'never' : `${(longest / 1000).toFixed(1)} s`,
      bound: `≤ ${bounds.readyAgainMs / 1000} s`,
      isMet: readyAgainMs.length === kills.length && longest <= bounds.readyAgainMs,
    },
  ];
}

function judgeMemory(lives: readonly Life[]): readonly Check[] {
  const most = Math.round(Math.max(0, ...lives.map(({ rssMostMb }) => rssMostMb)));
  return [atMost('most memory (RSS) of a process', most, bounds.rssMost, ' MB'), ...judgeGrowth(lives)];
}

function judgeGrowth(lives: readonly Life[]): readonly Check[] {
  const long = lives.filter(({ judgedMinutes }) => judgedMinutes >= bounds.fewestMinutes);
  if (long.length === 0)
    return [
      {
        what: 'memory of a warm process',
        found: 'none lived long enough',
        bound: `${bounds.fewestMinutes} minutes after warming up`,
        isMet: undefined,
      },
    ];
  return long.flatMap(({ shop, judgedMinutes, rssGrows = 0, heapGrows = 0 }) => {
    const who = `shop ${shop}, ${Math.round(judgedMinutes)} warm minutes`;
    return [
      atMost(`${who}: memory (RSS) grows`, rounded(rssGrows), bounds.rssGrows, ' MB/h'),
      atMost(`${who}: heap after collections grows`, rounded(heapGrows), bounds.heapGrows, ' MB/h'),
    ];
  });
}

function judgeLatency({ answers, span }: SoakFacts): readonly Check[] {
  const quarter = (span.until - span.from) / 4;
  const second = latenciesIn(answers, { from: span.from + quarter, until: span.from + 2 * quarter });
  const last = latenciesIn(answers, { from: span.until - quarter, until: span.until });
  return judgedKinds.map((kind) => {
    const what = `${kind}: p95 of the last quarter against the second`;
    const [before, after] = [percentile(second[kind], 95) ?? 0, percentile(last[kind], 95) ?? 0];
    const most = Math.round(before * bounds.slower + bounds.slowerByMs);
    const isEnough = [second, last].every((one) => one[kind].length >= bounds.fewestCalls);
    return {
      what,
      found: `${Math.round(after)} ms against ${Math.round(before)} ms`,
      bound: `≤ ${most} ms`,
      isMet: isEnough ? after <= most : undefined,
    };
  });
}

function judgeLeft({ lags, waiting }: SoakFacts['left']): Check {
  const left = [
    ...Object.entries(lags).flatMap(([name, seconds]) => (seconds > 0 ? [`${name}: ${Math.round(seconds)} s`] : [])),
    ...Object.entries(waiting).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : [])),
  ];
  return none('backlogs that are left in the end', left);
}

/** Late callers measure themselves: then nothing here is worth anything. */
function judgeCallers(samples: readonly Sample[]): Check {
  const late = percentile(
    samples.map(({ callersLoopMs }) => callersLoopMs),
    50,
  );
  return atMost('the callers themselves were late by (p99, median)', rounded(late ?? 0), bounds.callersLateMs, ' ms');
}

const rounded = (value: number) => Math.round(value * 10) / 10;
