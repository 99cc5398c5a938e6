import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BootData, EditedPage, Viewer } from '@trolley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, keptLog } from '../platform/http/testing.ts';
import { createPages } from './pages.ts';
import { editedTestPage, testRenderer, testSnapshots, testTenant } from './testing.ts';

const pages: readonly EditedPage[] = [
  editedTestPage('/', { title: 'Start' }),
  editedTestPage('/about', { title: 'About', blocks: [{ type: 'richText', html: '<p>first words</p>' }] }),
  editedTestPage('/delivery', { title: 'Delivery' }),
  editedTestPage('/members', { access: 'logged in and joe member' }),
];

interface Changes {
  readonly tenant?: Parameters<typeof testTenant>[0];
  readonly nodeEnv?: 'development' | 'test' | 'production';
  readonly before?: (boot: BootData) => void;
  readonly viewer?: Viewer;
}

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

async function openShop({ tenant: changes, nodeEnv = 'production', before, viewer }: Changes = {}) {
  const { log, lines } = keptLog();
  const tenant = testTenant(changes);
  const renderer = testRenderer({ before });
  const { snapshots, edit } = await testSnapshots(tenant, pages, log);
  const shop = createPages({
    tenant,
    snapshots,
    renderer,
    settings: { nodeEnv, pageCacheBytes: 1024 * 1024, tenantsDir: '/nowhere' },
    log,
    ...(viewer && { viewerOf: () => viewer }),
  });
  const { app } = await createTestApp({ log, fastPath: shop.answerFromCache });
  shop.register(app);
  opened.push(app);
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, get, edit, renderer, lines };
}

const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140', accept: 'text/html' };

