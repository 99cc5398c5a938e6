import { buildPaths } from '@trolley/contract';
import { addressOf, linkedPage, publicPages, searchPath, tenant } from '../support/tenantFiles.ts';
import { expect, followLink, markDocument, test, untilHydrated } from '../support/test.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

test('every answer carries the security headers, cached or not', async ({ request }) => {
  const addresses = [
    '/',
    '/',
    linkedPage.path,
    '/nowhere',
    '/tenant/config',
    '/health',
    buildPaths.latest,
    '/robots.txt',
  ];
  for (const address of addresses) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject(always);
    expect(headers['x-request-id'], address).toBeDefined();
    expect(headers['x-powered-by'], address).toBeUndefined();
  }
});

test('the policy of a page names what stands in it by hash and lets nothing else run', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'[^;]*'sha256-/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
});

test('ROUTE-23 a cacheable page may be cached by everybody and never sets a cookie', async ({ request }) => {
  const addresses = [
    ...publicPages.map(({ path }) => path),
    '/sitemap',
    addressOf('storefinder'),
    searchPath('milch'),
    `/${tenant.pageMap.generalError.urlslug}`,
  ];
  for (const address of [...addresses, ...addresses]) {
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control'], address).toMatch(/public/);
    expect(headers['set-cookie'], address).toBeUndefined();
  }
});

test('ROUTE-23 a page the browser has already is not sent again', async ({ request }) => {
  const first = await request.get('/');
  const { etag } = first.headers();
  expect(etag).toBeDefined();
  const again = await request.get('/', { headers: { 'if-none-match': etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a window that opened the shop loses it where something becomes personal', async ({ page, context, baseURL }) => {
  const stranger = 'https://stranger.example/';
  await page.route(stranger, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<button onclick="window.open('${baseURL}/')">open</button>` }),
  );
  await page.goto(stranger);
  const opening = context.waitForEvent('page');
  await page.getByRole('button').click();
  const shop = await opening;
  await untilHydrated(shop);
  const isSameDocument = await markDocument(shop);
  const isHeld = () => shop.evaluate(() => window.opener !== null);

  await followLink(shop, linkedPage.path);
  await shop.waitForURL(`**${linkedPage.path}`);
  expect(await isSameDocument()).toBe(true);
  expect(await isHeld()).toBe(true);

  await followLink(shop, addressOf('login'));
  await shop.waitForURL(`**${addressOf('login')}*`);
  await untilHydrated(shop);
  expect(await isSameDocument()).toBe(false);
  expect(await isHeld()).toBe(false);
});

for (const path of [
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/tenant.json',
  '/%00',
  '/%zz',
]) {
  test(`a path that climbs or breaks is answered calmly: ${path}`, async ({ baseURL }) => {
    const answer = await fetch(`${baseURL}${path}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/root:|"workspaces"|clientRuntimeConfig":\{"feature.*redirects"/);
  });
}
