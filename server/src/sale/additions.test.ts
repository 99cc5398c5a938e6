import { type OrderStatus, orderStatuses } from '@trolley/contract';
import { expect, test } from 'vitest';
import { stillTakesAdditions, takesAdditions } from './additions.ts';

const statusesThat = (rule: (status: OrderStatus) => boolean) => orderStatuses.filter(rule);

test('CUST-13 the payment of an addition begins while its order is only placed, before its cut-off', () => {
  expect(statusesThat((status) => takesAdditions({ status, beforeCutOff: true }))).toEqual(['PLACED']);
  expect(statusesThat((status) => takesAdditions({ status, beforeCutOff: false }))).toEqual([]);
  expect(takesAdditions(undefined)).toBe(false);
});

test('CUST-13 one that was paid in time goes along until its order is packed', () => {
  for (const beforeCutOff of [true, false])
    expect(statusesThat((status) => stillTakesAdditions({ status, beforeCutOff }))).toEqual(['PLACED', 'PICKING']);
  expect(stillTakesAdditions(undefined)).toBe(false);
});
