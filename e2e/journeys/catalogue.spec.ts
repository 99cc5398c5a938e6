import type { APIRequestContext } from '@playwright/test';
import {
  currentPrice,
  getCategory,
  getCategoryProducts,
  type Listing,
  listingPageSize,
  noFilter,
  type Product,
  statesAllergens,
  toggleFacet,
  writeListing,
} from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { counted, listOn } from '../support/listOn.ts';
import { satisfies } from '../support/satisfies.ts';
import type { Shelf } from '../support/shelf.ts';
import { addressOf, site, text } from '../support/tenantFiles.ts';
import { expect, markDocument, openHydrated, test } from '../support/test.ts';

const categoryPath = (slug: string) => addressOf('products-slug', { slug });
const tilesOf = (count: number) => Math.min(count, listingPageSize);

test('ROUTE-12 a shopper walks from the menu to a shelf, and back along the breadcrumbs', async ({
  page,
  request,
  shelf,
}) => {
  const entry = site.header.navigation?.find(({ to }) => to.startsWith('route:products-slug'));
  const department = shelf.departments.find(({ slug }) => entry?.to.endsWith(`=${slug}`));
  const branch = department?.children.find(({ children }) => children.length > 1);
  const leaf = branch?.children[1];
  if (!entry || !department || !branch || !leaf) throw new Error('the menu leads to no department with shelves');

  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', { name: site.header.menuLabel }).click();
  const menu = page.getByRole('navigation', { name: text('shell.menu.label') });
  await menu.getByText(entry.label, { exact: true }).click();
  for (const { name } of department.children)
    await expect(menu.getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(1);
  await menu.getByRole('link', { name: text('shell.menu.all', { name: entry.label }) }).click();

  const list = listOn(page);
  const chips = page.getByRole('navigation', { name: text('catalogue.chips.label') });
  for (const step of [department, branch, leaf]) {
    await expect(page).toHaveURL(categoryPath(step.slug));
    await expect(list.heading).toHaveText(step.name);
    await expect(list.count).toHaveText(counted(step.count));
    await expect(list.tiles).toHaveCount(tilesOf(step.count));
    const { children } = await apiGet(request, getCategory, { params: { slug: step.slug } });
    const around = page.getByRole('navigation', { name: text('catalogue.surroundings.label'), exact: true });
    for (const { name, count, slug } of children)
      await expect(around.locator(`a[href="${categoryPath(slug)}"]`)).toHaveText(`${name}${count}`);
    const next = step === department ? branch : leaf;
    if (step !== leaf) await chips.getByRole('link', { name: next.name, exact: true }).click();
  }

  const crumbs = page.getByRole('navigation', { name: text('shell.breadcrumbs.label') });
  const way = [text('content.home'), text('catalogue.overview.title'), department.name, branch.name, leaf.name];
  await expect(crumbs.getByRole('listitem')).toHaveText(way);
  await crumbs.getByRole('link', { name: branch.name, exact: true }).click();
  await expect(list.heading).toHaveText(branch.name);
  await crumbs.getByRole('link', { name: text('catalogue.overview.title'), exact: true }).click();
  await expect(page).toHaveURL(addressOf('products-slug'));
  for (const { name, count, slug } of shelf.departments) {
    const shown = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`h2 a[href="${categoryPath(slug)}"]`) });
    await expect(shown.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(shown).toContainText(counted(count));
  }
});

test('DISC-01 every level of the tree counts what is below it', ({ shelf }) => {
  const sum = (nodes: readonly { count: number }[]) => nodes.reduce((total, { count }) => total + count, 0);
  expect(sum(shelf.departments)).toBe(shelf.products.length);
  for (const department of shelf.departments) {
    expect(sum(department.children), department.slug).toBe(department.count);
    for (const branch of department.children)
      if (branch.children.length > 0) expect(sum(branch.children), branch.slug).toBe(branch.count);
  }
  expect(shelf.leaves.every(({ count }) => count > 0)).toBe(true);
});

