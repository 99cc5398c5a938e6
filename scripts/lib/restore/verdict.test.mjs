import { expect, test } from 'vitest';
import { gaps, momentProblems, verdict } from './verdict.mjs';

const good = {
  before: { tables: { shop_order: '2 rows a1', invoice: '2 rows b2' } },
  after: {
    tables: { shop_order: '2 rows a1', invoice: '2 rows b2' },
    orders: ['40000001', '40000002'],
    invoices: [7, 8],
  },
  orders: ['40000002', '40000001'],
};

test('OPS-05 a restore that lacks or changes anything is not called good', () => {
  expect(verdict(good)).toEqual([]);
  const tables = { ...good.after.tables, shop_order: '1 rows ff' };
  expect(verdict({ ...good, after: { ...good.after, tables, orders: ['40000001'] } })).toEqual([
    'shop_order: 2 rows a1 before, 1 rows ff afterwards',
    '1 acknowledged orders are missing, e.g. 40000002',
  ]);
  expect(verdict({ ...good, after: { ...good.after, tables: {} } })).toHaveLength(2);
});

test('OPS-05 a series of invoices has no gap and nothing twice, in whatever order it is read', () => {
  expect(gaps([])).toEqual([]);
  expect(gaps([12, 10, 11])).toEqual([]);
  expect(gaps([10, 12, 12])).toEqual(['there is nothing between 10 and 12', '12 is there twice']);
});

test('OPS-05 a restore to a moment has what was before it, and nothing of what came after', () => {
  expect(momentProblems({ before: ['1', '2'], later: ['3'], found: ['1', '2'] })).toEqual([]);
  expect(momentProblems({ before: ['1', '2'], later: ['3'], found: ['1', '3'] })).toEqual([
    '1 orders from before the moment are missing, e.g. 2',
    '1 orders from after the moment are there, e.g. 3',
  ]);
});
