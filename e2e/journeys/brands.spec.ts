import { getBrand, getBrandProducts, getBrands, listingPageSize } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { counted, listOn } from '../support/listOn.ts';
import { addressOf, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('DISC-05 all brands stand from A to Z, and a letter leads to its own', async ({ page, request }) => {
  const { brands } = await apiGet(request, getBrands);
  expect(brands.length).toBeGreaterThan(20);
  await openHydrated(page, addressOf('brands'));
  const main = page.getByRole('main');
  const links = main.getByRole('region').getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((one) => one.querySelector('b')?.textContent ?? ''));
  expect(shown).toEqual(brands.map(({ name }) => name));
  const { compare } = new Intl.Collator(tenant.locale);
  expect(shown).toEqual([...shown].sort(compare));

  const letters = main.getByRole('navigation', { name: text('catalogue.brands.letters') }).getByRole('link');
  const headings = main.getByRole('region').getByRole('heading', { level: 2 });
  const written = await letters.allTextContents();
  expect(await headings.allTextContents()).toEqual(written);
  expect(written).toEqual([...new Set(written)]);

  await letters.last().click();
  await expect(headings.last()).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${addressOf('brands')}#.`));
  // The keyboard goes on from there.
  await page.keyboard.press('Tab');
  const lastLetter = main.getByRole('region').last();
  await expect(lastLetter.getByRole('link').first()).toBeFocused();
});

test('DISC-05 a brand’s page tells of it and shows its products alone', async ({ page, request, shelf }) => {
  const { brands } = await apiGet(request, getBrands);
  const most = brands.reduce((big, brand) => (brand.count > big.count ? brand : big));
  await openHydrated(page, addressOf('brands'));
  await page
    .getByRole('main')
    .locator(`.brand-card[href="${addressOf('brand-slug', { slug: most.slug })}"]`)
    .click();
  await expect(page).toHaveURL(addressOf('brand-slug', { slug: most.slug }));
  const list = listOn(page);
  await expect(list.heading).toHaveText(most.name);
  await expect(list.count).toHaveText(counted(most.count));
  await expect(list.tiles).toHaveCount(Math.min(most.count, listingPageSize));
  for (const product of (await list.skus()).map(shelf.product)) expect(product.brand?.slug).toBe(most.slug);
  const { about } = await apiGet(request, getBrand, { params: { slug: most.slug } });
  if (about) await expect(page.getByRole('main')).toContainText(about);

  // Its name on the page of a product leads there too.
  const { results } = await apiGet(request, getBrandProducts, { params: { slug: most.slug } });
  await list.tiles.first().getByRole('link').click();
  await expect(page).toHaveURL(addressOf('product-slug', { slug: results[0]?.slug ?? '' }));
  await page.locator('.product-brand').click();
  await expect(list.heading).toHaveText(most.name);
});

test('DISC-05 the brand of the month stands first, and its page tells its story @smoke', async ({ page }) => {
  await openHydrated(page, addressOf('brands'));
  const featured = page.getByRole('group', { name: text('catalogue.brands.featured') }).getByRole('listitem');
  await expect(featured).toHaveCount(5);
  await expect(featured.first()).toContainText(text('catalogue.brands.month'));
  for (const brand of await featured.all()) await expect(brand.locator('img').first()).toBeVisible();
  const name = await featured.first().getByRole('heading').innerText();
  await featured.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('.brand-story').getByRole('heading')).toBeVisible();
});

test('DISC-05 without scripts a letter is a place of the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('brands'));
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: text('catalogue.brands.letters') })
    .getByRole('link')
    .last()
    .click();
  await expect(main.getByRole('region').getByRole('heading', { level: 2 }).last()).toBeInViewport();
  await context.close();
});
