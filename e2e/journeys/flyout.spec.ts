import type { Page, Request } from '@playwright/test';
import {
  fewProducts,
  getSearchBanner,
  type SearchType,
  searchBrands,
  searchCategories,
  searchContent,
  searchProducts,
  searchRecipes,
  timing,
} from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { untilCartIsKnown } from '../support/cart.ts';
import { choosePlace } from '../support/places.ts';
import { misspelled, productiveTerm } from '../support/searchTerms.ts';
import { addressOf, flyout, linkedPage, linkOf, searchPath, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const nonsense = 'xqzvwkj';
const fieldOf = (page: Page) => page.getByLabel(text('shell.search.label'));
/** The listbox owns its options by their ids; they stand in this panel, with buttons beside them. */
const listOf = (page: Page) => page.getByRole('search').locator('.flyout');
const groupOf = (page: Page, type: SearchType) => listOf(page).locator(`.suggestions-${type}`);
const endpoints = {
  products: searchProducts,
  categories: searchCategories,
  brands: searchBrands,
  recipes: searchRecipes,
  content: searchContent,
};

for (const [device, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(`SEARCH-01 suggestions come while typing and lead on by keys, on a ${device}`, async ({
      page,
      request,
      shelf,
    }) => {
      await choosePlace(page.request);
      const term = await productiveTerm(request, shelf);
      await openHydrated(page, '/');
      await untilCartIsKnown(page);
      const field = fieldOf(page);
      const stock = page.waitForResponse(/\/api\/product-discovery\/products\?.*store=/);
      await field.pressSequentially(term);
      const list = listOf(page);
      const products = groupOf(page, 'products').getByRole('option');
      await expect(products).toHaveCount(fewProducts);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      expect(await violations(page)).toEqual([]);

      for (const product of await products.all()) await expect(product.locator('.goods-unit')).not.toBeEmpty();
      const owned = await page
        .getByRole('listbox', { name: text('search.flyout.label') })
        .getByRole('group', { name: text('search.type.products') })
        .getAttribute('aria-owns');
      expect(owned?.split(' ')).toEqual(await products.evaluateAll((options) => options.map(({ id }) => id)));
      if (device === 'phone') {
        // What a phone's keyboard leaves of 844 pixels.
        const last = await products.last().boundingBox();
        expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThan(594);
      }

      await stock;
      await list
        .getByRole('button', { name: text('cart.addNamed', { name: '' }).trim() })
        .first()
        .click();
      await expect(list.getByRole('textbox')).toHaveCount(1);
      await expect(list).toBeVisible();
      await field.focus();
      await page.keyboard.press('ArrowDown');
      const chosen = list.getByRole('option', { selected: true });
      await expect(chosen).toHaveCount(1);
      expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
      const href = await chosen.getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href ?? 'no address');
      await expect(list).toBeHidden();
    });
  });
}

test('SEARCH-01 SEARCH-04 every type stands in the column that editors gave it, with what the API finds', async ({
  page,
  request,
  shelf,
}) => {
  const term = await productiveTerm(request, shelf);
  await openHydrated(page, '/');
  await fieldOf(page).fill(term);
  await expect(groupOf(page, 'products').getByRole('option')).toHaveCount(fewProducts);
  const types = [...flyout.types].sort((one, other) => one.order - other.order);
  for (const [side, left] of [true, false].entries()) {
    const column = page.locator('.flyout-column').nth(side);
    await expect(column).toHaveClass(new RegExp(`flyout-span-${flyout.ratio[side]}(\\s|$)`));
    const wanted: string[] = [];
    for (const { type, emptyResultsContent } of types.filter(({ order }) => (order % 2 === 1) === left)) {
      // Recipes have pictures: fewer of them are shown.
      const query = { pageSize: type === 'recipes' ? 3 : 5, ...(type === 'content' && { titles: 'true' }) };
      const { results } = await apiGet(request, endpoints[type], { params: { term }, query });
      if (results.length > 0 || emptyResultsContent) wanted.push(text(`search.type.${type}`));
      if (results.length > 0) await expect(groupOf(page, type).getByRole('option')).toHaveCount(results.length);
    }
    const titles = column.locator('.suggestions:not(.suggestions-words) > .suggestions-title');
    await expect(titles).toHaveText(wanted);
  }
  const { total } = await apiGet(request, searchProducts, { params: { term } });
  const all = listOf(page).getByRole('option').last();
  await expect(all).toContainText(text('search.flyout.all', { term, count: total }));
  await all.click();
  await expect(page).toHaveURL(searchPath(term));
});

test('SEARCH-08 letters that changed places find the same all the same', async ({ page, request, shelf }) => {
  const term = await productiveTerm(request, shelf);
  const { pages } = await apiGet(request, searchProducts, { params: { term }, query: { pageSize: 50 } });
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const meant = await Promise.all(
    numbers.map((number) =>
      apiGet(request, searchProducts, { params: { term }, query: { pageSize: 50, page: number } }),
    ),
  );
  await openHydrated(page, '/');
  await fieldOf(page).fill(misspelled(term));
  const found = groupOf(page, 'products').getByRole('option');
  await expect(found.first()).toBeVisible();
  // It says what it took the word for, and leads back to what was typed.
  await expect(listOf(page).getByText(text('search.corrected.shown', { term }))).toBeVisible();
  const hrefs = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const wanted = meant.flatMap(({ results }) => results.map(({ slug }) => addressOf('product-slug', { slug })));
  expect(hrefs.filter((href) => !wanted.includes(href ?? ''))).toEqual([]);
  await listOf(page)
    .getByRole('option', { name: text('search.corrected.typed', { term: misspelled(term) }) })
    .click();
  await expect(page).toHaveURL(`${searchPath(misspelled(term))}?exact=1`);
  await expect(page.getByText(text('search.empty.title', { term: misspelled(term) }))).toBeVisible();
});

