import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BootData } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { editedTestPage } from './testing.ts';
import { openTestShop, testPages } from './testShop.ts';

describe('a page', () => {
  test('ROUTE-23 comes with cache headers, an ETag, its policy and never a cookie', async () => {
    const { get } = await openTestShop();
    const answer = await get('/about');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('first words');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
      vary: 'accept-encoding, cookie',
      'x-snapshot': 'content-1',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-script'");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(answer.headers['x-request-id']).toBeTruthy();
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('is the same in every encoding, each with its own strong ETag', async () => {
    const { app, get } = await openTestShop();
    const plain = await get('/about');
    const br = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is not sent again to who has it', async () => {
    const { get } = await openTestShop();
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('answers HEAD with the headers alone', async () => {
    const { app, get } = await openTestShop();
    const { headers } = await get('/about');
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('is rendered once, however often and with whatever foreign parameters it is asked for', async () => {
    const { get, renderer } = await openTestShop();
    await Promise.all([get('/about'), get('/about?utm=1'), get('/about?utm=2&fbclid=x')]);
    await get('/about');
    expect(renderer.renderings).toEqual(['/about']);
  });

  test('in a web view and in a zone is a page of its own, and no invented zone is', async () => {
    const { get, renderer } = await openTestShop();
    expect((await get('/about')).body).toContain('<header>');
    expect((await get('/about', { cookie: 'webview=true' })).body).not.toContain('<header>');
    await get('/about', { cookie: 'zone=sued' });
    await get('/about', { cookie: 'zone=sued; sid=1' });
    for (const zone of ['ost', 'nowhere', '../x']) await get('/about', { cookie: `zone=${zone}` });
    expect(renderer.renderings).toHaveLength(3);
  });
});

test('a change of texts renews every page that is cached, with its title and what it carries of them', async () => {
  const boots: BootData[] = [];
  const { get, reword } = await openTestShop({ before: (boot) => boots.push(boot) });
  const titles = async () => [(await get('/sitemap')).body, (await get('/_payload/sitemap')).body].join();
  expect(await titles()).toContain('All pages');
  const stored = { revision: 1, changedBy: null, changedAt: new Date() };
  reword([], [{ key: 'sitemap.title', text: 'Everything there is', original: 'All pages', ...stored }]);
  await expect.poll(titles).not.toContain('All pages');
  expect(await titles()).toContain('Everything there is');
  expect(boots.at(-1)?.tenant.messageBundle.messages).toMatchObject({
    'sitemap.title': 'Everything there is',
    'sitemap.pages': 'Pages',
  });
  reword([]);
  await expect.poll(titles).not.toContain('Everything there is');
});

describe('a change of content', () => {
  const edited = testPages.map((page) =>
    page.path === '/about'
      ? editedTestPage('/about', { title: 'About', blocks: [{ type: 'richText', html: '<p>second words</p>' }] })
      : page,
  );

  test('renews the pages that show it, and only those', async () => {
    const { get, edit, renderer } = await openTestShop();
    await get('/about');
    await get('/delivery');
    await edit(edited);
    await expect.poll(async () => (await get('/about')).body).toContain('second words');
    expect((await get('/about')).headers['x-snapshot']).toBe('content-2');
    expect(renderer.renderings).toEqual(['/about', '/delivery', '/about']);
  });

  test('takes a page away at once when it is gone', async () => {
    const { get, edit } = await openTestShop();
    await get('/about');
    await edit(testPages.filter(({ path }) => path !== '/about'));
    expect((await get('/about')).statusCode).toBe(404);
  });

  test('ROUTE-27 takes a page away at once when it is no longer open to all', async () => {
    const { get, edit } = await openTestShop();
    await get('/about');
    await edit(
      testPages.map((page) =>
        page.path === '/about' ? editedTestPage('/about', { access: 'logged in and joe member' }) : page,
      ),
    );
    expect((await get('/about')).statusCode).toBe(404);
  });

  test('brings a page where there was none', async () => {
    const { get, edit } = await openTestShop();
    expect((await get('/new')).statusCode).toBe(404);
    await edit([...testPages, editedTestPage('/new')]);
    expect((await get('/new')).statusCode).toBe(200);
  });

  test('of what surrounds every page renews them all', async () => {
    const { get, edit, renderer } = await openTestShop();
    await get('/about');
    await get('/delivery');
    await edit(testPages, { footer: { text: 'new', columns: [], legal: '' } });
    await expect.poll(() => renderer.renderings.length).toBe(4);
  });
});

describe('the payload of a page', () => {
  test('NAV-09 is the data its HTML holds, with the same headers', async () => {
    const { get } = await openTestShop();
    const html = (await get('/about')).body;
    const answer = await get('/_payload/about');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers.etag).toBeTruthy();
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(html).toContain(JSON.stringify(answer.json()).replaceAll('<', '\\u003c'));
  });

  test('of the home page and of what is not there', async () => {
    const { get } = await openTestShop();
    expect((await get('/_payload/')).json()).toMatchObject({ screen: 'index', path: '/' });
    const missing = await get('/_payload/no/where');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ screen: 'generalerror', data: { message: 'Page not found: /no/where' } });
  });

  test('is renewed with the page', async () => {
    const { get, edit } = await openTestShop();
    await get('/_payload/delivery');
    await edit(
      testPages.map((page) => (page.path === '/delivery' ? editedTestPage('/delivery', { title: 'Changed' }) : page)),
    );
    await expect
      .poll(async () => (await get('/_payload/delivery')).json())
      .toMatchObject({ data: { page: { title: 'Changed' } } });
  });
});
