import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { cookies, currentPrice, getCategoryProducts, getProducts, type Product } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { counted, listOn } from '../support/listOn.ts';
import { allProducts, type Shelf } from '../support/shelf.ts';
import { addressOf, money, stores, text, zones } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const [home = '', ...elsewhere] = zones;
const productPath = ({ slug }: Product) => addressOf('product-slug', { slug });

test('in another zone its prices and assortment are in the HTML itself, and everybody else’s page stays theirs @smoke', async ({
  page,
  context,
  request,
  shelf,
}) => {
  const { zone, dearer, missing } = await differences(request, shelf);
  const cookie = `${cookies.zone}=${zone}`;
  const [here, there] = [shelf.product(dearer.sku), dearer].map(({ price }) => money(currentPrice(price)));

  // Twice each, one after the other: the second answers come from the cache.
  for (const _ of ['rendered', 'kept']) {
    expect(await firstPrice(request, productPath(dearer))).toBe(here);
    expect(await firstPrice(request, productPath(dearer), cookie)).toBe(there);
    expect((await request.get(productPath(missing))).status()).toBe(200);
    expect((await request.get(productPath(missing), { headers: { cookie } })).status()).toBe(404);
  }
  const headers = (await request.get(productPath(dearer), { headers: { cookie } })).headers();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers.vary?.toLowerCase()).toContain('cookie');

  await setCookie(context, cookies.zone, zone);
  const slug = missing.category.slug;
  const list = listOn(page);
  await page.goto(addressOf('products-slug', { slug: missing.parentCategories[0]?.slug ?? slug }));
  const theirs = await apiGet(request, getCategoryProducts, {
    params: { slug: missing.parentCategories[0]?.slug ?? slug },
    cookie,
  });
  await expect(list.count).toHaveText(counted(theirs.total));
  expect(await list.skus()).toEqual(theirs.results.map(({ sku }) => sku));

  // By a link inside the page it is the zone's, too.
  await openHydrated(page, addressOf('products-slug', { slug: dearer.category.slug }));
  const tile = page.locator('.product-grid > li').filter({ has: page.locator(`[data-quick-view="${dearer.sku}"]`) });
  if ((await tile.count()) > 0) await expect(tile).toContainText(there ?? '');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, productPath(dearer));
  await expect(page.locator('.price-box .price').first()).toContainText(there ?? '');
});

test('a zone that there is not, and the first one, show what everybody sees', async ({ request, shelf }) => {
  const [product] = shelf.products;
  if (!product) throw new Error('nothing is sold');
  const plain = await (await request.get(productPath(product))).text();
  for (const zone of [home, 'atlantis', '', '../..', 'a'.repeat(300)]) {
    const answer = await request.get(productPath(product), { headers: { cookie: `${cookies.zone}=${zone}` } });
    expect(await answer.text(), zone).toBe(plain);
  }
});

test('the chosen store’s stock is laid over the page after hydration; the page itself is the zone’s', async ({
  page,
  context,
  request,
  shelf,
}) => {
  const { store, product } = await stockedElsewise(request, shelf);
  const narrowed = product.brand ? `?brand=${product.brand.slug}` : '';
  const path = `${addressOf('products-slug', { slug: product.category.slug })}${narrowed}`;
  const cookie = `${cookies.store}=${store}`;
  const [shared, own] = await Promise.all([request.get(path), request.get(path, { headers: { cookie } })]);
  expect(await own.text()).toBe(await shared.text());

  await page.goto(path);
  const state = text(`catalogue.availability.${product.availability}`);
  const tile = page.locator('.product-grid > li').filter({ has: page.locator(`[data-quick-view="${product.sku}"]`) });
  await expect(tile).not.toContainText(state);
  const price = await tile.locator('.price-tag').innerText();
  await setCookie(context, cookies.store, store);
  await openHydrated(page, path);
  await expect(tile).toContainText(text('catalogue.tile.gone', { state, pack: product.pack }));
  expect(await tile.locator('.price-tag').innerText()).toBe(price);
  await page.goto(productPath(product));
  await expect(page.locator('.availability')).toContainText(state);
});

async function setCookie(context: BrowserContext, name: string, value: string): Promise<void> {
  await context.addCookies([{ name, value, url: process.env.E2E_BASE_URL ?? '' }]);
}

/** The price in a product's page before any script has run, as it is read aloud. */
async function firstPrice(request: APIRequestContext, path: string, cookie?: string): Promise<string | undefined> {
  const html = await (await request.get(path, { headers: cookie ? { cookie } : {} })).text();
  return /class="price-box">.*?<span class="visually-hidden">([^<]+)</s.exec(html)?.[1];
}

/** A zone with a product that costs something else there, and one that it does not carry. */
async function differences(request: APIRequestContext, shelf: Shelf) {
  for (const zone of elsewhere) {
    const theirs = new Map(
      (await allProducts(request, `${cookies.zone}=${zone}`)).map((product) => [product.sku, product]),
    );
    const missing = shelf.products.find(({ sku }) => !theirs.has(sku));
    const dearer = shelf.products
      .map(({ sku, price }) => ({ price, there: theirs.get(sku) }))
      .find(({ price, there }) => there && currentPrice(there.price) !== currentPrice(price))?.there;
    if (missing && dearer) return { zone, dearer, missing };
  }
  throw new Error('all zones are alike');
}

/** A product that can be bought in the zone, but not in one of its stores. */
async function stockedElsewise(request: APIRequestContext, shelf: Shelf) {
  const orderable = shelf.products.filter(({ availability }) => availability === 'available').slice(0, 960);
  for (const { id } of stores.filter(({ zone }) => zone === home)) {
    for (let from = 0; from < orderable.length; from += 96) {
      const sku = orderable
        .slice(from, from + 96)
        .map((one) => one.sku)
        .join(',');
      const { results } = await apiGet(request, getProducts, { query: { sku, store: id, pageSize: 96 } });
      const product = results.find(({ availability }) => availability !== 'available');
      if (product) return { store: id, product };
    }
  }
  throw new Error('every store has everything');
}
