import { expect, test } from 'vitest';
import { nextOption } from './nextOption.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s at %i of suggestion %i leads to %s', (key, current, count, next) =>
  expect(nextOption(key, current, count)).toBe(next),
);
