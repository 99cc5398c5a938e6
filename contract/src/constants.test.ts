import { expect, test } from 'vitest';
import { breakpoints, timing } from './constants.ts';

test('CONST-01 breakpoints, scroll duration, idle fallback and the longest timer are as specified', () => {
  expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(timing).toMatchObject({ scrollDuration: 300, idleCallbackFallback: 1, longestTimer: 2_147_483_647 });
});
