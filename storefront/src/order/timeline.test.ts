import { orderStatuses } from '@trolley/contract';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

test('CUST-13 an order shows what is behind it, where it stands and what comes', () => {
  expect(timelineOf('PICKED', 'DELIVERY').map(({ status, state }) => `${status} ${state}`)).toEqual([
    'PLACED done',
    'PICKING done',
    'PICKED current',
    'OUT_FOR_DELIVERY ahead',
    'COMPLETED ahead',
  ]);
  expect(timelineOf('PLACED', 'CLICK_AND_COLLECT').map(({ status }) => status)).toContain('READY_FOR_COLLECTION');
});

test('CUST-13 a cancelled order goes nowhere any more', () => {
  expect(timelineOf('CANCELLED', 'DELIVERY').map(({ status }) => status)).toEqual(['PLACED', 'CANCELLED']);
});

test.each(orderStatuses)('CUST-13 %s is one step, and the only one that is now', (status) => {
  const type = status === 'READY_FOR_COLLECTION' ? 'CLICK_AND_COLLECT' : 'DELIVERY';
  expect(timelineOf(status, type).filter(({ state }) => state === 'current')).toHaveLength(1);
});
