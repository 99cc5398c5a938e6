import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addColumn, cellsOf, moveColumn } from './table.ts';

const table = {
  head: ['Product', 'Price', 'Unit'],
  rows: [
    ['Milk', '1.29', 'l'],
    ['Bread', '3.90'],
  ],
};

test('cells go along with their column, and go away with it', () => {
  const cells = cellsOf(table.head, table.rows);
  expect(moveColumn(cells, 2, 0)).toEqual({
    head: ['Unit', 'Product', 'Price'],
    rows: [
      ['l', 'Milk', '1.29'],
      ['', 'Bread', '3.90'],
    ],
  });
  expect(moveColumn(cells, 1).rows).toEqual([
    ['Milk', 'l'],
    ['Bread', ''],
  ]);
  expect(addColumn(cells).rows[0]).toEqual(['Milk', '1.29', 'l', '']);
});

test('a column that is moved and moved back changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.nat(2), (from, to) => {
      const cells = cellsOf(table.head, table.rows);
      expect(moveColumn(moveColumn(cells, from, to), to, from)).toEqual(cells);
    }),
  );
});
