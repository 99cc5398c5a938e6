import { unavailableReasons } from '@trolley/contract';
import { expect, test } from 'vitest';
import { bootOf } from '../catalogue/testing/renderInTenant.tsx';
import { lineSorts } from './groupLines.ts';

/** Keys that are put together from codes, which no search through the sources finds. */
const keys = [
  ...unavailableReasons.map((reason) => `cart.unavailable.${reason}`),
  ...lineSorts.map((sort) => `cart.sort.${sort}`),
  ...['belowMinimum', 'belowFree', 'free', 'enough'].map((state) => `cart.bar.${state}`),
  ...['empty', 'expired', 'exhausted', 'notActive', 'wrongService', 'belowMinimum', 'tooMany', 'unknown', 'failed'].map(
    (problem) => `cart.code.${problem}`,
  ),
  ...[
    'minimum',
    'free',
    'tooDear',
    'tooHeavy',
    'most',
    'unavailable',
    'tooManyLines',
    'failed',
    'closed',
    'waiting',
  ].map((notice) => `cart.notice.${notice}`),
];

test.each(['feldmarkt', 'harbour'] as const)('TEN-06 every code of the cart has a word in %s', (id) => {
  const { messages } = bootOf(id).tenant.messageBundle;
  expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});
