import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EditedPage } from '@trolley/contract';
import { buildManifest, latestBuild, tenantFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { captureLog } from '../platform/http/testing.ts';
import { isReserved } from '../tenant/reservedPaths.ts';
import { readGalleryThemes } from './galleryThemes.ts';
import { groceries } from './screens/testing.ts';
import { editedTestPage, testTenant } from './testing.ts';
import { openTestShop } from './testShop.ts';

const pages: readonly EditedPage[] = [
  editedTestPage('/'),
  editedTestPage('/about'),
  editedTestPage('/hidden', { meta: { noIndex: true } }),
  editedTestPage('/members', { access: 'logged in and joe member' }),
  editedTestPage('/draft', { draft: true }),
  editedTestPage('/lost'),
];

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

const openShop = (changes: Parameters<typeof testTenant>[0] = {}) =>
  openTestShop({ pages, tenant: { notFoundPage: '/lost', ...changes } });

test('ROUTE-02 sitemap.xml lists what search engines should know, and nothing else', async () => {
  const { get, edit } = await openShop();
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesIn(answer.body)).toEqual(
    ['/', '/about', '/sitemap', '/brands', '/products'].map((path) => `https://shop.example${path}`),
  );
  expect(answer.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  await edit([...pages, editedTestPage('/new')]);
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://shop.example/new</loc>');
});

test('ROUTE-02 sitemap.xml lists every category that has products, every brand and every product', async () => {
  const { get } = await openTestShop({ pages, catalogue: groceries });
  const paths = addressesIn((await get('/sitemap.xml')).body).map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/products/hard-cheese', '/brands/oedhof', '/product/cheese-99']));
  for (const path of ['/products/flowers', '/product/whole-milk-2-l']) expect(paths).not.toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('ROUTE-02 sitemap.xml has no address of the catalogue where product discovery is off', async () => {
  const tenant = { flags: { featureProductDiscovery: false } };
  const { get } = await openTestShop({ pages, tenant, catalogue: groceries });
  expect((await get('/sitemap.xml')).body).not.toMatch(/cheese|brands|products/);
});

test('ROUTE-02 sitemap.xml comes compressed to who takes it, and may be kept either way', async () => {
  const { app, get } = await openTestShop({ pages, catalogue: groceries });
  const plain = await get('/sitemap.xml');
  const zipped = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, zipped]) expect(headers['cache-control']).toBe('public, max-age=300');
  const { etag = '' } = zipped.headers;
  const again = await app.inject({
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('ROUTE-02 robots.txt invites search engines to the real shop', async () => {
  const { get } = await openShop();
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Allow: /\n');
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

test.each(['http://localhost:3000', 'https://stage.shop.example', 'https://dev.shop.example'])(
  'ROUTE-02 robots.txt keeps them out of %s',
  async (baseUrl) => {
    const { get } = await openShop({ baseUrl });
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  },
);

test('NAV-08 latest.json names the build, and is not cached', async () => {
  const { get } = await openShop();
  const answer = await get('/builds/latest.json?1700000000');
  expect(latestBuild.parse(answer.json())).toEqual({ id: 'build-1', timestamp: 1_700_000_000_000 });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('NAV-09 the manifest of the build gives route rules and the pages whose payload is there', async () => {
  const redirects = { oneToOne: { '/home': '/' }, manyToOne: { '/blog': '/about' }, manyToMany: { '/info': '/' } };
  const { get } = await openShop({ redirects });
  const answer = await get('/builds/meta/build-1.json');
  const manifest = buildManifest.parse(answer.json());
  expect(manifest.prerendered).toEqual(['/', '/about', '/hidden', '/lost']);
  expect(manifest.routeRules).toEqual([
    { name: 'redirect', pattern: '/home', cacheable: true, redirect: '/' },
    { name: 'redirect', pattern: '/blog/:rest?', cacheable: true, redirect: '/about' },
    { name: 'redirect', pattern: '/info/:rest?', cacheable: true, redirect: '/:rest?' },
    { name: 'sitemap', pattern: '/sitemap', cacheable: true },
    { name: 'cart', pattern: '/cart', cacheable: false },
    { name: 'checkout', pattern: '/checkout', cacheable: false },
    { name: 'checkout-confirmation', pattern: '/checkout-ok', cacheable: false },
    { name: 'payment-return', pattern: '/checkout-return', cacheable: false },
    { name: 'brands', pattern: '/brands', cacheable: true },
    { name: 'generalerror', pattern: '/generalerror', cacheable: true },
    { name: 'product-slug', pattern: '/product/:slug/:sku?', cacheable: true },
    { name: 'products-slug', pattern: '/products/:slug?', cacheable: true },
    { name: 'brand-slug', pattern: '/brands/:slug', cacheable: true },
    { name: 'search-term', pattern: '/search/:term', cacheable: true },
    { name: 'index', pattern: '/', cacheable: true },
    { name: 'index', pattern: '/:slug', cacheable: true },
  ]);
  for (const path of manifest.prerendered) expect((await get(`/_payload${path}`)).statusCode).toBe(200);
});

test('NAV-09 the manifest is kept under its ETag, and follows the content', async () => {
  const { get, edit } = await openShop();
  const { headers } = await get('/builds/meta/build-1.json');
  expect((await get('/builds/meta/build-1.json', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  await edit([...pages, editedTestPage('/new')]);
  const changed = await get('/builds/meta/build-1.json', { 'if-none-match': String(headers.etag) });
  expect(changed.json()).toMatchObject({ prerendered: expect.arrayContaining(['/new']) });
});

test.each(['/builds/meta/build-0.json', '/builds/meta/build-1', '/builds/meta/..%2f..%2fx.json'])(
  '%s is not there',
  async (url) => {
    const { get } = await openShop();
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('no page of an editor stands where the pages’ room answers itself', async () => {
  const { served } = await openShop();
  expect([...served]).toEqual(expect.arrayContaining(['robots.txt', 'sitemap.xml', 'favicon.ico', '_payload']));
  expect([...served].filter((segment) => !isReserved(`/${segment.replace(/:.*/, '1.xml')}`))).toEqual([]);
});

test('the web manifest names the shop, its colours and its icons', async () => {
  const { get } = await openShop();
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    name: 'Shop',
    lang: 'en-IE',
    start_url: '/',
    theme_color: '#123456',
    icons: [
      { src: '/media/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/media/touch.png', type: 'image/png' },
    ],
  });
});

test('the icon that browsers ask for unasked is the one of the theme', async () => {
  const { get } = await openShop();
  const answer = await get('/favicon.ico');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/media/favicon.svg');
});

test('the gallery has the theme of every tenant, each held to its own part of the page', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-themes-'));
  const tenant = testTenant();
  for (const id of ['one', 'two', 'broken']) {
    mkdirSync(join(dir, id));
    writeFileSync(
      join(dir, id, 'tenant.json'),
      JSON.stringify(tenantFile.parse({ ...tenant.file, id, name: id.toUpperCase() })),
    );
    writeFileSync(
      join(dir, id, 'theme.json'),
      JSON.stringify(id === 'broken' ? {} : { ...tenant.theme, font: { ...tenant.theme.font, file: `${id}.woff2` } }),
    );
  }
  const { log, lines } = captureLog();
  const themes = readGalleryThemes(
    dir,
    { urlOf: (file) => (file === 'one.woff2' ? '/media/one.1.woff2' : undefined) },
    log,
  );
  rmSync(dir, { recursive: true });
  expect(themes.map(({ id, name }) => ({ id, name }))).toEqual([
    { id: 'one', name: 'ONE' },
    { id: 'two', name: 'TWO' },
  ]);
  expect(themes[0]?.style).toContain("url('/media/one.1.woff2')");
  expect(themes[0]?.style).toContain('[data-theme=one]{');
  expect(themes[1]?.style).not.toContain("url('");
  expect(lines).toContainEqual(expect.objectContaining({ tenant: 'broken' }));
});
