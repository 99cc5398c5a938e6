import type { Page } from '@playwright/test';
import { listingPageSize, searchProducts } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { escaped } from '../support/escaped.ts';
import { listOn } from '../support/listOn.ts';
import { addressOf, searchPath, text } from '../support/tenantFiles.ts';
import { expect, followLink, markDocument, openHydrated, test } from '../support/test.ts';

const productPath = (slug: string) => addressOf('product-slug', { slug });
const categoryPath = (slug: string) => addressOf('products-slug', { slug });

test('ROUTE-25 an old-style link with a slug leads to the product’s page', async ({ page, request, shelf }) => {
  const { slug, sku, name } = await shelf.find(({ availability }) => availability === 'available');
  const old = productPath(slug).slice(0, -slug.length - 1);
  for (const address of [`/?slug=${slug}`, `${old}?slug=${slug}`]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([301, 302, 307, 308], address).toContain(answer.status());
    expect(answer.headers().location).toBe(productPath(slug));
  }
  const answer = await page.goto(`${old}?slug=${slug}&sku=${sku}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`${productPath(slug)}(/${sku})?$`));
  await expect(page.locator('.product-stage img')).toHaveAttribute('alt', new RegExp(escaped(name)));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${productPath(slug)}$`));
});

test('ROUTE-25 openlink opens the target it names, and nothing outside the shop', async ({ page, request, shelf }) => {
  const { slug } = await shelf.find(({ availability }) => availability === 'available');
  for (const link of [`/?openlink=product-slug&slug=${slug}`, `/?openlink=${encodeURIComponent(productPath(slug))}`]) {
    await page.goto(link);
    await expect(page, link).toHaveURL(productPath(slug));
  }
  for (const outside of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'no-such-route']) {
    const answer = await request.get(`/?openlink=${encodeURIComponent(outside)}`, { maxRedirects: 0 });
    expect(answer.headers().location ?? '/', outside).toMatch(/^\/(?![/\\])/);
  }
});

test('ROUTE-11 the number of an article leads to its product, whatever its name was', async ({ request, shelf }) => {
  const { slug, sku } = await shelf.find(() => true);
  const first = await request.get(addressOf('product-slug', { slug: 'what-it-was-called', sku }), { maxRedirects: 0 });
  expect(first.status()).toBe(301);
  expect(first.headers().location).toBe(productPath(slug));
  const wrong = await request.get(addressOf('product-slug', { slug, sku: '0000000' }), { maxRedirects: 0 });
  expect(wrong.headers().location).toBe(productPath(slug));
});

test('capital letters lead to the small ones, and keep what the address asks for', async ({ request, shelf }) => {
  const { slug, brand } = await shelf.find(({ brand: named }) => named !== undefined);
  const [department] = shelf.departments;
  const paths = [
    productPath(slug),
    addressOf('brand-slug', { slug: brand?.slug ?? '' }),
    categoryPath(department?.slug ?? ''),
  ];
  for (const path of paths) {
    const shouted = path.replace(/[^/]+$/, (last) => last.toUpperCase());
    const answer = await request.get(shouted, { maxRedirects: 0 });
    expect(answer.status(), shouted).toBe(301);
    expect(answer.headers().location).toBe(path);
  }
  const narrowed = await request.get(`${categoryPath(department?.slug ?? '').toUpperCase()}?sort=price`, {
    maxRedirects: 0,
  });
  expect([301, 404]).toContain(narrowed.status());
});

test('ERR-02 an unknown product, category or brand is not found, and the visit goes on with products', async ({
  page,
  faults,
}) => {
  faults.tolerate(/404/);
  const unknown = [
    productPath('no-such-thing'),
    categoryPath('no-such-thing'),
    addressOf('brand-slug', { slug: 'no-such-thing' }),
  ];
  for (const path of unknown) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(sliderOn(page)).not.toHaveCount(0);
  }
  const href = await sliderOn(page).first().getAttribute('href');
  await sliderOn(page).first().click();
  await expect(page).toHaveURL(href ?? 'no address');
  await expect(page.locator('.price-box')).toBeVisible();
});

test('ERR-01 ERR-02 a link to what is gone shows the same in the page, with the same products', async ({
  page,
  faults,
}) => {
  faults.tolerate(/404/);
  await page.goto(productPath('no-such-thing'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await openHydrated(page, '/sitemap');
  const sameDocument = await markDocument(page);
  await followLink(page, productPath('no-such-thing'));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(sliderOn(page)).not.toHaveCount(0);
  expect(await sameDocument()).toBe(true);
});

test('a page beyond the end is the last one, and what means nothing is left out of the address', async ({
  page,
  request,
  shelf,
}) => {
  const long = shelf.departments.find(({ count }) => count > listingPageSize);
  if (!long) throw new Error('no department has two pages');
  const path = categoryPath(long.slug);
  const last = Math.ceil(long.count / listingPageSize);
  const cleaned = {
    [`${path}?page=${last + 1}`]: `${path}?page=${last}`,
    [`${path}?page=9999&sort=name`]: `${path}?page=${last}&sort=name`,
    [`${path}?page=0`]: path,
    [`${path}?page=1`]: path,
    [`${path}?sort=sideways`]: path,
    [`${path}?brand=no-such-brand`]: path,
    [`${path}?without=kryptonite&organic=maybe&origin=Atlantis`]: path,
    [`${path}?price=500-100`]: path,
  };
  for (const [given, wanted] of Object.entries(cleaned)) {
    const answer = await request.get(given, { maxRedirects: 0 });
    expect(answer.status(), given).toBe(302);
    expect(answer.headers().location, given).toBe(wanted);
  }
  // Parameters of others say nothing of the list.
  const foreign = await request.get(`${path}?utm_source=letter`, { maxRedirects: 0 });
  expect(foreign.status()).toBe(200);
  await openHydrated(page, '/sitemap');
  await followLink(page, `${path}?page=9999`);
  await expect(page).toHaveURL(`${path}?page=${last}`);
  await expect(listOn(page).tiles).toHaveCount(long.count - (last - 1) * listingPageSize);
});

test('an absurd term is answered calmly: ten thousand letters, control characters, odd signs', async ({
  page,
  request,
}) => {
  const long = 'x'.repeat(10_000);
  expect((await request.get(searchPath(long))).status()).toBeLessThan(500);
  const found = await apiGet(request, searchProducts, { params: { term: long } });
  expect(found.total).toBe(0);
  for (const odd of ['\u0000\u0007\u001b', '%', '../../etc', '<b>milk</b>', '"\'`;--', '👩‍🍳', '\ufffd']) {
    const answer = await request.get(searchPath(odd));
    expect(answer.status(), JSON.stringify(odd)).toBeLessThan(500);
    expect(await answer.text()).not.toContain('<b>milk</b>');
  }
  const answer = await page.goto(searchPath('<b>milk</b>'));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>milk</b>');
});

/** Products that stand on a page which is not there. */
function sliderOn(page: Page) {
  return page
    .getByRole('region', { name: text('catalogue.instead.title') })
    .getByRole('listitem')
    .getByRole('link');
}
