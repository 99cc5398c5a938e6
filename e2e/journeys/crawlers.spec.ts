import { addressOf, publicPages, tenant } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

test('ROUTE-02 sitemap.xml names every public page, category, brand and product once', async ({
  request,
  shelf,
  baseURL,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const named = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const all = new Set(named);
  expect(all.size).toBe(named.length);
  const indexed = publicPages.filter(({ meta, path }) => !meta.noIndex && path !== tenant.notFoundPage);
  const categories = [...shelf.departments, ...shelf.departments.flatMap(({ children }) => children), ...shelf.leaves];
  const wanted = [
    ...indexed.map(({ path }) => path),
    ...categories.map(({ slug }) => addressOf('products-slug', { slug })),
    ...shelf.products.map(({ slug }) => addressOf('product-slug', { slug })),
    ...new Set(shelf.products.flatMap(({ brand }) => (brand ? [addressOf('brand-slug', { slug: brand.slug })] : []))),
  ];
  expect(wanted.filter((path) => !all.has(`${baseURL}${path}`))).toEqual([]);
  // Every page of the editors and a sample of the catalogue's thousands.
  const asked = [...indexed.map(({ path }) => path), ...wanted.filter((_, index) => index % 97 === 0)];
  for (const path of asked) expect((await request.get(path)).status(), path).toBe(200);
});

test('TEN-08 a shop that is not in production keeps search engines out', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/^Disallow: \/$/m);
});

test('icons, manifest and social image of a page are there', async ({ page, request }) => {
  await page.goto('/');
  for (const selector of ['link[rel="icon"]', 'link[rel="apple-touch-icon"]', 'link[rel="manifest"]']) {
    const href = await page.locator(selector).first().getAttribute('href');
    expect((await request.get(href ?? '')).status(), selector).toBe(200);
  }
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(image ?? '')).status()).toBe(200);
});

test('CONT-02 a page says of itself what its editor wrote', async ({ page, baseURL }) => {
  const described = publicPages.find(({ meta, path }) => path !== '/' && meta.description);
  expect(described).toBeDefined();
  await page.goto(described?.path ?? '');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', described?.meta.description ?? '');
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    described?.meta.description ?? '',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${described?.path}`);
});

test('TEN-03 no link of the shop is dead @smoke', async ({ request, baseURL }) => {
  const links = new Set<string>();
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)) {
      const address = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${path}`);
      if (address.origin === baseURL) links.add(address.pathname + address.search);
    }
  }
  expect(links.size).toBeGreaterThan(5);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
