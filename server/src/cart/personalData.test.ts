import { expect, test } from 'vitest';
import { cartData } from './personalData.ts';
import { writeDocument } from './rules/document.ts';
import { documentOf, minute } from './rules/testing.ts';

test('a customer’s carts are told with all they hold, in words and instants, without the keys of calls', async () => {
  const billing = { firstName: 'Ada', lastName: 'Berg' };
  const used = { keys: [{ key: 'k', hash: 'h' }], merged: ['c0'] };
  const document = writeDocument(documentOf({ p1: 2 }, { billing, ...used }));
  const database = { query: async () => [{ mode: 'REGULAR', status: 'OPEN', document }] } as never;
  const { carts } = await cartData({ database, cartsWithCheckout: async () => [] }).exportOf({ id: 'ana', email: '' });
  expect(carts).toEqual([
    {
      mode: 'REGULAR',
      status: 'OPEN',
      lines: [{ sku: 'p1', quantity: 2, addedAt: new Date(minute * 60_000).toISOString() }],
      codes: [],
      crates: false,
      substitution: 'similar',
      payments: [],
      billing,
    },
  ]);
});