test('a shopper narrows a department by every facet, is told how much is left, and widens it again', async ({
  page,
  request,
  shelf,
}) => {
  const { path, listing } = await manyFaceted(request, shelf);
  await openHydrated(page, path);
  const sameDocument = await markDocument(page);
  const list = listOn(page);
  const announced = await list.count.elementHandle();

  for (const { key, values } of listing.facets) {
    const choice = values.find(({ count }) => count < listing.total) ?? values[0];
    // Prices have a slider, which has a test of its own.
    if (key === 'price') continue;
    if (!choice) throw new Error(`${key} offers nothing`);
    const href = path + writeListing({ filter: toggleFacet(noFilter, key, choice.value), page: 1 });
    await list.filters.locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await expect(list.count).toHaveText(counted(choice.count));
    // A reader of the screen hears of it: it is the words that changed, in the place that is listened to.
    expect(await announced?.textContent(), key).toBe(counted(choice.count));
    await expect(list.tiles).toHaveCount(tilesOf(choice.count));
    await expect(list.filters.locator('a[aria-current="true"]')).toHaveAttribute('href', path);
    const skus = await list.skus();
    for (const product of skus.map(shelf.product))
      expect(satisfies(product, key, choice.value), `${key} ${choice.value}: ${product.name}`).toBe(true);
    // Only the product alone tells these; every fifth is asked.
    if (key === 'origin' || key === 'without')
      for (const sku of skus.filter((_, index) => index % 5 === 0)) {
        const { facts, name } = await shelf.detail(sku);
        const known: readonly string[] =
          key === 'origin' ? facts.origins.map(({ country }) => country) : [...facts.contains, ...facts.traces];
        expect(known.includes(choice.value), `${key} ${choice.value}: ${name}`).toBe(key === 'origin');
        if (key === 'without') expect(statesAllergens(facts), name).toBe(true);
      }

    await expect(list.chosen).toHaveCount(2);
    await list.chosen.first().click();
    await expect(page).toHaveURL(path);
    await expect(list.count).toHaveText(counted(listing.total));
    await expect(list.chosen).toHaveCount(0);
  }
  expect(await sameDocument()).toBe(true);
});

test('choices add up, stay while the list is sorted, and are all removed at once', async ({ page, request, shelf }) => {
  const { path, slug } = await manyFaceted(request, shelf);
  await openHydrated(page, path);
  const list = listOn(page);
  const first = toggleFacet(noFilter, 'offer', '1');
  await list.filters.locator(`a[href="${path}${writeListing({ filter: first, page: 1 })}"]`).click();
  await expect(list.chosen).toHaveCount(2);

  const offers = await apiGet(request, getCategoryProducts, { params: { slug }, query: { offer: '1' } });
  const brand = offers.facets.find(({ key }) => key === 'brand')?.values[0];
  if (!brand) throw new Error('the offers have no brands');
  const both = toggleFacet(first, 'brand', brand.value);
  await list.filters.locator(`a[href="${path}${writeListing({ filter: both, page: 1 })}"]`).click();
  await expect(list.chosen).toHaveCount(3);
  await expect(list.count).toHaveText(counted(brand.count));
  for (const product of (await list.skus()).map(shelf.product)) {
    expect(product.price.offer, product.name).toBeDefined();
    expect(product.brand?.slug).toBe(brand.value);
  }

  await list.sort.selectOption('price');
  await expect(page).toHaveURL(path + writeListing({ filter: { ...both, sort: 'price' }, page: 1 }));
  await expect.poll(async () => isAscending((await list.skus()).map(shelf.product))).toBe(true);
  await expect(list.chosen).toHaveCount(3);
  const clear = list.chosen.filter({ hasText: text('catalogue.filters.clear') });
  // The list may have been in that order before.
  await expect(clear).toHaveAttribute('href', `${path}?sort=price`);
  await clear.click();
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect(list.chosen).toHaveCount(0);
  await expect.poll(async () => isAscending((await list.skus()).map(shelf.product))).toBe(true);
});

