import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLoader } from './loader.ts';

const files = ['/assets/react.js', '/assets/router.js', '/assets/app.js'];
let loaded: string[];
/** How many timers had run when each file was loaded: two files of one task would have the same number. */
let tasks: number[];
let task: number;
let state: DocumentReadyState;
const load = async (file: string) => {
  loaded.push(file);
  tasks.push(task);
};

beforeEach(() => {
  vi.useFakeTimers();
  loaded = [];
  tasks = [];
  task = 0;
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, delay: number) =>
    later(() => {
      task += 1;
      work();
    }, delay),
  );
  state = 'loading';
  document.head.innerHTML = '';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function withIdleCallback() {
  const waiting: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback));
  return () => {
    for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 10 });
  };
}

describe('the application starts', () => {
  test('after load and idle, not before, and file by file in tasks of their own', async () => {
    const idle = withIdleCallback();
    startLoader(window, files, load);
    await vi.advanceTimersByTimeAsync(5000);
    expect(loaded).toEqual([]);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);

    idle();
    const asked = () =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
    expect(asked()).toEqual(files.slice(0, 1));
    await vi.runAllTimersAsync();
    expect(asked()).toEqual(files);
    expect(loaded).toEqual(files);
    expect(new Set(tasks).size).toBe(files.length);
  });

  test.each(['pointerdown', 'keydown'])('at the first %s, and only once', async (touch) => {
    const idle = withIdleCallback();
    startLoader(window, files, load);
    window.dispatchEvent(new Event(touch));
    window.dispatchEvent(new Event(touch));
    window.dispatchEvent(new Event('load'));
    idle();
    await vi.runAllTimersAsync();
    expect(loaded).toEqual(files);
  });

  test('CONST-01 one millisecond after load where the browser has no idle callback', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    state = 'complete';
    startLoader(window, files, load);
    expect(document.querySelector('link')).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(document.querySelectorAll('link')).not.toHaveLength(0);
  });
});
