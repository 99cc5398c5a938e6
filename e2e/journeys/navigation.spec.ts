import { escaped } from '../support/escaped.ts';
import { linkedPage, publicPages, tenant } from '../support/tenantFiles.ts';
import { expect, followLink, markDocument, openHydrated, test } from '../support/test.ts';

const longPage = publicPages.find(({ path }) => path === '/');

test('ROUTE-01 the home page and a content page open under their own addresses', async ({ page }) => {
  const home = await page.goto('/');
  expect(home?.status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', tenant.locale);

  const other = await page.goto(linkedPage.path);
  expect(other?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
});

test('NAV-09 a link opens its page without a new document, by one request for its payload', async ({ page }) => {
  await openHydrated(page, '/');
  const sameDocument = await markDocument(page);
  const payload = `/_payload${linkedPage.path}`;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What an idle page asks for by itself has nothing to do with it, nor has a link of the new page below the mouse.
    if (request.resourceType() === 'document' || pathname === payload) asked.push(pathname);
  });

  await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
  await expect(page).toHaveURL(linkedPage.path);
  await expect(page).toHaveTitle(new RegExp(escaped(linkedPage.title)));
  expect(await sameDocument()).toBe(true);
  expect(asked).toEqual([payload]);
});

test('ROUTE-21 a new page begins at its top, going back restores the place', async ({ page }) => {
  expect(longPage).toBeDefined();
  await openHydrated(page, '/');
  await page.evaluate(() => window.scrollTo(0, 600));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);

  const link = page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1, name: linkedPage.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('after a navigation the new page is announced and has the focus', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: linkedPage.title });
  await expect(heading).toBeVisible();
  const focusIsInside = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && (focused.tagName === 'MAIN' || focused.closest('main') !== null);
    });
  await expect.poll(focusIsInside).toBe(true);
});

test('a link pressed with a modifier is the browser’s own', async ({ page, context }) => {
  await openHydrated(page, '/');
  const opened = context.waitForEvent('page');
  // Some headless browsers (Chromium 150) fall over tabs in the background, even empty ones: asked for is enough.
  const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: linkedPage.label, exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  expect(new URL((await asked).url()).pathname).toBe(linkedPage.path);
  expect(await opened).not.toBe(page);
  await expect(page).toHaveURL('/');
});

test('ERR-01 an address that nothing answers is not found, with the page around it', async ({ page, faults }) => {
  faults.tolerate(/404/);
  const answer = await page.goto('/there/is-no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('ERR-01 a navigation to what does not exist shows the same page and keeps its address', async ({
  page,
  faults,
}) => {
  faults.tolerate(/404/);
  await page.goto('/there/is-no-such-page');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await openHydrated(page, '/');
  const sameDocument = await markDocument(page);
  await followLink(page, '/there/is-no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL('/there/is-no-such-page');
  expect(await sameDocument()).toBe(true);
});

test('ERR-06 a crawler gets the status of an error alone', async ({ request }) => {
  const answer = await request.get('/there/is-no-such-page', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<main');
});
