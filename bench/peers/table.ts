import { type CandidateName, candidateNames } from './candidate.ts';
import type { Contests } from './contests.ts';
import type { Measured } from './measure.ts';

export interface PeersReport {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly postgres: number;
  readonly products: number;
  readonly rounds: number;
  readonly forMs: number;
  /** Before and after the run; its own work is in the second. */
  readonly loadAverage: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly candidates: Partial<Record<CandidateName, CandidateReport>>;
  /** Why one could not be measured at all. */
  readonly unavailable: Partial<Record<CandidateName, string>>;
  readonly works: readonly WorkReport[];
}

interface CandidateReport {
  readonly version: string;
  readonly setup: string;
  /** Nothing where it ended meanwhile. */
  readonly memoryMb: number | undefined;
  /** During which work one of its processes ended. */
  readonly ended?: string;
  readonly contests?: Contests | string;
}

interface WorkReport {
  readonly id: string;
  readonly title: string;
  /** A text says why it failed; one that is missing has no such thing. */
  readonly results: Partial<Record<CandidateName, Measured | string>>;
}

export const titles: Readonly<Record<CandidateName, string>> = {
  trolley: 'Trolley',
  vendure: 'Vendure',
  medusa: 'Medusa',
  next: 'Next.js',
};

export function reportInMarkdown(report: PeersReport): string {
  return [whoTable(report), worksTable(report), notes(report), contestsTable(report), refusals(report)]
    .filter(Boolean)
    .join('\n\n');
}

function whoTable({ candidates, unavailable }: PeersReport): string {
  const rows = candidateNames.flatMap((name) => {
    const here = candidates[name];
    if (here) return [[titles[name], here.version, here.setup, memoryOf(here)]];
    const why = unavailable[name];
    return why === undefined ? [] : [[titles[name], '–', `not measured: ${oneLine(why)}`, '–']];
  });
  return tableOf(['', 'version', 'as it was set up', 'memory afterwards'], rows);
}

function memoryOf({ memoryMb, ended }: CandidateReport): string {
  if (ended !== undefined) return `ended during "${ended}"`;
  return memoryMb === undefined ? '–' : `${Math.round(memoryMb)} MB`;
}

function worksTable({ works, candidates }: PeersReport): string {
  const rows = works.flatMap(({ title, results }) => {
    const yardstick = typeof results.trolley === 'object' ? results.trolley : undefined;
    return candidateNames
      .filter((name) => candidates[name])
      .map((name, at) => [
        at === 0 ? title : '',
        titles[name],
        ...cellsOf(results[name], name === 'trolley' ? undefined : yardstick),
      ]);
  });
  const heads = [
    '',
    '',
    '1 caller: median (p95)',
    '8 callers: median (p95)',
    'processor: server + database',
    'times Trolley: 1 caller, 8 callers, processor',
  ];
  return tableOf(heads, rows);
}

function cellsOf(measured: Measured | string | undefined, yardstick: Measured | undefined): string[] {
  if (measured === undefined) return ['has none', '', '', ''];
  if (typeof measured === 'string') return [`failed: ${oneLine(measured)}`, '', '', ''];
  const { one, eight, server, database, calls, refused } = measured;
  const clock = ({ median, p95 }: { median: number; p95: number }) => `${ms(median)} (${ms(p95)})`;
  return [
    `${clock(one)}${calls === undefined ? '' : `, ${calls} calls`}`,
    `${clock(eight)}${refused === 0 ? '' : `, ${refused} refused`}`,
    `${ms(server)} + ${ms(database)}`,
    yardstick === undefined ? '' : timesOf(measured, yardstick),
  ];
}

/** Who refused what, and whose answers did not hold what was asked for. */
function notes({ works }: PeersReport): string {
  const lines = works.flatMap(({ id, results }) =>
    candidateNames.flatMap((name) => {
      const measured = results[name];
      if (measured === undefined || typeof measured === 'string') return [];
      const { refused, why, checked } = measured;
      const short = checked.asked - checked.right;
      return [
        ...(refused > 0
          ? [`- ${titles[name]}, ${id}: ${refused} refused, the last with \`${quoted(why ?? '?')}\``]
          : []),
        ...(short > 0
          ? [
              `- ${titles[name]}, ${id}: ${checked.right} of ${checked.asked} that were looked at held what was asked for; not \`${quoted(checked.wrong ?? '?')}\``,
            ]
          : []),
      ];
    }),
  );
  return lines.join('\n');
}

/** How much longer, and how much more of the processor: below 1 the peer is the better one. */
export function timesOf(measured: Measured, yardstick: Measured): string {
  const sum = ({ server, database }: Measured) => server + database;
  return [
    measured.one.median / yardstick.one.median,
    measured.eight.median / yardstick.eight.median,
    sum(measured) / sum(yardstick),
  ]
    .map((times) => (times < 10 ? times.toFixed(1) : times.toFixed(0)))
    .join(', ');
}

function contestsTable({ candidates }: PeersReport): string {
  const rows = candidateNames.flatMap((name) => {
    const contests = candidates[name]?.contests;
    if (contests === undefined) return [];
    if (typeof contests === 'string') return [[titles[name], `failed: ${oneLine(contests)}`, '', '']];
    const { adds, completions, last } = contests;
    const sum = <T>(of: readonly T[], key: keyof T) => of.reduce((total, one) => total + Number(one[key]), 0);
    const outcome = (of: Contests['last']) =>
      `${of.map(({ orders }) => orders).join(', ')} orders; ${of.map(({ payments }) => payments).join(', ')} payments; ${sum(of, 'acknowledged')} answered with an order, ${sum(of, 'refused')} refused`;
    return [
      [
        titles[name],
        `${sum(adds, 'acknowledged')} acknowledged, ${sum(adds, 'refused')} refused; ${sum(adds, 'lost')} lost, ${sum(adds, 'extra')} too many`,
        outcome(completions),
        `${outcome(last)}; one who came later was ${last.every(({ lateRefused }) => lateRefused) ? 'refused' : 'served all the same'}`,
      ],
    ];
  });
  if (rows.length === 0) return '';
  const heads = [
    '',
    '20 products into one cart at once',
    '10 completions of one cart at once',
    '10 buyers of the last one at once',
  ];
  return tableOf(heads, rows);
}

function refusals({ candidates }: PeersReport): string {
  return candidateNames
    .flatMap((name) => {
      const contests = candidates[name]?.contests;
      if (contests === undefined || typeof contests === 'string' || contests.reasons.length === 0) return [];
      return [`${titles[name]} refused with: ${contests.reasons.map((one) => `\`${quoted(one)}\``).join('; ')}.`];
    })
    .join('\n\n');
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
const quoted = (text: string) => oneLine(text).replaceAll('`', "'");
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300);
