import { getStores } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { inspect } from '../support/inspect.ts';
import { chipOn } from '../support/serviceDialog.ts';
import { addressOf, stores, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const finder = addressOf('storefinder');

test('STORE-01 from a place to the nearest store, its page, and a time to collect there @smoke', async ({ page }) => {
  const { stores: all, total } = await apiGet(page.request, getStores, { query: {} });
  expect(total).toBe(stores.length);
  const wanted = all.find(({ collect }) => collect);
  if (!wanted) throw new Error('nothing can be collected anywhere');
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').locator(`a[href="${finder}"]`).click();
  await expect(page).toHaveURL(finder);
  await expect(page.locator('.store-result')).toHaveCount(total);
  await expect(page.locator('.pin-map .map-pin').first()).toBeVisible();

  const field = page.getByRole('combobox', { name: text('stores.search.label') });
  await field.fill(wanted.name);
  await expect(page.getByRole('option').first()).toContainText(wanted.name);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?q=`));
  const first = page.locator('.store-result').first();
  await expect(first).toContainText(wanted.name);
  await expect(first).toHaveClass(/store-result-chosen/);
  await expect(page.locator('.map-pin-chosen')).toHaveAttribute('aria-label', wanted.name);

  // What the address says is what whoever gets it sees.
  await page.reload();
  await expect(page.locator('.store-result').first()).toContainText(wanted.name);
  await first.getByRole('link', { name: text('stores.toStore') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${tenant.name} ${wanted.name}`);
  await expect(page.locator('.store-hours tr')).toHaveCount(7);
  await inspect(page);

  await page.getByRole('button', { name: text('stores.collect') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(text('service.slot.title'));
  await page.keyboard.press('Escape');
  await expect(chipOn(page)).toContainText(wanted.name);
});

test('STORE-01 without scripts the form and the filters lead to the same list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(finder);
  const all = await page.locator('.store-result').count();
  await page.getByRole('link', { name: text('stores.service.parking'), exact: true }).click();
  await expect(page).toHaveURL(`${finder}?service=parking`);
  const parking = await page.locator('.store-result').count();
  expect(parking).toBeGreaterThan(0);
  expect(parking).toBeLessThan(all);
  await page.getByRole('searchbox', { name: text('stores.search.label') }).fill('xqzvwkj');
  await page.getByRole('button', { name: text('stores.search.submit') }).click();
  await expect(page).toHaveURL(/q=xqzvwkj/);
  await expect(page).toHaveURL(/service=parking/);
  await expect(page.getByText(text('stores.unknownPlace', { q: 'xqzvwkj' }))).toBeVisible();
  await context.close();
});

test('STORE-01 one’s own position is asked for at a press and sorts the list by distance', async ({
  page,
  context,
}) => {
  const near = stores.at(-1);
  await context.grantPermissions(['geolocation']);
  const { stores: all } = await apiGet(page.request, getStores, { query: {} });
  const home = all.find(({ id }) => id === near?.id);
  if (!home) throw new Error('the last store is not there');
  await context.setGeolocation({ latitude: home.position.lat, longitude: home.position.lng });
  await openHydrated(page, finder);
  await page.getByRole('button', { name: text('stores.locate') }).click();
  await expect(page.locator('.store-result').first()).toContainText(home.name);
  await expect(page).toHaveURL(finder);
});
