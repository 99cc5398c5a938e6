import { expect, test } from 'vitest';
import { noPriceJumps } from '../storage/priceJumps.ts';
import { forEachKind } from './kinds/kinds.ts';
import { exitCodeOf, summarize } from './summary.ts';
import type { Preview } from './writeStaged.ts';

const none = { inserted: 0, changed: 0, unchanged: 0 };
const nothing = forEachKind(() => none);
const preview: Preview = {
  counts: nothing,
  differences: forEachKind(() => new Map()),
  retired: 0,
  retiredExamples: [],
  jumps: noPriceJumps(),
};

test('what was written is told by kind', () => {
  const written = { ...nothing, product: { inserted: 2, changed: 1, unchanged: 997 } };
  const outcome = { rows: 1000, bad: 0, retired: 3, written };
  expect(summarize(outcome, 1.24, false)).toBe(
    [
      '1,000 rows read in 1.2 s, all good.',
      '  products     2 new, 1 changed, 997 as they were',
      '  3 products are no longer sold',
      'Written. The shop shows it in a few seconds.',
    ].join('\n'),
  );
  expect(exitCodeOf(outcome, false)).toBe(0);
});

test('what a whole list leaves out is told', () => {
  const written = { ...nothing, synonym: { inserted: 1, changed: 0, unchanged: 2, removed: 134 } };
  const shown = summarize({ rows: 3, bad: 0, retired: 0, written }, 0, false);
  expect(shown).toContain('synonyms     1 new, 0 changed, 2 as they were, 134 removed');
  const emptied = { ...nothing, searchPin: { ...none, removed: 2 } };
  expect(summarize({ rows: 1, bad: 0, retired: 0, written: emptied }, 0, false)).toContain('Written.');
});

test('nothing new is told as that', () => {
  const written = { ...nothing, price: { ...none, unchanged: 5 } };
  expect(summarize({ rows: 5, bad: 0, retired: 0, written }, 0, false)).toContain('nothing changed');
});

test.each([
  [{ rows: 5, bad: 1, retired: 0, refusal: 'all rows must be good' }, 1, 'Nothing was written: all rows must be good.'],
  [{ rows: 5, bad: 0, retired: 0, preview }, 0, 'Nothing was written: this was a dry run.'],
  [{ rows: 5, bad: 1, retired: 0, preview }, 1, 'with bad ones an import writes nothing'],
  [{ rows: 5, bad: 1, retired: 0, written: nothing }, 0, '1 bad'],
])('%# ends with %i', (outcome, code, text) => {
  expect(exitCodeOf(outcome, false)).toBe(code);
  expect(summarize(outcome, 0, false)).toContain(text);
});

test('a dry run with --skip-bad ends as the import with it does', () => {
  const outcome = { rows: 5, bad: 1, retired: 0, preview };
  expect(exitCodeOf(outcome, true)).toBe(0);
  expect(summarize(outcome, 0, true)).toMatch(/this was a dry run\. It tells of the good rows, which .* writes\.$/);
});

test('prices that look like a mistake are named, and written all the same', () => {
  const change = { sku: 'M1', zone: '', kind: 'regular', before: 199, after: 1990 } as const;
  const jumps = {
    up: 1,
    down: 0,
    ended: 0,
    jumps: 1,
    steep: 1,
    largest: [change, { ...change, sku: 'M2', after: 249 }],
  };
  const written = { ...nothing, price: { ...none, changed: 2 } };
  const text = summarize({ rows: 2, bad: 0, retired: 0, written, jumps }, 0, false);
  expect(text).toContain('Look again: 1 price changes by more than 3 times. The largest:\n  M1 1.99 → 19.90 (× 10)\n');
  expect(text).not.toContain('M2');
  expect(text).toContain('Written.');
});

test('photos are counted apart; one that failed fails the command unless bad ones may be skipped', () => {
  const photos = { brought: 1200, unchanged: 0, failed: 2, left: 0 };
  const outcome = { rows: 5, bad: 0, retired: 0, written: nothing, photos };
  expect(summarize(outcome, 0, false)).toContain('  photos       1,200 new, 2 could not be used\nWritten.');
  expect([exitCodeOf(outcome, false), exitCodeOf(outcome, true)]).toEqual([1, 0]);
  const stopped = { ...outcome, photos: { ...photos, failed: 0, left: 7, ended: 'stopped before the end' } };
  expect(summarize(stopped, 0, false)).toContain('7 not fetched (stopped before the end): repeat the import');
  expect(exitCodeOf(stopped, true)).toBe(1);
  const dry = { rows: 5, bad: 0, retired: 0, preview, photos: { ...photos, brought: 0, failed: 0, wanted: 3 } };
  expect(summarize(dry, 0, false)).toContain('3 would be fetched');
});
