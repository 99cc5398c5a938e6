import type { BrowserContext, Page } from '@playwright/test';
import { markHydration } from '../support/markHydration.ts';
import { openProvidedShop } from '../support/providedShop.ts';
import { addressOf, drafts } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const tags = 'https://tags.example';
const script = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js';
const page = (path: string, more: object) => ({ path, title: path, meta: {}, blocks: [], ...more });
const anchored = { type: 'table', caption: 'There', head: ['a'], rows: [['b']] };
const tall = { type: 'richText', html: '<p>word</p>'.repeat(120) };

/** Consent of OneTrust, one tag on a host of its own that loads another, and pages that act by themselves. */
const consent = {
  provider: 'oneTrust',
  oneTrust: { id: 'f0f0f0f0-0000-4000-8000-000000000000', whenUnreachable: 'necessary' },
  scripts: [
    {
      name: 'Tags',
      cookieType: 'statistic',
      scriptFile: [{ url: `${tags}/tag.js`, type: 'text/javascript' }],
      hosts: { connect: [tags] },
      cookies: [{ name: '_tag', purpose: 'Counts', days: 10 }],
    },
  ],
};
const pages = {
  leads: page('/leads-on', { autoRedirect: { to: '/led-to', anchor: 'there' }, reloadAfterMinutes: 1 }),
  ledTo: page('/led-to', { blocks: [tall, anchored, tall] }),
};

/** OneTrust's script as far as the shop uses it: globals, event and callback. */
function oneTrust(): void {
  const stage = window as unknown as Record<string, unknown>;
  const saved = /OptanonConsent=([^;]*)/.exec(document.cookie)?.[1];
  let isClosed = saved !== undefined;
  stage.OnetrustActiveGroups = `,${saved ?? 'C0001'},`;
  stage.OneTrust = { IsAlertBoxClosed: () => isClosed, ToggleInfoDisplay: () => undefined };
  const tell = () => {
    (stage.OptanonWrapper as () => void)();
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
  };
  stage.answer = (groups: string) => {
    isClosed = true;
    document.cookie = `OptanonConsent=${groups}; path=/`;
    stage.OnetrustActiveGroups = `,${groups},`;
    tell();
  };
  tell();
}
const answer = (one: Page, groups: string) =>
  one.evaluate((given) => (window as unknown as { answer(groups: string): void }).answer(given), groups);

// One shop for all of them, in preview.
test.describe.configure({ mode: 'serial' });
let shop: Awaited<ReturnType<typeof openProvidedShop>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openProvidedShop(consent, pages);
});
test.afterAll(() => shop.stop());

/** A browser of this shop, and what it asked others for. */
async function open(context: BrowserContext, { isAway = false } = {}) {
  const asked: string[] = [];
  await context.addInitScript(markHydration);
  await context.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url === script) return isAway ? route.abort() : route.fulfill({ body: `(${oneTrust.toString()})()` });
    if (url !== `${tags}/tag.js`) return route.fulfill({ body: '' });
    const work = `document.cookie='_tag=1; path=/';fetch('${tags}/hit');fetch('https://elsewhere.example/x').catch(()=>{})`;
    return route.fulfill({
      contentType: 'text/javascript',
      body: work,
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const names = async () => (await context.cookies()).map(({ name }) => name);
  return { asked, names, one: await context.newPage() };
}

test('CONS-01 CONS-03 OneTrust answers for the page: a tag runs on its own host alone, and is gone when it is taken back @smoke', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const { asked, names, one } = await open(context);
  await openHydrated(one, '/');
  await expect.poll(() => asked).toEqual([script]);
  await one.waitForFunction(() => 'answer' in window);
  expect(await names()).not.toContain('_tag');
  await answer(one, 'C0001,C0002');
  await expect.poll(() => asked).toEqual([script, `${tags}/tag.js`, `${tags}/hit`]);
  await expect.poll(names).toContain('_tag');
  const reloaded = one.waitForEvent('load');
  await answer(one, 'C0001');
  await reloaded;
  await one.waitForFunction(() => 'answer' in window);
  await expect.poll(names).not.toContain('_tag');
  expect(asked.filter((url) => url.startsWith(tags))).toHaveLength(2);
  expect(asked).not.toContain('https://elsewhere.example/x');
  await context.close();
});

test('CONS-02 where OneTrust is out of reach, only what the retailer allows then runs @smoke', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const { asked, names, one } = await open(context, { isAway: true });
  await openHydrated(one, '/leads-on');
  await expect.poll(() => asked).toEqual([script]);
  // Answered by that: the page goes on by itself.
  await one.waitForURL('**/led-to');
  expect(await names()).not.toContain('_tag');
  expect(asked.filter((url) => url !== script)).toEqual([]);
  await context.close();
});

test('NAV-12 NAV-13 CONST-02 a page leads on once cookies were answered, unless the shopper moved; a page loads itself again @smoke', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const { one } = await open(context);
  const wentOn: string[] = [];
  context.on('request', (request) => void wentOn.push(...(/_payload\/led-to/.exec(request.url()) ?? [])));
  await context.clock.install();
  /** Opens the page that leads on; what it does by itself has begun once it has its own moment to load again. */
  const openLeading = async (tab: Page) => {
    await openHydrated(tab, '/leads-on');
    await tab.waitForFunction(() => 'answer' in window);
    const names = async () => (await context.cookies(`${shop.url}/leads-on`)).map(({ name }) => name);
    await expect.poll(names).toContain('page-reload');
  };
  /** How often a page went on by now, though there was more than enough time. */
  const goneOn = async (tab: Page) => {
    await context.clock.fastForward(3000);
    // Whatever the page asked for before is known with this.
    await tab.evaluate(() => fetch('/serving'));
    return wentOn.length;
  };
  await openLeading(one);
  expect(await goneOn(one)).toBe(0);
  await answer(one, 'C0001');
  expect(await goneOn(one)).toBe(1);
  await one.waitForURL('**/led-to');
  await expect(one.locator('#there')).toBeInViewport();
  // Not twice in a visit, and not for whoever moved first.
  await openLeading(one);
  expect(await goneOn(one)).toBe(1);
  const other = await context.newPage();
  await openLeading(other);
  // Sideways, where there is nothing to scroll: nothing else tells that somebody was there.
  const moved = other.evaluate(
    () => new Promise((done) => addEventListener('wheel', () => done(true), { once: true })),
  );
  await other.mouse.move(700, 400);
  await other.mouse.wheel(10, 0);
  await moved;
  expect(await goneOn(other)).toBe(1);

  const again = other.waitForEvent('load');
  await context.clock.fastForward(61_000);
  await again;
  await context.close();
});

test('CONT-03 in a preview drafts and the test confirmation page are shown, and a draft is not cacheable @smoke', async ({
  request,
}) => {
  expect(drafts.length).toBeGreaterThan(0);
  for (const { path } of drafts) {
    const draft = await request.get(`${shop.url}${path}`);
    expect(draft.status(), path).toBe(200);
    expect(draft.headers()['cache-control'], path).toContain('no-store');
  }
  expect((await request.get(`${shop.url}${addressOf('checkout')}-ok-test`)).status()).toBe(200);
});
