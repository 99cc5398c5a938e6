import { expect, test } from 'vitest';
import { wrongClaims } from './claims.mjs';

const rows = ['TEN-01', 'ROUTE-09'];
const gaps = [{ row: 'ROUTE-09', route: 'recipes', reason: 'later' }];
const wrong = (proofs, others = gaps) => wrongClaims({ rows, proofs: new Map(proofs), gaps: others });

test('a claim of a row that works is right', () => {
  expect(wrong([['TEN-01', ['a.test.ts']]])).toEqual([]);
});

test('a claim of no row is wrong', () => {
  expect(wrong([['TEN-99', ['a.test.ts', 'b.test.ts']]])).toEqual([
    'a.test.ts, b.test.ts: a test title names TEN-99, which is not a row',
  ]);
});

test('a claim of a row that is a known gap is wrong', () => {
  expect(wrong([['ROUTE-09', ['a.test.ts']]])).toEqual([
    'a.test.ts: a test title claims ROUTE-09, but recipes is a known gap: later',
  ]);
});

test('a gap of no row is wrong', () => {
  expect(wrong([], [{ row: 'ROUTE-99', route: 'recipes', reason: 'later' }])).toEqual([
    'docs/known-gaps.json: recipes names ROUTE-99, which is not a row',
  ]);
});
