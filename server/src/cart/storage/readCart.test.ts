import { expect, test } from 'vitest';
import { documentOf } from '../rules/testing.ts';
import { heldWindow } from '../testing/memoryCarts.ts';
import type { CartColumns } from './queries.ts';
import { readCart, readKnownCart } from './readCart.ts';

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

test('of a cart at hand only what time makes of it is read, unless it has changed', () => {
  const known = {
    row: { id: 'c1', mode: 'REGULAR' as const, status: 'OPEN' as const, revision: 3 },
    document: documentOf({ p1: 1 }),
  };
  const same = readKnownCart({ changed: null, idle: false }, known);
  expect(same).toStrictEqual(known);
  expect(same.document).toBe(known.document);
  expect(readKnownCart({ changed: null, idle: true }, known).row.status).toBe('ABANDONED');
  const held = readKnownCart({ changed: null, idle: false, window: heldWindow('w1') }, known);
  expect(held).toMatchObject({ ...known, window: { id: 'w1', held: true } });
  const changed = { ...columns, revision: 4, customerId: 'ana', document: '{"l":[["p2",1]]}' };
  const { row, document, window } = readKnownCart({ changed, idle: false, window: heldWindow('w2') }, known);
  expect(row).toStrictEqual({ id: 'c1', customerId: 'ana', mode: 'REGULAR', status: 'OPEN', revision: 4 });
  expect(document.lines).toMatchObject([{ sku: 'p2' }]);
  expect(window?.id).toBe('w2');
});
