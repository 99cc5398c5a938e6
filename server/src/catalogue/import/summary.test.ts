import { expect, test } from 'vitest';
import { exitCodeOf, summarize } from './summary.ts';

const none = { inserted: 0, changed: 0, unchanged: 0 };
const nothing = { store: none, vat: none, category: none, brand: none, product: none, price: none, stock: none };

test('what was written is told by kind', () => {
  const written = { ...nothing, product: { inserted: 2, changed: 1, unchanged: 997 } };
  const outcome = { rows: 1000, bad: 0, retired: 3, written };
  expect(summarize(outcome, 1.24)).toBe(
    [
      '1,000 rows read in 1.2 s, all good.',
      '  products   2 new, 1 changed, 997 as they were',
      '  3 products are no longer sold',
      'Written. The shop shows it in a few seconds.',
    ].join('\n'),
  );
  expect(exitCodeOf(outcome)).toBe(0);
});

test('nothing new is told as that', () => {
  const written = { ...nothing, price: { ...none, unchanged: 5 } };
  expect(summarize({ rows: 5, bad: 0, retired: 0, written }, 0)).toContain('nothing changed');
});

test.each([
  [{ rows: 5, bad: 1, retired: 0, refusal: 'all rows must be good' }, 1, 'Nothing was written: all rows must be good.'],
  [{ rows: 5, bad: 0, retired: 0 }, 0, 'Nothing was written: this was a dry run.'],
  [{ rows: 5, bad: 1, retired: 0 }, 1, '1 bad'],
  [{ rows: 5, bad: 1, retired: 0, written: nothing }, 0, '1 bad'],
])('%j ends with %i', (outcome, code, text) => {
  expect(exitCodeOf(outcome)).toBe(code);
  expect(summarize(outcome, 0)).toContain(text);
});
