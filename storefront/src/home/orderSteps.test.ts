import { type HomeOrder, orderStatuses } from '@trolley/contract';
import { expect, test } from 'vitest';
import { orderSteps } from './orderSteps.ts';

const order = (status: HomeOrder['status']) => ({
  status,
  placedAt: 'placed',
  changedAt: 'changed',
  cutOffAt: 'cutOff',
});
const states = (status: HomeOrder['status']) => orderSteps(order(status)).map(({ state }) => state);

test('one step is the present one, those before are done, those after are ahead', () => {
  expect(states('PLACED')).toEqual(['current', 'ahead', 'ahead', 'ahead']);
  expect(states('PICKED')).toEqual(['done', 'current', 'ahead', 'ahead']);
  expect(states('OUT_FOR_DELIVERY')).toEqual(['done', 'done', 'current', 'ahead']);
  expect(states('READY_FOR_COLLECTION')).toEqual(states('OUT_FOR_DELIVERY'));
  for (const status of orderStatuses) expect(states(status).filter((state) => state === 'current')).toHaveLength(1);
});

test('only times that are known are told', () => {
  const times = (status: HomeOrder['status']) => orderSteps(order(status)).map(({ at }) => at);
  expect(times('PLACED')).toEqual([
    { moment: 'placed', kind: 'at' },
    { moment: 'cutOff', kind: 'from' },
    undefined,
    'window',
  ]);
  expect(times('OUT_FOR_DELIVERY')).toEqual([
    { moment: 'placed', kind: 'at' },
    undefined,
    { moment: 'changed', kind: 'at' },
    'window',
  ]);
});
