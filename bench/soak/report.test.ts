import { expect, test } from 'vitest';
import { kinds } from '../src/fleet/verdict.ts';
import { type DoublingRun, doublingReport, hasHeld } from './doublingReport.ts';
import { type SoakRun, soakReport } from './report.ts';
import type { StepOutcome } from './steps.ts';

const soak: SoakRun = {
  ...{ at: '2026-11-18T12:00:00.000Z', machine: 'Two cores.', minutes: 60, rate: 4, mailsSent: 900 },
  visits: { look: 10_000, order: 1700 },
  statuses: { 200: 200_000, 502: 2 },
  acknowledged: { order: 1600 },
  latencies: [{ kind: 'page', calls: 80_000, p50: 4.4, p95: 12.6, p99: 30 }],
  cores: { machine: 0.987, shops: 0.5, PostgreSQL: 0.1, nginx: 0.05, callers: 0.2, sandbox: 0.01, others: 0.127 },
  happened: [{ minute: 10, label: 'shop 1 killed', readyAgainMs: 8120 }],
  failures: { reads: 0, writes: 2, others: 0 },
  lives: [{ shop: 3, pid: 9, minutes: 29.9, judgedMinutes: 25, rssGrows: 11.6, heapGrows: 2, rssMostMb: 301.4 }],
  databaseMb: { before: 40, after: 95 },
  oddities: {},
  problems: [],
  checks: [
    { what: 'backlogs', found: '0', bound: '0', isMet: true },
    { what: 'memory', found: 'none lived long enough', bound: '8 minutes', isMet: undefined },
  ],
};

test('OPS-03 the report of an hour says what was found, what was asked for and what came of it', () => {
  const text = soakReport(soak);
  for (const line of [
    '**Passed.**',
    '| backlogs | 0 | 0 | met |',
    '| memory | none lived long enough | 8 minutes | not judged |',
    '| page | 80,000 | 4 ms | 13 ms | 30 ms |',
    '| 10.0 | shop 1 killed | 8.1 s |',
    '| shop 3 | 29.9 min | 301 MB | 12 MB/h | 2 MB/h |',
    'Failures: 0 reads and 2 writes under way at a kill, 0 others.',
  ])
    expect(text).toContain(line);
  const checks = [{ what: 'a', found: '2', bound: '0', isMet: false }];
  const problems = [{ kind: kinds[0], subject: '40000017', detail: 'customer-2 was told of it' }];
  const missed = soakReport({ ...soak, checks, problems });
  expect(missed).toContain('**Not passed.**');
  expect(missed).toContain('| a | 2 | 0 | MISSED |');
  expect(missed).toContain('- an acknowledged order is missing: 40000017: customer-2 was told of it');
});

const step: StepOutcome = {
  ...{ rate: 1, answersPerSecond: 20.4, p95: { page: 12 }, slowest: 12, failedShare: 0, statuses: { 200: 600 } },
  cores: { shops: 0.2, postgres: 0.1, nginx: 0.02, callers: 0.1, machine: 0.5 },
};
const doubling: DoublingRun = {
  ...{ at: soak.at, machine: soak.machine, callersFirst: true, fallen: 0, problems: [], turnedAway: 0, oddities: {} },
  cores: soak.cores,
  steps: [step, { ...step, rate: 2, slowest: 1500 }],
  beyond: { ...step, rate: 4, failedShare: 0.2, statuses: { 200: 80, 503: 20 } },
  told503: { all: 20, withTime: 20 },
  gaveWay: [
    { resource: 'the processor', at: 0, rate: 2, found: '98 %' },
    { resource: 'the pool', at: 1, rate: 2, found: '40 ms' },
  ],
  recoveredAfterMs: 10_000,
  statuses: { 200: 2000, 503: 20 },
  acknowledged: { order: 12 },
};

test('OPS-03 the report of a breakdown says what gave way first, and whether it came back', () => {
  const text = doublingReport(doubling);
  for (const line of [
    '**It broke, lost nothing, and came back by itself.**',
    'First to give way: the processor (98 %, at 2 visits a second).\n- then the pool (40 ms, at 2 a second)',
    '| 1 | 20 | 12 ms | 0.0 % | 0.50 | 0.20 | 0.10 | 0.02 | 0.10 | 200 600 |',
    '20 answers of 503, 20 of them with Retry-After',
    'after 10 s',
    'The callers have the processor before all others.',
  ])
    expect(text).toContain(line);
  expect(doublingReport({ ...doubling, callersFirst: false })).toContain('**The callers wait for the processor');
});

test('OPS-03 a loss, a fall, an answer of 500 or no recovery do not pass', () => {
  expect(hasHeld(doubling)).toBe(true);
  expect(hasHeld({ ...doubling, fallen: 1 })).toBe(false);
  expect(hasHeld({ ...doubling, statuses: { 500: 1 } })).toBe(false);
  expect(hasHeld({ ...doubling, recoveredAfterMs: undefined })).toBe(false);
  const problem = { kind: 'an order was made twice', subject: '1', detail: '' } as const;
  expect(hasHeld({ ...doubling, problems: [problem] })).toBe(false);
});
