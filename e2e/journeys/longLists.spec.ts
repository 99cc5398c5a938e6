import { listingPageSize } from '@trolley/contract';
import { listOn } from '../support/listOn.ts';
import { addressOf, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('more of a list is appended, and whoever comes back or reloads finds list and place again @smoke', async ({
  page,
  shelf,
}) => {
  const { slug, count } = shelf.departments.reduce((most, one) => (one.count > most.count ? one : most));
  const path = addressOf('products-slug', { slug });
  await openHydrated(page, path);
  const list = listOn(page);
  await expect(list.tiles).toHaveCount(listingPageSize);
  const told = page.getByRole('main').locator('.list-story');
  await expect(told).toHaveCount(1);
  await list.more.press('Enter');
  await expect(list.tiles).toHaveCount(2 * listingPageSize);
  const shown = text('catalogue.shownOf', { count: 2 * listingPageSize, total: count });
  await expect(page.getByText(shown, { exact: true })).toBeVisible();
  const first = list.tiles.nth(listingPageSize);
  await expect(first.getByRole('link')).toBeFocused();
  await expect(first.getByRole('link')).toBeInViewport();
  // How much is shown stands behind the #: the page stays that of the list.
  await expect(page).toHaveURL(`${path}#page-2`);

  const tile = list.tiles.nth(listingPageSize + 9);
  const placeOf = () => tile.evaluate((element) => element.getBoundingClientRect().top);
  await tile.scrollIntoViewIfNeeded();
  await tile.getByRole('link').focus();
  const before = await placeOf();
  await page.keyboard.press('Enter');
  await expect(page.locator('.product-page')).toBeVisible();
  await page.goBack();
  await expect(list.tiles).toHaveCount(2 * listingPageSize);
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(8);

  await page.reload();
  await expect(list.tiles).toHaveCount(2 * listingPageSize);
  await expect(tile).toBeInViewport();

  // Passed on, the address leads to where the list was gone on with.
  const shared = await page.context().newPage();
  await openHydrated(shared, `${path}#page-2`);
  const theirs = listOn(shared).tiles;
  await expect(theirs).toHaveCount(2 * listingPageSize);
  await expect(theirs.nth(listingPageSize)).toBeInViewport();
});
