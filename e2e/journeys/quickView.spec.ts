import type { Page } from '@playwright/test';
import { currentPrice } from '@trolley/contract';
import { violations } from '../support/axe.ts';
import { listOn } from '../support/listOn.ts';
import type { Shelf } from '../support/shelf.ts';
import { withholdScripts } from '../support/slowDown.ts';
import { addressOf, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test, untilHydrated } from '../support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('DISC-06 a press on a tile’s button shows the product over the list, and Escape leads back to it', async ({
  page,
  shelf,
}) => {
  const path = longList(shelf);
  await openHydrated(page, path);
  const { tiles } = listOn(page);
  const tile = tiles.nth(9);
  await tile.scrollIntoViewIfNeeded();
  const button = tile.locator('[data-quick-view]');
  const product = shelf.product((await button.getAttribute('data-quick-view')) ?? '');
  await tile.hover();
  await expect(button).toHaveCSS('opacity', '1');
  const before = await scrolled(page);
  await button.click();
  const dialog = page.getByRole('dialog', { name: text('catalogue.quickView.title') });
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(product.name);
  await expect(dialog.locator('.price-box')).toContainText(money(currentPrice(product.price)));
  await expect(page).toHaveURL(`${path}#view-${product.sku}`);
  expect(await scrolled(page)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(button).toBeFocused();
  expect(await scrolled(page)).toBe(before);
});

test('DISC-06 by keyboard: from one product to the next, Back closes it, and the way on leads to the whole page', async ({
  page,
  shelf,
}) => {
  const path = longList(shelf);
  await openHydrated(page, path);
  const { tiles } = listOn(page);
  const dialog = page.getByRole('dialog', { name: text('catalogue.quickView.title') });
  // The name of a product comes first, its button next.
  await tiles.first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  const button = tiles.first().locator('[data-quick-view]');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible();
  // The keyboard stays inside while it is open.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(button).toBeFocused();

  // Behind it the heart and the button that puts the product into the cart, then the next product's name.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  const second = tiles.nth(1).locator('[data-quick-view]');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  const more = dialog.getByRole('link', { name: text('catalogue.quickView.more') });
  const { slug } = shelf.product((await second.getAttribute('data-quick-view')) ?? '');
  await more.click();
  await expect(page).toHaveURL(addressOf('product-slug', { slug }));
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
});

test('DISC-06 a link that was shared with the quick view in it opens it, and closing it stays in the list', async ({
  page,
  shelf,
}) => {
  const path = longList(shelf);
  const { sku, name } = await firstIn(shelf);
  await openHydrated(page, `${path}#view-${sku}`);
  const dialog = page.getByRole('dialog', { name: text('catalogue.quickView.title') });
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(name);
  expect(await violations(page, { inside: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: text('catalogue.quickView.close') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('DISC-06 a press before hydration is not lost, however late the scripts come', async ({ page, shelf }) => {
  const release = await withholdScripts(page);
  await page.goto(longList(shelf), { waitUntil: 'commit' });
  const button = listOn(page).tiles.nth(1).locator('[data-quick-view]');
  const product = shelf.product((await button.getAttribute('data-quick-view')) ?? '');
  await button.click();
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
  release();
  await untilHydrated(page);
  const dialog = page.getByRole('dialog', { name: text('catalogue.quickView.title') });
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(product.name);
});

test('DISC-06 a product that cannot be fetched says so and can be asked for again', async ({ page, shelf, faults }) => {
  faults.tolerate(/Failed to load resource|net::ERR/);
  await openHydrated(page, longList(shelf));
  await page.route('**/api/product-discovery/products/**', (route) => route.abort());
  await listOn(page).tiles.first().locator('[data-quick-view]').click();
  const dialog = page.getByRole('dialog', { name: text('catalogue.quickView.title') });
  await expect(dialog.getByRole('alert')).toContainText(text('catalogue.quickView.failed'));
  await page.unrouteAll();
  await dialog.getByRole('button', { name: text('error.retry') }).click();
  await expect(dialog.locator('.price-box')).toBeVisible();
});

/** A list of more products than a screen holds. */
function longList({ leaves }: Shelf): string {
  const most = leaves.reduce((long, leaf) => (leaf.count > long.count ? leaf : long));
  return addressOf('products-slug', { slug: most.slug });
}

function firstIn(shelf: Shelf) {
  const path = longList(shelf);
  return shelf.find(({ category }) => addressOf('products-slug', { slug: category.slug }) === path);
}
