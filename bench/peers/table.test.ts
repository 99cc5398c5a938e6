import { expect, test } from 'vitest';
import type { Measured } from './measure.ts';
import { type PeersReport, reportInMarkdown, timesOf } from './table.ts';

const clock = (median: number) => ({ median, p95: 2 * median, answers: 10 });
const measured = (times: number): Measured => ({
  one: clock(2 * times),
  eight: clock(10 * times),
  server: times,
  database: 0.5 * times,
  refused: 0,
  checked: { asked: 8, right: 8 },
});

const report: PeersReport = {
  date: '2026-01-01T00:00:00.000Z',
  machine: 'two cores',
  node: 'v20',
  postgres: 18,
  products: 3000,
  rounds: 5,
  forMs: 1000,
  loadAverage: { before: [0], after: [1] },
  candidates: {
    trolley: { version: '0.1.0', setup: 'as it ships', memoryMb: 200.4 },
    vendure: { version: '3.0.0', setup: 'two processes', memoryMb: undefined, ended: 'a checkout' },
    next: {
      version: '16.0.0',
      setup: 'small',
      memoryMb: 300,
      contests: {
        adds: [
          { acknowledged: 20, refused: 0, lost: 1, extra: 0 },
          { acknowledged: 18, refused: 2, lost: 0, extra: 3 },
        ],
        completions: [{ acknowledged: 10, refused: 0, orders: 1, payments: 2 }],
        last: [{ acknowledged: 2, refused: 8, orders: 2, payments: 2, lateRefused: true }],
        reasons: ['409 sold | out'],
      },
    },
  },
  unavailable: { medusa: 'npm install ended\nwith 1' },
  works: [
    { id: 'read15', title: 'read a cart', results: { trolley: measured(1), next: measured(0.5) } },
    {
      id: 'list',
      title: 'a list',
      results: { trolley: { ...measured(1), checked: { asked: 10, right: 9, wrong: 'oat milk' } } },
    },
    {
      id: 'checkout',
      title: 'a checkout',
      results: { trolley: { ...measured(1), calls: 8, refused: 3, why: '503 `later`' }, next: 'Refused: no' },
    },
  ],
};

const text = reportInMarkdown(report);

test('who could not be measured is said with its reason, who was not asked for is not named', () => {
  expect(text).toContain('| Medusa | – | not measured: npm install ended with 1 | – |');
  const { vendure, ...others } = report.candidates;
  expect(vendure).toBeDefined();
  expect(reportInMarkdown({ ...report, candidates: others })).not.toContain('Vendure');
});

test('who ended on the way is said, with the work', () => {
  expect(text).toContain('| Vendure | 3.0.0 | two processes | ended during "a checkout" |');
});

test('refusals have their reason, and answers that did not hold what was asked for are told', () => {
  expect(text).toContain("- Trolley, checkout: 3 refused, the last with `503 'later'`");
  expect(text).toContain('- Trolley, list: 9 of 10 that were looked at held what was asked for; not `oat milk`');
  expect(text).not.toContain('read15:');
});

test('OPS-06 times Trolley counts clock and processor, below one where the peer is better', () => {
  expect(timesOf(measured(12), measured(1))).toBe('12, 12, 12');
  expect(text).toContain('|  | Next.js | 1.00 ms (2.00 ms) | 5.00 ms (10.0 ms) | 0.50 ms + 0.25 ms | 0.5, 0.5, 0.5 |');
});

test('what a candidate does not have, and what failed, has no figure', () => {
  expect(text).toContain('|  | Next.js | has none |');
  expect(text).toContain('|  | Next.js | failed: Refused: no |');
  expect(text).toContain('2.00 ms (4.00 ms), 8 calls | 10.0 ms (20.0 ms), 3 refused |');
});

test('OPS-06 losses are summed over all contests, orders are told one by one', () => {
  expect(text).toContain('38 acknowledged, 2 refused; 1 lost, 3 too many');
  expect(text).toContain('1 orders; 2 payments; 10 answered with an order, 0 refused');
  expect(text).toContain('2 orders; 2 payments; 2 answered with an order, 8 refused; one who came later was refused');
});
