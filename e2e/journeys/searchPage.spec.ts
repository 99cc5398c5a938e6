import type { APIRequestContext } from '@playwright/test';
import {
  fullName,
  noFilter,
  searchContent,
  searchProducts,
  searchRecipes,
  toggleFacet,
  writeListing,
} from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { counted, listOn } from '../support/listOn.ts';
import { productiveTerm } from '../support/searchTerms.ts';
import type { Shelf } from '../support/shelf.ts';
import { addressOf, publicPages, searchPath, site, text } from '../support/tenantFiles.ts';
import { expect, markDocument, openHydrated, test } from '../support/test.ts';

const nonsense = 'xqzvwkj';

test('ROUTE-18 the page of a term shows its products, to be narrowed, sorted and leafed through', async ({
  page,
  request,
  shelf,
}) => {
  const term = await productiveTerm(request, shelf);
  const path = searchPath(term);
  const found = await apiGet(request, searchProducts, { params: { term } });
  await openHydrated(page, path);
  const sameDocument = await markDocument(page);
  const list = listOn(page);
  await expect(list.heading).toHaveText(text('search.title', { term }));
  await expect(list.count).toHaveText(counted(found.total));
  await expect(list.sort).toHaveValue('relevance');
  expect(await list.skus()).toEqual(found.results.map(({ sku }) => sku));

  await expect(list.more).toHaveAttribute('href', `${path}?page=2`);
  await list.more.press('Enter');
  await expect(list.tiles).toHaveCount(Math.min(found.total, 2 * found.results.length));
  const skus = await list.skus();
  expect(new Set(skus).size).toBe(skus.length);

  const brand = found.facets.find(({ key }) => key === 'brand')?.values[0];
  if (!brand) throw new Error(`what “${term}” finds has no brands`);
  const narrowed = path + writeListing({ filter: toggleFacet(noFilter, 'brand', brand.value), page: 1 });
  await list.filters.locator(`a[href="${narrowed}"]`).click();
  await expect(page).toHaveURL(narrowed);
  await expect(list.count).toHaveText(counted(brand.count));
  for (const product of (await list.skus()).map(shelf.product)) expect(product.brand?.slug).toBe(brand.value);

  await list.sort.selectOption('price-desc');
  await expect(page).toHaveURL(`${narrowed}&sort=price-desc`);
  // The address changes a moment before the page does, and with it where its links lead.
  await expect(list.chosen.first()).toHaveAttribute('href', `${path}?sort=price-desc`);
  await list.chosen.first().click();
  await expect(page).toHaveURL(`${path}?sort=price-desc`);
  await expect(list.count).toHaveText(counted(found.total));
  expect(await sameDocument()).toBe(true);
});

test('SEARCH-06 products, recipes and pages have tabs of their own, each with an address', async ({
  page,
  request,
  shelf,
}) => {
  const { term, products, content } = await foundInBoth(request, shelf);
  await openHydrated(page, searchPath(term));
  const tabs = page.getByRole('navigation', { name: text('search.tabs.label') }).getByRole('link');
  const { total: recipes } = await apiGet(request, searchRecipes, { params: { term } });
  await expect(tabs).toHaveText([
    `${text('search.type.products')} ${products}`,
    `${text('search.type.recipes')} ${recipes}`,
    `${text('search.type.content')} ${content}`,
  ]);
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await tabs.nth(1).click();
  await expect(page).toHaveURL(`${searchPath(term)}?tab=recipes`);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  await tabs.nth(2).click();
  await expect(page).toHaveURL(`${searchPath(term)}?tab=content`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(text('search.count', { count: content }));
  await expect(page.locator('.search-hits > li')).toHaveCount(content);
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page');
  await tabs.first().click();
  await expect(listOn(page).count).toHaveText(counted(products));

  await page.goto(`${searchPath(term)}?tab=products`);
  await expect(listOn(page).count).toHaveText(counted(products));
});

test('a term that names a category leads there by one press', async ({ page, request, shelf }) => {
  const term = await productiveTerm(request, shelf);
  await openHydrated(page, searchPath(term));
  const chip = page
    .getByRole('navigation', { name: text('search.chips.label') })
    .getByRole('link')
    .first();
  const href = await chip.getAttribute('href');
  await chip.click();
  await expect(page).toHaveURL(href ?? 'no address');
  await expect(listOn(page).tiles.first()).toBeVisible();
});

test('where nothing is found there is advice, the ranges of the shop and what others like', async ({ page }) => {
  const answer = await page.goto(searchPath(nonsense));
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(text('search.empty.title', { term: nonsense }));
  await expect(main.getByRole('status')).toContainText(text('search.empty.advice'));
  for (const { label } of site.header.navigation ?? [])
    await expect(main.getByRole('link', { name: label, exact: true })).toBeVisible();
  const instead = main.getByRole('region', { name: text('search.empty.instead') });
  const product = instead.getByRole('listitem').getByRole('link').first();
  const href = await product.getAttribute('href');
  await product.click();
  await expect(page).toHaveURL(href ?? 'no address');
  await expect(page.locator('.price-box')).toBeVisible();
});

test('a choice that leaves nothing can be undone where it was made', async ({ page, request, shelf }) => {
  const term = await productiveTerm(request, shelf);
  await openHydrated(page, `${searchPath(term)}?price=9999999-9999999`);
  const list = listOn(page);
  await expect(list.count).toHaveText(counted(0));
  await expect(list.tiles).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('catalogue.empty.clear') })
    .click();
  await expect(page).toHaveURL(searchPath(term));
  await expect(list.tiles.first()).toBeVisible();
});

test('SEARCH-08 the name of a product finds it, among the first ten', async ({ request, shelf }) => {
  const step = Math.floor(shelf.products.length / 25);
  for (const product of shelf.products.filter((_, index) => index % step === 0)) {
    const { sku, slug } = product;
    const term = fullName(product);
    const { results } = await apiGet(request, searchProducts, { params: { term }, query: { pageSize: 10 } });
    // The same thing in another size bears the same name.
    expect(
      results.map((one) => one.sku),
      `${term} (${addressOf('product-slug', { slug })})`,
    ).toContain(sku);
  }
});

/** A word of the shop's own pages that products bear too. */
async function foundInBoth(request: APIRequestContext, { departments, leaves }: Shelf) {
  const titles = publicPages.map(({ title }) => title);
  const names = [...departments, ...leaves].map(({ name }) => name);
  for (const term of new Set([...names, ...titles].flatMap((name) => name.split(/[^\p{L}]+/u)))) {
    if (term.length < 4) continue;
    const [products, content] = await Promise.all([
      apiGet(request, searchProducts, { params: { term } }),
      apiGet(request, searchContent, { params: { term } }),
    ]);
    if (products.total > 0 && content.total > 0) return { term, products: products.total, content: content.total };
  }
  throw new Error('no word finds products and pages');
}
