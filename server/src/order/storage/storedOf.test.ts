import { expect, test } from 'vitest';
import { attemptOf } from '../testing/sketches.ts';
import { storedOf } from './queries.ts';

const bare = {
  orderNumber: '40000017',
  checkoutId: 'k',
  status: 'PLACED' as const,
  slotException: false,
  placedAt: new Date(0),
  changedAt: new Date(0),
  document: { attempt: attemptOf(), refunded: 0 },
  beforeCutOff: true,
};

test('CUST-13 what an order does not have is missing, not null', () => {
  const nothing = { customerId: null, parentOrderNumber: null, invoiceNumber: null, issuedAt: null };
  expect(storedOf({ ...bare, ...nothing })).toStrictEqual(bare);
});

test('CUST-13 whose an order is, what it belongs to and its invoice are read', () => {
  const issuedAt = new Date(1);
  expect(
    storedOf({ ...bare, customerId: 'c', parentOrderNumber: '40000016', invoiceNumber: 7, issuedAt }),
  ).toStrictEqual({
    ...bare,
    customerId: 'c',
    parentOrderNumber: '40000016',
    invoice: { number: 7, issuedAt },
  });
});