test('who looks at a product and goes back stands where they stood, with what they had chosen', async ({
  page,
  shelf,
}) => {
  const department = largest(shelf);
  const address = `${categoryPath(department.slug)}?page=2&sort=price-desc`;
  await openHydrated(page, address);
  const list = listOn(page);
  const tile = list.tiles.nth(17);
  await tile.scrollIntoViewIfNeeded();
  const link = tile.getByRole('link');
  const href = await link.getAttribute('href');
  const placeOf = () => tile.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await link.focus();
  const before = await placeOf();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? 'no address');
  await expect(page.locator('.product-page')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(list.sort).toHaveValue('price-desc');
  await expect(list.pages.locator('[aria-current]')).toHaveText('2');
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(8);
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(`a list is narrowed, sorted and leafed through by plain addresses, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      page,
      request,
      shelf,
    }) => {
      const { slug, count } = largest(shelf);
      const path = categoryPath(slug);
      const list = listOn(page);
      if (javaScriptEnabled) await openHydrated(page, path);
      else await page.goto(path);
      await list.sort.selectOption('name');
      if (!javaScriptEnabled)
        await page.getByRole('button', { name: text('catalogue.sort.apply'), exact: true }).click();
      await expect(page).toHaveURL(`${path}?sort=name`);
      await expect(list.sort).toHaveValue('name');
      const byName = async (page: number) => {
        const { results } = await apiGet(request, getCategoryProducts, {
          params: { slug },
          query: { page, sort: 'name' },
        });
        return results.map(({ sku }) => sku);
      };
      await expect.poll(list.skus).toEqual(await byName(1));

      // By key: what comes into sight for the first time may move the link from under a pointer.
      if (!javaScriptEnabled) {
        await list.pages.getByRole('link', { name: text('catalogue.pages.next') }).press('Enter');
      } else {
        // A script appends what the link leads to, which is a page of its own.
        await expect(list.more).toHaveAttribute('href', `${path}?page=2&sort=name`);
        await expect(list.pages).toBeHidden();
        await page.goto(`${path}?page=2&sort=name`);
      }
      await expect(page).toHaveURL(`${path}?page=2&sort=name`);
      const pages = Math.ceil(count / listingPageSize);
      await expect(list.count).toHaveText(text('catalogue.countPage', { count, page: 2, pages }));
      await expect.poll(list.skus).toEqual(await byName(2));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}\\?page=2$`));

      const offers = `${path}?offer=1&sort=name`;
      await list.filters.locator(`a[href="${offers}"]`).click();
      await expect(page).toHaveURL(offers);
      await expect(list.chosen).toHaveCount(2);
      for (const { name, price } of (await list.skus()).map(shelf.product)) expect(price.offer, name).toBeDefined();
      await list.chosen.first().click();
      await expect(page).toHaveURL(`${path}?sort=name`);
    });
  });
}

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the facets are a sheet that opens over the list, leads on and closes', async ({ page, shelf }) => {
    const path = categoryPath(largest(shelf).slug);
    await page.goto(path);
    const list = listOn(page);
    const button = page.getByRole('button', { name: text('catalogue.filters.open'), exact: true });
    await expect(list.filters).toBeHidden();
    await button.click();
    await expect(list.filters).toBeVisible();
    await page.getByRole('button', { name: text('catalogue.filters.close') }).click();
    await expect(list.filters).toBeHidden();
    await button.click();
    await list.filters.locator(`a[href="${path}?offer=1"]`).click();
    await expect(page).toHaveURL(`${path}?offer=1`);
    await expect(
      page.getByRole('button', { name: text('catalogue.filters.openChosen', { count: 1 }), exact: true }),
    ).toBeVisible();
  });
});

/** The department that can be narrowed in most ways. */
async function manyFaceted(request: APIRequestContext, { departments }: Shelf) {
  const lists: { slug: string; path: string; listing: Listing }[] = [];
  for (const { slug } of departments)
    lists.push({
      slug,
      path: categoryPath(slug),
      listing: await apiGet(request, getCategoryProducts, { params: { slug } }),
    });
  return lists.reduce((most, one) => (one.listing.facets.length > most.listing.facets.length ? one : most));
}

function largest({ departments }: Shelf) {
  return departments.reduce((most, one) => (one.count > most.count ? one : most));
}

function isAscending(products: readonly Product[]): boolean {
  const prices = products.map(({ price }) => currentPrice(price));
  return prices.length > 1 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
}
