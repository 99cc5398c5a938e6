import type { Page } from '@playwright/test';
import { cookies, cookieTypes, exportCustomer, necessary, ownCookies, tellConsent } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { violations as axeViolations } from '../support/axe.ts';
import { loggedInCustomer } from '../support/people.ts';
import { consentFile, linkedPage, pageWith, tenant, text } from '../support/tenantFiles.ts';
import { answerOf, expect, openHydrated, test } from '../support/test.ts';
import { unlistedIn } from '../support/watchStorage.ts';
import { watchVisit } from '../support/watchVisit.ts';

// Nobody has answered yet.
test.use({ consent: null });

const strip = (page: Page) => page.getByRole('region', { name: text('consent.title') });
const press = (page: Page, key: string) =>
  strip(page)
    .getByRole('button', { name: text(key) })
    .click();
const settings = (page: Page) => page.getByRole('dialog', { name: text('consent.settings.title') });
const cookiesLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: text('shell.cookies') });
const listed = consentFile.scripts.flatMap(({ cookieType, cookies: set }) =>
  set.map(({ name }) => ({ name, category: cookieTypes[cookieType] })),
);
const own = ownCookies({ cartDays: 1, sessionDays: 1 }).map(({ name }) => name);
const namesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted();

test('CONS-09 nothing is set, loaded or sent before consent; allowed it runs, withdrawn it is gone @smoke', async ({
  page,
  stored,
  baseURL,
}) => {
  const { foreign, violations } = await watchVisit(page, baseURL);
  await openHydrated(page, '/');
  await expect(strip(page)).toBeVisible();
  expect((await namesOf(page)).filter((name) => !own.includes(name))).toEqual([]);
  expect(await namesOf(page)).not.toContain(cookies.consent);

  // The question is no wall: the page goes on, and so does the question.
  await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
  await page.waitForURL(`**${linkedPage.path}`);
  await expect(strip(page)).toBeVisible();
  expect((await namesOf(page)).filter((name) => !own.includes(name))).toEqual([]);
  expect(await unlistedIn(baseURL ?? '', stored, [necessary]), 'stored without consent').toEqual([]);

  await press(page, 'consent.allow');
  await expect(strip(page)).toBeHidden();
  await expect.poll(() => namesOf(page)).toEqual(expect.arrayContaining(listed.map(({ name }) => name)));
  const told = await page.evaluate(() =>
    ((window as unknown as { dataLayer?: Iterable<unknown>[] }).dataLayer ?? []).map((one) => [...one].slice(0, 2)),
  );
  expect(told.filter(([command]) => command === 'consent')).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ]);

  // Taken back by a link that every page has; the page is loaded anew without what ran.
  const reloaded = page.waitForEvent('load');
  await cookiesLink(page).click();
  await settings(page)
    .getByRole('button', { name: text('consent.refuse') })
    .click();
  await reloaded;
  await expect.poll(async () => (await namesOf(page)).filter((name) => !own.includes(name))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await namesOf(page)).filter((name) => !own.includes(name))).toEqual([]);
  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
});

test('CONS-07 the answer is one press, also a refusal, is kept as proof, and is not asked for again; another version asks anew @smoke', async ({
  page,
  baseURL,
}) => {
  await loggedInCustomer(page);
  await openHydrated(page, '/');
  await expect(strip(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // No focus trap: the first stop of the keyboard is still the page's, and the strip is offered beside it.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(text('consent.skip'));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(text('shell.skipToContent'));

  await press(page, 'consent.choose');
  await expect(settings(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await settings(page)
    .getByRole('checkbox', { name: new RegExp(text('consent.category.C0002.title')) })
    .click();
  const kept = page.waitForResponse(
    (response) => response.request().method() === tellConsent.method && response.url().endsWith(tellConsent.path),
  );
  await settings(page)
    .getByRole('button', { name: text('consent.save') })
    .click();
  await expect(settings(page)).toBeHidden();
  const statistic = listed.filter(({ category }) => category === 'C0002').map(({ name }) => name);
  await expect.poll(() => namesOf(page)).toEqual(expect.arrayContaining(statistic));
  expect((await namesOf(page)).filter((name) => listed.some((one) => one.name === name))).toEqual(statistic);
  const [answer] = (await page.context().cookies()).filter(({ name }) => name === cookies.consent);
  expect((answer?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(180 * 86_400_000);
  const { version } = consentFile;
  const proof = { provider: 'builtIn', version, categories: [necessary, 'C0002'] };
  await kept;
  expect((await apiGet(page.request, exportCustomer)).consents).toEqual([expect.objectContaining(proof)]);

  await openHydrated(page, linkedPage.path);
  await expect(cookiesLink(page)).toBeVisible();
  await expect(strip(page)).toBeHidden();

  const old = answerOf(['C0002']).replace(/^\d+/, '9999');
  await page.context().addCookies([{ name: cookies.consent, value: old, url: baseURL ?? '' }]);
  await openHydrated(page, '/');
  await expect(strip(page)).toBeVisible();
});

test('CONS-07 on a phone the question covers neither the bar at the bottom nor moves anything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHydrated(page, '/');
  await expect(strip(page)).toBeVisible();
  const box = await strip(page).boundingBox();
  const bar = await page.getByRole('navigation', { name: text('shell.tabs.label') }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(box?.height).toBeLessThan(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
});

test('CONT-08 the cookie list has every cookie that is really set, and everything that scripts may set @smoke', async ({
  page,
}) => {
  await openHydrated(page, pageWith('cookieList') ?? '');
  await press(page, 'consent.allow');
  await expect.poll(() => namesOf(page)).toEqual(expect.arrayContaining(listed.map(({ name }) => name)));
  const shown = await page.locator('.cookie-list').getByRole('rowheader').allTextContents();
  expect((await namesOf(page)).filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(listed.map(({ name }) => name)));
  expect(await axeViolations(page)).toEqual([]);
});

test('ROUTE-19 on the error page nobody is asked and no script runs, whatever was allowed @smoke', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const value = answerOf(['C0002', 'C0004', 'C0007']);
  await page.context().addCookies([{ name: cookies.consent, value, url: baseURL ?? '' }]);
  await openHydrated(page, `/${tenant.pageMap.generalError.urlslug}`);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/consent');
  expect((await namesOf(page)).filter((name) => !own.includes(name))).toEqual([]);
});
