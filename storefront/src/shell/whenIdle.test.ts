import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('CONST-01 where the browser has no idle callback, one millisecond stands in', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(window, work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('otherwise the browser says when', () => {
  const asked = vi.fn();
  vi.stubGlobal('requestIdleCallback', asked);
  const work = vi.fn();
  whenIdle(window, work);
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledExactlyOnceWith(work, { timeout: 5000 });
});
