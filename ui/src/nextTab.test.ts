import { describe, expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

describe('keys among tabs', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s from %i leads to %s', (key, from, to) => expect(nextTab(key, from, 3)).toBe(to));
  test('lead nowhere without tabs', () => expect(nextTab('End', 0, 0)).toBeUndefined());
});
