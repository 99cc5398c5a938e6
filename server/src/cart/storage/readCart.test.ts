import { expect, test } from 'vitest';
import { documentOf } from '../rules/testing.ts';
import { heldWindow } from '../testing/memoryCarts.ts';
import type { CartColumns } from './queries.ts';
import { readCart } from './readCart.ts';

const columns: CartColumns = {
  id: 'c1',
  customerId: null,
  mode: 'REGULAR',
  orderNumber: null,
  beside: null,
  status: 'OPEN',
  revision: 3,
  idle: false,
  document: '{"l":[["p1",2,5]]}',
};

test('a row is read with what it has, and one left alone too long counts as given up', () => {
  expect(readCart(columns)).toStrictEqual({
    row: { id: 'c1', mode: 'REGULAR', status: 'OPEN', revision: 3 },
    document: { ...documentOf({}), lines: [{ sku: 'p1', quantity: 2, addedAt: 5 }] },
  });
  const whose = { customerId: 'ana', mode: 'ADDON', orderNumber: '47', beside: 'c0' } as const;
  expect(readCart({ ...columns, ...whose, idle: true }).row).toStrictEqual({
    id: 'c1',
    ...whose,
    status: 'ABANDONED',
    revision: 3,
  });
  expect(readCart({ ...columns, window: heldWindow('w1') }).window).toMatchObject({ id: 'w1', held: true });
});

test('a document that the database did not send again is the one at hand, if it is of the same revision', () => {
  const known = (revision: number) => ({
    row: { id: 'c1', mode: 'REGULAR' as const, status: 'OPEN' as const, revision },
    document: documentOf({ p1: 1 }),
  });
  const three = known(3);
  expect(readCart({ ...columns, document: null }, three).document).toBe(three.document);
  expect(readCart({ ...columns, document: null }, known(2)).document.lines).toEqual([]);
  expect(readCart({ ...columns, document: null }).document.lines).toEqual([]);
  expect(readCart({ ...columns, document: '{"l":[["p2",1]]}' }, three).document.lines).toMatchObject([{ sku: 'p2' }]);
});
