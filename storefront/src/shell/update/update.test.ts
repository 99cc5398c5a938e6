import { timing } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { knownBuild } from './buildManifest.ts';
import { reloadOnChunkFailure } from './chunkFailure.ts';
import { holdReload, isReloadHeld, watchForms } from './holdReload.ts';
import { checkPeriodically, watchBuild } from './latestBuild.ts';
import { startOwnReload } from './ownReload.ts';
import { reloadDelay, reloadOnTime } from './pageReload.ts';
import { takeReload } from './reloadGuard.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_794_700_000_000);
  sessionStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const now = () => Date.now();

describe('the check for a new build', () => {
  const watchAnswering = (answer: () => Promise<Response>) => {
    const fetch = vi.fn<(url: string) => Promise<Response>>(answer);
    return { fetch, watch: watchBuild({ ownId: 'a', fetch, now }) };
  };

  test('NAV-08 asks for builds/latest.json with a time stamp', async () => {
    const { fetch, watch } = watchAnswering(async () => Response.json({ id: 'b', timestamp: 1 }));
    expect(watch.isOutdated()).toBe(false);
    await watch.check();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/builds/latest.json?1794700000000');
    expect(watch.isOutdated()).toBe(true);
  });

  test('NAV-08 the same build is no news', async () => {
    const { watch } = watchAnswering(async () => Response.json({ id: 'a', timestamp: 1 }));
    await watch.check();
    expect(watch.isOutdated()).toBe(false);
  });

  const ignored: [string, () => Promise<Response>][] = [
    ['404', async () => new Response('', { status: 404 })],
    ['403', async () => new Response('', { status: 403 })],
    ['an error of the server', async () => new Response('', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else than JSON', async () => new Response('<html>')],
    ['JSON without an id', async () => Response.json({})],
  ];
  test.each(ignored)('NAV-08 %s is ignored', async (_, answer) => {
    const { watch } = watchAnswering(answer);
    await watch.check();
    expect(watch.isOutdated()).toBe(false);
  });

  test('NAV-08 is repeated at an interval and when the page comes back into view', () => {
    const check = vi.fn(async () => undefined);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const stop = checkPeriodically({ check }, document, now);
    vi.advanceTimersByTime(5 * 60_000);
    expect(check).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(check).toHaveBeenCalledTimes(1);
    visible.mockReturnValue('hidden');
    vi.advanceTimersByTime(20 * 60_000);
    expect(check).toHaveBeenCalledTimes(1);
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(check).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(60 * 60_000);
    expect(check).toHaveBeenCalledTimes(2);
  });
});

describe('a full reload', () => {
  test('NAV-08 happens at most once in ten seconds per path', () => {
    expect(takeReload('/a', 1000, sessionStorage)).toBe(true);
    expect(takeReload('/a', 1000 + timing.reloadGuard - 1, sessionStorage)).toBe(false);
    expect(takeReload('/b', 2000, sessionStorage)).toBe(true);
    expect(takeReload('/a', 1000 + timing.reloadGuard, sessionStorage)).toBe(true);
  });

  test('NAV-08 does not happen where nothing can be remembered', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(takeReload('/a', 1000, full)).toBe(false);
  });

  test('NAV-08 waits while a reload is held', () => {
    expect(isReloadHeld(document)).toBe(false);
    const release = holdReload('checkout');
    const releaseOther = holdReload('checkout');
    release();
    release();
    expect(isReloadHeld(document)).toBe(true);
    releaseOther();
    expect(isReloadHeld(document)).toBe(false);
  });

  test('NAV-08 waits while a form that holds the reload is being filled', () => {
    const stop = watchForms(document);
    document.body.innerHTML = '<form data-keep><input id="kept"></form><form><input id="other"></form>';
    const type = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));
    type('other');
    expect(isReloadHeld(document)).toBe(false);
    type('kept');
    expect(isReloadHeld(document)).toBe(true);
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(isReloadHeld(document)).toBe(false);
    type('kept');
    document.body.innerHTML = '';
    expect(isReloadHeld(document)).toBe(false);
    stop();
  });

  test('NAV-08 also answers a part of the application that is no longer there, once', () => {
    const leave = vi.fn();
    const mayReload = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
    const stop = reloadOnChunkFailure(window, { path: () => '/next', mayReload, leave });
    const failure = () => {
      const event = new Event('vite:preloadError', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([failure(), failure()]).toEqual([true, false]);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/next');
    stop();
  });
});

describe('the build manifest', () => {
  const manifest = {
    id: 'a',
    timestamp: 1,
    routeRules: [{ name: 'index', pattern: '/', cacheable: true }],
    prerendered: ['/', '/about'],
  };

  test('NAV-09 gives the route rules and the prerendered pages of this build', async () => {
    const fetch = vi.fn(async () => Response.json(manifest));
    const build = knownBuild('a', fetch);
    expect(build.isPrerendered('/about')).toBe(false);
    await build.load();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/builds/meta/a.json');
    expect([build.isPrerendered('/about'), build.isPrerendered('/search/milk')]).toEqual([true, false]);
    expect(build.ruleOf('index')).toEqual(manifest.routeRules[0]);
    expect(build.ruleOf('cart')).toBeUndefined();
  });

  test('NAV-09 without it every page is fetched when it is asked for', async () => {
    const build = knownBuild('a', () => Promise.reject(new Error('away')));
    await build.load();
    expect(build.isPrerendered('/')).toBe(false);
  });
});

describe('the page-reload cookie', () => {
  test('CONST-01 its timer is capped at the longest a browser takes', () => {
    expect(reloadDelay('page-reload=5000', 2000)).toBe(3000);
    expect(reloadDelay(`page-reload=${10 ** 13}`, 0)).toBe(2_147_483_647);
    expect(reloadDelay('page-reload=2000', 2000)).toBeUndefined();
    expect(reloadDelay('page-reload=soon', 2000)).toBeUndefined();
    expect(reloadDelay('', 2000)).toBeUndefined();
  });

  test('CONST-01 a moment further away is reached in steps, never early', () => {
    const reload = vi.fn();
    const moment = now() + timing.longestTimer + 5000;
    const stop = reloadOnTime(() => `page-reload=${moment}`, now, reload);
    vi.advanceTimersByTime(timing.longestTimer);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  describe('of a page that sets it itself', () => {
    const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
    const open = (after = 15) => {
      const reload = vi.fn();
      const stop = startOwnReload('/', after, window, reload);
      onTestFinished(stop);
      return { reload, stop };
    };
    const moment = () => /page-reload=(\d+)/.exec(document.cookie)?.[1];

    test('CONST-02 the setting makes the cookie and its timer', () => {
      const { reload } = open();
      expect(moment()).toBe(String(now() + 15 * 60_000));
      minutes(14.9);
      expect(reload).not.toHaveBeenCalled();
      minutes(0.1);
      expect(reload).toHaveBeenCalledOnce();
    });

    test('CONST-02 a time beyond the longest timer is reached in steps', () => {
      const { reload } = open(50_000);
      vi.advanceTimersByTime(timing.longestTimer);
      expect(reload).not.toHaveBeenCalled();
      vi.advanceTimersByTime(50_000 * 60_000 - timing.longestTimer);
      expect(reload).toHaveBeenCalledOnce();
    });

    test.each([
      ['a form', '<form data-keep><input></form>'],
      ['a dialog', '<dialog open></dialog>'],
    ])('CONST-02 waits while %s is open, though nobody has begun to fill it', (_, html) => {
      const { reload } = open();
      document.body.innerHTML = html;
      minutes(15);
      expect(reload).not.toHaveBeenCalled();
      document.body.innerHTML = '';
      minutes(15);
      expect(reload).toHaveBeenCalledOnce();
    });

    test('CONST-02 waits while an order is being made', () => {
      const { reload } = open();
      const release = holdReload('checkout');
      minutes(15);
      release();
      expect(reload).not.toHaveBeenCalled();
    });

    test('CONST-02 the cookie and its timer go when the page is left', () => {
      const { reload, stop } = open();
      stop();
      expect(moment()).toBeUndefined();
      minutes(60);
      expect(reload).not.toHaveBeenCalled();
    });

    test('CONST-02 an earlier timer of the same cookie follows what the page puts off, and ends with it', () => {
      const earlier = vi.fn();
      document.cookie = `page-reload=${now() + 60_000}; path=/`;
      onTestFinished(reloadOnTime(() => document.cookie, now, earlier));
      const { stop } = open();
      minutes(1);
      expect(earlier).not.toHaveBeenCalled();
      stop();
      minutes(60);
      expect(earlier).not.toHaveBeenCalled();
    });
  });
});
