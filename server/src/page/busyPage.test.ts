import { errorCodes } from '@trolley/contract';
import { expect, test } from 'vitest';
import { Refusal } from '../platform/http/refusal.ts';
import { mayShedPage } from './busyPage.ts';
import { browser, openTestShop } from './testShop.ts';

/** A shop with more visitors than it can render pages for; `/about` is in its memory. */
async function openBusyShop() {
  const shop = await openTestShop({ tenant: { redirects: { oneToOne: { '/home': '/' } } } });
  await shop.get('/about', browser);
  await shop.get('/_payload/about');
  shop.renderer.renderings.splice(0);
  shop.app.tooBusy = () => new Refusal(503, errorCodes.tooBusy, 'Very busy.', { retryAfterSeconds: 3 });
  return shop;
}

test('a page that nobody has in memory is not rendered: its visitor reads when to come again', async () => {
  const { get, renderer, lines } = await openBusyShop();
  const answer = await get('/delivery?page=2&x="y', browser);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': '3',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'DENY',
  });
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.+style-src 'sha256-/);
  expect(answer.body).toContain('<html lang="en-IE">');
  expect(answer.body).toContain('<h1>Much going on</h1><p>Come again in a &lt;moment>.</p>');
  expect(answer.body).toMatch(/<a href="\/delivery\?page=2&amp;x=[^"<]+">Again<\/a>/);
  // What is in the cart can be ordered all the same.
  expect(answer.body).toContain('<a href="/cart">To the cart</a>');
  expect(answer.body).not.toContain('<script');
  expect(renderer.renderings).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ path: '/delivery', status: 503, errorCode: 'tooBusy' }));
});

test('the storefront gets the refusal of every call', async () => {
  const { get } = await openBusyShop();
  const answer = await get('/_payload/delivery');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
  expect(answer.json()).toMatchObject({ status: 503, errorCode: 'tooBusy' });
});

test('pages from memory are shown all the same, under whatever address, and so are redirects', async () => {
  const { get } = await openBusyShop();
  for (const url of ['/about', '/about?utm=1', '/_payload/about', '/_payload/about?utm=2'])
    expect([url, (await get(url, browser)).statusCode]).toEqual([url, 200]);
  expect((await get('/home', browser)).headers.location).toBe('/');
});

test('a crawler gets the status alone, and robots.txt and the sitemap as ever', async () => {
  const { get } = await openBusyShop();
  const crawler = { 'user-agent': 'Googlebot/2.1' };
  const answer = await get('/delivery', crawler);
  expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '3', '']);
  for (const url of ['/robots.txt', '/sitemap.xml']) expect((await get(url, crawler)).statusCode).toBe(200);
});

test('whoever has a cart gets to the order', async () => {
  const { get } = await openBusyShop();
  for (const url of ['/cart', '/checkout', '/checkout-return', '/checkout-ok', '/_payload/checkout'])
    expect([url, (await get(url, browser)).statusCode]).toEqual([url, 200]);
  expect((['login', 'profile', 'profile-sub'] as const).filter(mayShedPage)).toEqual([]);
  expect(([undefined, 'index', 'search-term', 'registration'] as const).every(mayShedPage)).toBe(true);
});