describe('a page', () => {
  test('ROUTE-23 comes with cache headers, an ETag, its policy and never a cookie', async () => {
    const { get } = await openShop();
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
    const { app, get } = await openShop();
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
    const { get } = await openShop();
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('answers HEAD with the headers alone', async () => {
    const { app, get } = await openShop();
    const { headers } = await get('/about');
    const head = await app.inject({ method: 'HEAD', url: '/about' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('is rendered once, however often and with whatever foreign parameters it is asked for', async () => {
    const { get, renderer } = await openShop();
    await Promise.all([get('/about'), get('/about?utm=1'), get('/about?utm=2&fbclid=x')]);
    await get('/about');
    expect(renderer.renderings).toEqual(['/about']);
  });

  test('in a web view and in a zone is a page of its own, and no invented zone is', async () => {
    const { get, renderer } = await openShop();
    expect((await get('/about')).body).toContain('<header>');
    expect((await get('/about', { cookie: 'webview=true' })).body).not.toContain('<header>');
    await get('/about', { cookie: 'zone=vienna' });
    await get('/about', { cookie: 'zone=vienna; sid=1' });
    await get('/about', { cookie: 'zone=../x' });
    expect(renderer.renderings).toHaveLength(3);
  });
});

describe('a change of content', () => {
  const edited = pages.map((page) =>
    page.path === '/about' ? editedTestPage('/about', { title: 'About', blocks: [{ type: 'richText', html: '<p>second words</p>' }] }) : page,
  );

  test('renews the pages that show it, and only those', async () => {
    const { get, edit, renderer } = await openShop();
    await get('/about');
    await get('/delivery');
    await edit(edited);
    await expect.poll(async () => (await get('/about')).body).toContain('second words');
    expect((await get('/about')).headers['x-snapshot']).toBe('content-2');
    expect(renderer.renderings).toEqual(['/about', '/delivery', '/about']);
  });

  test('takes a page away at once when it is gone', async () => {
    const { get, edit } = await openShop();
    await get('/about');
    await edit(pages.filter(({ path }) => path !== '/about'));
    expect((await get('/about')).statusCode).toBe(404);
  });

  test('ROUTE-27 takes a page away at once when it is no longer open to all', async () => {
    const { get, edit } = await openShop();
    await get('/about');
    await edit(pages.map((page) => (page.path === '/about' ? editedTestPage('/about', { access: 'logged in and joe member' }) : page)));
    expect((await get('/about')).statusCode).toBe(404);
  });

  test('brings a page where there was none', async () => {
    const { get, edit } = await openShop();
    expect((await get('/new')).statusCode).toBe(404);
    await edit([...pages, editedTestPage('/new')]);
    expect((await get('/new')).statusCode).toBe(200);
  });

  test('of what surrounds every page renews them all', async () => {
    const { get, edit, renderer } = await openShop();
    await get('/about');
    await get('/delivery');
    await edit(pages, { footer: { text: 'new', columns: [], legal: '' } });
    await expect.poll(() => renderer.renderings.length).toBe(4);
  });
});

describe('what is not there', () => {
  test('ERR-01 is a 404 with the message in its page', async () => {
    const { get } = await openShop();
    const answer = await get('/no/where', browser);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page not found: /no/where');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  test('ERR-06 gives crawlers the status alone, without rendering anything', async () => {
    const { get, renderer } = await openShop();
    const answer = await get('/no/where', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('');
    expect(renderer.renderings).toEqual([]);
    expect((await get('/about', { 'user-agent': 'Googlebot/2.1' })).body).toContain('first words');
  });

  test.each(['/index.php', '/deep/x.png', '/.env', '/wp-login.php?a=b'])('%s costs no rendering', async (url) => {
    const { get, renderer } = await openShop();
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(renderer.renderings).toEqual([]);
  });

  test('shows a person a page even for a file', async () => {
    const { get } = await openShop();
    expect((await get('/index.php', browser)).body).toContain('Page not found: /index.php');
  });

  test('does not push out pages, however many addresses are invented', async () => {
    const { get, renderer } = await openShop();
    await get('/about');
    for (let n = 0; n < 300; n += 1) await get(`/invented-${n}`, browser);
    await get('/about');
    expect(renderer.renderings.filter((path) => path === '/about')).toHaveLength(1);
  });

  test.each(['/%', '/%zz', '/..%2f..%2fetc%2fpasswd', '/a/%2e%2e/b', '/%5cevil.example', '/a%00b', '/_payload/%zz', '/_payload/..%2fx'])(
    '%s is refused without harm',
    async (url) => {
      const { get } = await openShop();
      expect([400, 404]).toContain((await get(url, browser)).statusCode);
      expect((await get('/about')).statusCode).toBe(200);
    },
  );
});

describe('a page that is not open to all', () => {
  const member: Viewer = { loggedIn: true, joeMember: true };

  test('ROUTE-27 is not found by who may not see it, and nothing of it is kept', async () => {
    const { get } = await openShop();
    const answer = await get('/members', browser);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('ROUTE-27 is made anew each time for who may, page and payload', async () => {
    const { get, renderer } = await openShop({ viewer: member });
    for (const url of ['/members', '/members', '/_payload/members']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers).not.toHaveProperty('etag');
    }
    expect(renderer.renderings).toEqual(['/members', '/members']);
  });
});

describe('redirects', () => {
  const tenant = { redirects: { oneToOne: { '/home': '/', '/jobs': 'https://jobs.example/' } } };

  test('NAV-04 are real HTTP redirects', async () => {
    const { get } = await openShop({ tenant });
    const answer = await get('/home?utm=x');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/?utm=x');
    expect((await get('/jobs')).headers.location).toBe('https://jobs.example/');
  });

  test('NAV-03 tell the storefront where to go when it asks for the payload', async () => {
    const { get } = await openShop({ tenant });
    expect((await get('/_payload/home')).json()).toEqual({ redirect: { to: '/', external: false } });
    expect((await get('/_payload/jobs')).json()).toEqual({ redirect: { to: 'https://jobs.example/', external: true } });
  });

  test('ROUTE-26 of entry flags set cookies and are not stored', async () => {
    const { get } = await openShop();
    const answer = await get('/about?webview=true&analytics=true');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/about');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toEqual([
      'webview=true; Path=/; SameSite=Lax; Secure',
      'analytics=true; Path=/; SameSite=Lax; Secure',
    ]);
  });

  test('lead the search form to its results', async () => {
    const { get } = await openShop();
    const answer = await get('/search?q=oat+milk');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/search/oat%20milk');
  });
});

describe('the payload of a page', () => {
  test('NAV-09 is the data its HTML holds, with the same headers', async () => {
    const { get } = await openShop();
    const html = (await get('/about')).body;
    const answer = await get('/_payload/about');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers.etag).toBeTruthy();
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(html).toContain(JSON.stringify(answer.json()).replaceAll('<', '\\u003c'));
  });

  test('of the home page and of what is not there', async () => {
    const { get } = await openShop();
    expect((await get('/_payload/')).json()).toMatchObject({ screen: 'index', path: '/' });
    const missing = await get('/_payload/no/where');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ screen: 'generalerror', data: { message: 'Page not found: /no/where' } });
  });

  test('is renewed with the page', async () => {
    const { get, edit } = await openShop();
    await get('/_payload/delivery');
    await edit(pages.map((page) => (page.path === '/delivery' ? editedTestPage('/delivery', { title: 'Changed' }) : page)));
    await expect.poll(async () => (await get('/_payload/delivery')).json()).toMatchObject({ data: { page: { title: 'Changed' } } });
  });
});

describe('a renderer that fails', () => {
  const fail = ({ page }: BootData) => {
    if (page.status !== 500) throw new Error('secret detail');
  };

  test('ERR-04 in production nothing of the error leaks, and it is logged', async () => {
    const { get, lines } = await openShop({ before: fail });
    const answer = await get('/about', browser);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toContain('secret detail');
    expect(lines).toContainEqual(expect.objectContaining({ message: 'rendering a page failed', path: '/about' }));
  });

  test('ERR-04 in development the raw error is shown', async () => {
    const { get } = await openShop({ before: fail, nodeEnv: 'development' });
    expect((await get('/about', browser)).body).toContain('secret detail');
  });

  test('ERR-06 a crawler gets that status alone too', async () => {
    const { get } = await openShop({ before: fail });
    const answer = await get('/about', { 'user-agent': 'bingbot/2.0' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('');
  });

  test('even without an error page there is an answer, and the next one is tried afresh', async () => {
    let broken = true;
    const { get } = await openShop({
      before: () => {
        if (broken) throw new Error('secret detail');
      },
    });
    const answer = await get('/about', browser);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('Internal Server Error\n');
    broken = false;
    expect((await get('/about', browser)).statusCode).toBe(200);
  });
});
