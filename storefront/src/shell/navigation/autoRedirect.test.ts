import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsent } from '../consent/consent.ts';
import { startAutoRedirect } from './autoRedirect.ts';

let stop: () => void;
/** Scrolling takes no time. */
const quiet = () => vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList);
beforeEach(() => {
  stop = () => undefined;
  vi.useFakeTimers();
  quiet();
  sessionStorage.removeItem('autoRedirected');
  document.body.innerHTML = '<p id="text">Text</p><section class="consent-strip"><button>Allow</button></section>';
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function open(setting = { href: '/offers', anchor: 'cheese' } as { href?: string; anchor?: string }) {
  const consent = createConsent();
  // As the shop does: the new page is there once this resolves.
  const go = vi.fn(async (_: string) => {
    document.body.innerHTML = '<h2 id="cheese">Cheese</h2>';
  });
  const start = () => startAutoRedirect('/summer', setting, { page: window, consent, go });
  stop = start();
  const allow = () => consent.accept(['C0001']);
  return { go, start, allow };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const focused = () => document.activeElement?.id;
const on = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('NAV-12 goes to the target 1500 ms after cookies are allowed, and scrolls to the place 500 ms after', async () => {
  const { go, allow } = open();
  await wait(60_000);
  expect(go).not.toHaveBeenCalled();
  on('.consent-strip button', 'pointerdown');
  allow();
  await wait(1499);
  expect(go).not.toHaveBeenCalled();
  await wait(1);
  expect(go).toHaveBeenCalledExactlyOnceWith('/offers');
  await wait(499);
  expect(focused()).not.toBe('cheese');
  await wait(1);
  expect(focused()).toBe('cheese');
});

test('NAV-12 cookies that were allowed before count from the start', async () => {
  const consent = createConsent();
  consent.accept(['C0001', 'C0002']);
  const go = vi.fn(async () => undefined);
  stop = startAutoRedirect('/summer', { href: '/offers' }, { page: window, consent, go });
  await wait(1500);
  expect(go).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
  'NAV-13 does not happen when the shopper moved first: %s',
  async (move) => {
    const { go, allow } = open();
    allow();
    await wait(1000);
    on('#text', move);
    await wait(60_000);
    expect(go).not.toHaveBeenCalled();
  },
);

test.each([
  ['pressed something on the page that was opened', '/summer', true, false],
  ['pressed something to come here', '/', true, true],
  ['did nothing yet', '/summer', false, true],
])('NAV-13 before this was loaded the shopper %s', async (_, opened, hasPressed, happens) => {
  const entries = {
    navigation: [{ name: `https://shop.example${opened}` }],
    'first-input': hasPressed ? [{ startTime: -1 }] : [],
  };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => entries[type as 'navigation'] as never);
  const { go, allow } = open();
  allow();
  await wait(60_000);
  expect(go).toHaveBeenCalledTimes(happens ? 1 : 0);
});

test('NAV-12 to answer OneTrust’s question is not to move', async () => {
  document.body.innerHTML = '<div id="onetrust-consent-sdk"><button>Allow</button></div>';
  const { go, allow } = open();
  on('#onetrust-consent-sdk button', 'pointerdown');
  allow();
  await wait(1500);
  expect(go).toHaveBeenCalledOnce();
});

test('NAV-13 does not happen when the page was scrolled, or left for another', async () => {
  const scrolled = open();
  scrolled.allow();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  await wait(60_000);
  expect(scrolled.go).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  const left = open();
  left.allow();
  stop();
  await wait(60_000);
  expect(left.go).not.toHaveBeenCalled();
});

test('NAV-13 does not scroll when the shopper moved after the redirect', async () => {
  const { go, allow } = open();
  allow();
  await wait(1600);
  expect(go).toHaveBeenCalledOnce();
  on('#cheese', 'wheel');
  await wait(60_000);
  expect(focused()).not.toBe('cheese');
});

test('NAV-13 does not happen offline', async () => {
  const { go, allow } = open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  allow();
  await wait(60_000);
  expect(go).not.toHaveBeenCalled();
});

test('NAV-13 does not happen twice in a visit, nor where that could not be known', async () => {
  const { go, start, allow } = open();
  allow();
  await wait(1500);
  stop = start();
  await wait(60_000);
  expect(go).toHaveBeenCalledOnce();

  sessionStorage.removeItem('autoRedirected');
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
  const other = open();
  other.allow();
  await wait(60_000);
  expect(other.go).not.toHaveBeenCalled();
});

test('ERR-05 a place without a target is on the page itself: it is scrolled to after 500 ms, whatever was answered', async () => {
  document.body.innerHTML = '<h2 id="cheese">Cheese</h2>';
  const { go } = open({ anchor: 'cheese' });
  await wait(499);
  expect(focused()).not.toBe('cheese');
  await wait(1);
  expect(focused()).toBe('cheese');
  expect(go).not.toHaveBeenCalled();
});
