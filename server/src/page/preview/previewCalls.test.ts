import { previewedCalls } from '@trolley/contract';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../../test/textFields.ts';

test('STUD-04 no call that knows a cart, an order or a customer is ever answered of another moment', () => {
  const reached = allEndpoints().filter(
    ({ method, path }) => method === 'GET' && previewedCalls.some((begin) => path.startsWith(begin)),
  );
  expect(reached.length).toBeGreaterThan(10);
  expect([...new Set(reached.map(({ domain }) => domain))].toSorted()).toEqual([
    'catalogue',
    'content',
    'recipe',
    'search',
    'voucher',
  ]);
  expect(reached.filter(({ customerOnly, permission }) => customerOnly || permission !== undefined)).toEqual([]);
});
