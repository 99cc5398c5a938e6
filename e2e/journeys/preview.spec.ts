import type { Page } from '@playwright/test';
import { getProduct, logOutStaff, openPreview, type Product } from '@trolley/contract';
import { apiGet, apiSend } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { markupFaults } from '../support/markup.ts';
import { type ShopServer, startShop } from '../support/shopServer.ts';
import { logInAs } from '../support/staff.ts';
import { addressOf, drafts, money, publicPages, searchPath, tenant, tenantId, text } from '../support/tenantFiles.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

const gallery = '/_components';
const testConfirmation = `${addressOf('checkout')}-ok-test`;

test.describe('in preview', () => {
  // One shop in preview is enough for all of them.
  test.describe.configure({ mode: 'default' });
  let preview: ShopServer;
  test.beforeAll(async () => {
    preview = await startShop({ TENANT: tenantId, CMS_PREVIEW: 'true' });
  });
  test.afterAll(() => preview.stop());

  test('the gallery shows every component in both themes, light and dark', async ({ page }) => {
    await page.goto(`${preview.url}${gallery}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const id of ['feldmarkt', 'harbour']) await expect(page.locator(`[data-theme="${id}"]`).first()).toBeVisible();
    for (const scheme of ['light', 'dark'])
      await expect(page.locator(`[data-scheme="${scheme}"]`).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });

  test('every component is valid and accessible in both themes, light and dark', async ({ page, request }) => {
    expect(await markupFaults(await (await request.get(`${preview.url}${gallery}`)).text())).toEqual([]);
    await page.goto(`${preview.url}${gallery}`);
    await untilHydrated(page);
    expect(await violations(page)).toEqual([]);
  });

  test('CONT-04 Ctrl+Shift+E names every block, header and footer with the way to its form, and is nobody’s while one types', async ({
    page,
  }) => {
    await page.goto(`${preview.url}/`);
    await untilHydrated(page);
    await expectOverlay(page, '/');
    // A page that is gone to is another one, with other blocks.
    const other = publicPages.find(({ path, blocks }) => path !== '/' && blocks.length > 1)?.path ?? '';
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
      document.querySelector('main')?.append(link);
      link.click();
    }, other);
    await expect(page).toHaveURL(`${preview.url}${other}`);
    // Whoever goes on at once has the focus taken away by the new page.
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
    await expectOverlay(page, other);
  });
});

const fieldOf = (page: Page) => page.getByLabel(text('shell.search.label'));
const labels = (page: Page) => page.getByRole('navigation', { name: text('preview.blocks') }).getByRole('link');

async function expectOverlay(page: Page, path: string): Promise<void> {
  await fieldOf(page).focus();
  await page.keyboard.press('Control+Shift+E');
  await expect(labels(page)).toHaveCount(0);
  await fieldOf(page).blur();
  await page.keyboard.press('Control+Shift+E');
  const hrefs = async () => labels(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const form = (item: string, block: string) => `/studio/content/edit?${new URLSearchParams({ item, block })}`;
  const edited = publicPages.find((one) => one.path === path);
  await expect.poll(hrefs).toContain(form('config:header', 'header'));
  await expect.poll(hrefs).toContain(form('config:footer', 'footer'));
  for (const [index] of (edited?.blocks ?? []).entries())
    await expect.poll(hrefs, String(index)).toContain(form(`page:${path}`, String(index)));
  // Where the keyboard is one goes on from.
  await expect(page.locator('.preview-label:focus')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+Shift+E');
  await expect(labels(page)).toHaveCount(0);
}

test('STUD-04 an editor sees pages, lists, search and prices of another moment, and is told when it ends @smoke', async ({
  page,
  shelf,
  faults,
}) => {
  const { request } = page;
  await logInAs(request, 'content');
  const at = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
  const { token, prices } = await apiSend(request, openPreview, { body: { at } });
  expect(prices).toBeGreaterThan(0);

  const product = await shelf.find(
    ({ price, availability }) => price.offer !== undefined && availability === 'available',
  );
  const later = await apiGet(request, getProduct, { params: { sku: product.sku }, query: { preview: token } });
  expect(charged(later)).not.toBe(charged(product));

  const path = addressOf('product-slug', { slug: product.slug, sku: product.sku });
  await page.goto(`${path}?preview=${token}`);
  await untilHydrated(page);
  const moment = new Intl.DateTimeFormat(tenant.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: tenant.timeZone,
  });
  await expect(page.getByRole('complementary', { name: text('preview.bar.label') })).toContainText(
    moment.format(new Date(at)),
  );
  await expectPrice(page, later);

  // Everything one goes to from here is of that moment, also what is fetched while one types.
  await fieldOf(page).fill(product.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname !== path && url.searchParams.get('preview') === token);
  await expectTile(page, later);
  await page.goto(searchPath(product.name));
  await expectTile(page, product);
  await page.goto(`${searchPath(product.name)}?preview=${token}`);
  await untilHydrated(page);
  await page.locator(`.product-tile a[href*="${product.slug}"]`).first().click();
  await expect(page).toHaveURL(
    (url) => url.pathname.includes(product.slug) && url.searchParams.get('preview') === token,
  );
  await page.reload();
  await untilHydrated(page);
  await expectPrice(page, later);

  // In the frame of another origin nothing of it is shown, and without its owner's session neither.
  faults.tolerate(/403/);
  await apiSend(request, logOutStaff);
  await page.goto(`${path}?preview=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('preview.ended.title'));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: text('preview.toShop') }).click();
  await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
});

const charged = ({ price }: Pick<Product, 'price'>) => price.offer?.value ?? price.regular.value;

async function expectPrice(page: Page, product: Product): Promise<void> {
  await expect(page.locator('.price-box .price').first()).toContainText(money(charged(product)));
}

async function expectTile(page: Page, product: Product): Promise<void> {
  const tile = page.locator('.product-tile').filter({ has: page.locator(`a[href*="${product.slug}"]`) });
  await expect(tile.first().locator('.price').first()).toContainText(money(charged(product)));
}

test('CONT-03 without preview there is neither gallery nor draft nor test confirmation @smoke', async ({ request }) => {
  for (const path of [gallery, testConfirmation, ...drafts.map((page) => page.path)]) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get(`/_payload${path}`)).status(), path).toBe(404);
  }
});
