import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atDate } from './dateTimer.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test('fires when the moment comes', () => {
  const fire = vi.fn();
  atDate(new Date(1000), fire);
  vi.advanceTimersByTime(999);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(fire).toHaveBeenCalledOnce();
});

test('a moment beyond the longest timer is waited for, not fired at once', () => {
  const fire = vi.fn();
  const days = 86_400_000;
  atDate(new Date(60 * days), fire);
  vi.advanceTimersByTime(59 * days);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 * days + 1);
  expect(fire).toHaveBeenCalledOnce();
});

test('a cancelled wait never fires', () => {
  const fire = vi.fn();
  atDate(new Date(1000), fire)();
  vi.advanceTimersByTime(5000);
  expect(fire).not.toHaveBeenCalled();
});