test('SEARCH-01 editors speak to a term by a banner, and where nothing is found', async ({ page, request }) => {
  const [banner] = flyout.banners;
  const [term = ''] = banner?.terms ?? [];
  const href = linkOf(banner?.href ?? '');
  expect((await apiGet(request, getSearchBanner, { params: { term } })).banner?.title).toBe(banner?.title);
  await openHydrated(page, '/');
  const field = fieldOf(page);
  await field.fill(term);
  const shown = listOf(page).getByRole('option').filter({ hasText: banner?.title }).filter({ hasText: banner?.text });
  await expect(shown).toHaveAttribute('href', href);
  await shown.click();
  await expect(page).toHaveURL(href);
  // After the navigation the focus goes to the heading; only then can the field be used again.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await field.fill(nonsense);
  for (const { type, emptyResultsContent } of flyout.types) {
    if (emptyResultsContent) await expect(groupOf(page, type)).toContainText(emptyResultsContent);
    else await expect(groupOf(page, type)).toHaveCount(0);
  }
  await expect(shown).toHaveCount(0);
  // It is announced to screen readers, too.
  await expect(page.getByRole('search').getByRole('status')).toHaveText(text('search.flyout.count', { count: 0 }));
});

test('SEARCH-02 the search waits until the shopper pauses, and asks nothing for an empty term', async ({
  page,
  request,
  shelf,
}) => {
  const term = await productiveTerm(request, shelf);
  await page.clock.install();
  await openHydrated(page, '/');
  const field = fieldOf(page);
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  const asked: string[] = [];
  page.on('request', (one: Request) => {
    if (/\/search\//.test(one.url())) asked.push(decodeURIComponent(new URL(one.url()).pathname));
  });
  await page.clock.pauseAt(Date.now() + 60_000);

  await field.fill('   ');
  await page.clock.runFor(2 * timing.searchDebounce);
  await field.fill(term);
  await page.clock.runFor(timing.searchDebounce - 1);
  await field.fill(` ${term}`);
  await page.clock.runFor(timing.searchDebounce - 1);
  // All requests made so far have been recorded by now.
  await page.evaluate(() => fetch('/health'));
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(groupOf(page, 'products').getByRole('option')).toHaveCount(fewProducts);
  // Each type asks once, and so does the banner.
  expect(asked.length).toBe(flyout.types.length + 1);
  expect(asked.every((path) => path.includes(`/search/${term}`))).toBe(true);
});

test('SEARCH-03 an answer that comes late does not replace a newer one', async ({ page, request, shelf }) => {
  const late = await productiveTerm(request, shelf);
  const [newer = ''] = flyout.banners[0]?.terms ?? [];
  await openHydrated(page, '/');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = 0;
  await page.route(`**/search/${encodeURIComponent(late)}**`, async (route) => {
    await released;
    // The page may not wait for it any more.
    await route.continue().catch(() => undefined);
    answered++;
  });
  const field = fieldOf(page);
  const asked = page.waitForRequest(`**/products/search/${encodeURIComponent(late)}**`);
  await field.fill(late);
  await asked;
  for (const { type } of flyout.types) await expect(groupOf(page, type)).toHaveAttribute('aria-busy', 'true');
  await field.fill(newer);
  const all = listOf(page).getByRole('option').last();
  await expect(all).toContainText(newer);
  await expect(listOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const shown = await listOf(page).innerText();
  release();
  await expect.poll(() => answered).toBeGreaterThan(0);
  await page.evaluate(() => fetch('/health'));
  expect(await listOf(page).innerText()).toBe(shown);
});

test('SEARCH-02 Escape closes the suggestions and keeps the term, which is cleared on leaving the search page', async ({
  page,
  request,
  shelf,
}) => {
  const term = await productiveTerm(request, shelf);
  await openHydrated(page, '/');
  const field = fieldOf(page);
  await field.fill(term);
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(field).toHaveValue(term);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchPath(term));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  await expect(field).toHaveValue(term);
  await page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true }).click();
  await expect(page).not.toHaveURL(searchPath(term));
  await expect(field).toHaveValue('');
});

test('SEARCH-05 without an answer the field is what it was: a way to the search page', async ({ page, faults }) => {
  faults.tolerate(/Failed to load resource|net::ERR/);
  const [term = ''] = flyout.banners[0]?.terms ?? [];
  await openHydrated(page, '/');
  await page.route('**/api/**', (route) => route.abort());
  const field = fieldOf(page);
  await field.pressSequentially(term);
  await expect(page.getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(searchPath(term));
});

test('before hydration the field is a plain form', async ({ page }) => {
  const [term = ''] = flyout.banners[0]?.terms ?? [];
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await fieldOf(page).fill(term);
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(searchPath(term));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
