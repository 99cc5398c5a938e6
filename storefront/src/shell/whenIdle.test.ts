import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenIdle, whenIdle } from './whenIdle.ts';

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

test('several things are done in turn, each in a quiet moment of its own', () => {
  const quiet: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => quiet.push(work));
  const done: string[] = [];
  runWhenIdle(window, [() => done.push('first'), () => done.push('second')]);
  expect(done).toEqual([]);
  quiet[0]?.();
  expect(done).toEqual(['first']);
  quiet[1]?.();
  expect(done).toEqual(['first', 'second']);
  expect(quiet).toHaveLength(2);
});

test('what fails in its moment does not keep the rest from theirs', () => {
  const quiet: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => quiet.push(work));
  const second = vi.fn();
  const fail = () => {
    throw new Error('no');
  };
  runWhenIdle(window, [fail, second]);
  expect(() => quiet[0]?.()).toThrow('no');
  quiet[1]?.();
  expect(second).toHaveBeenCalledOnce();
});
