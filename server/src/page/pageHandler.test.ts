import type { BootData, Viewer } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { browser, openTestShop } from './testShop.ts';

describe('what is not there', () => {
  test('ERR-01 is a 404 with the message in its page', async () => {
    const { get } = await openTestShop();
    const answer = await get('/no/where', browser);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page not found: /no/where');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  test('ERR-06 gives crawlers the status alone, without rendering anything', async () => {
    const { get, renderer } = await openTestShop();
    const answer = await get('/no/where', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('');
    expect(renderer.renderings).toEqual([]);
    expect((await get('/about', { 'user-agent': 'Googlebot/2.1' })).body).toContain('first words');
  });

  test.each(['/index.php', '/deep/x.png', '/.env', '/wp-login.php?a=b'])('%s costs no rendering', async (url) => {
    const { get, renderer } = await openTestShop();
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(renderer.renderings).toEqual([]);
  });

  test('shows a person a page even for a file', async () => {
    const { get } = await openTestShop();
    expect((await get('/index.php', browser)).body).toContain('Page not found: /index.php');
  });

  test('does not push out pages, however many addresses are invented', async () => {
    const { get, renderer } = await openTestShop();
    await get('/about');
    for (let n = 0; n < 300; n += 1) await get(`/invented-${n}`, browser);
    await get('/about');
    expect(renderer.renderings.filter((path) => path === '/about')).toHaveLength(1);
  });

  test.each([
    '/%',
    '/%zz',
    '/..%2f..%2fetc%2fpasswd',
    '/a/%2e%2e/b',
    '/%5cevil.example',
    '/a%00b',
    '/_payload/%zz',
    '/_payload/..%2fx',
  ])('%s is refused without harm', async (url) => {
    const { get } = await openTestShop();
    expect([400, 404]).toContain((await get(url, browser)).statusCode);
    expect((await get('/about')).statusCode).toBe(200);
  });
});

describe('a page that is not open to all', () => {
  const member: Viewer = { loggedIn: true, joeMember: true };

  test('ROUTE-27 is not found by who may not see it, and nothing of it is kept', async () => {
    const { get } = await openTestShop();
    const answer = await get('/members', browser);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('ROUTE-27 is made anew each time for who may, page and payload', async () => {
    const { get, renderer } = await openTestShop({ viewer: member });
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
    const { get } = await openTestShop({ tenant });
    const answer = await get('/home?utm=x');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/?utm=x');
    expect((await get('/jobs')).headers.location).toBe('https://jobs.example/');
  });

  test('NAV-04 made in the studio stand before pages that are cached already, and go again', async () => {
    const { get, reword } = await openTestShop({ tenant });
    for (const url of ['/about', '/_payload/about']) expect((await get(url)).statusCode).toBe(200);
    const made = { kind: 'oneToOne', from: '/about', to: '/delivery', revision: 1 } as const;
    reword([{ ...made, changedBy: null, changedAt: new Date() }]);
    const moved = await get('/about');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/delivery']);
    expect(moved.headers['cache-control']).toBe('public, max-age=60');
    expect((await get('/_payload/about')).json()).toEqual({ redirect: { to: '/delivery', external: false } });
    expect((await get('/home')).statusCode).toBe(301);
    reword([]);
    expect((await get('/about')).statusCode).toBe(200);
  });

  test('pages carry none of them: the server is asked, which knows them as they are now', async () => {
    const boots: BootData[] = [];
    const { get } = await openTestShop({ tenant, before: (boot) => boots.push(boot) });
    await get('/about');
    expect(boots[0]?.tenant).not.toHaveProperty('redirects');
  });

  test('NAV-03 tell the storefront where to go when it asks for the payload', async () => {
    const { get } = await openTestShop({ tenant });
    expect((await get('/_payload/home')).json()).toEqual({ redirect: { to: '/', external: false } });
    expect((await get('/_payload/jobs')).json()).toEqual({ redirect: { to: 'https://jobs.example/', external: true } });
  });

  test('ROUTE-26 of entry flags set cookies and are not stored', async () => {
    const { get } = await openTestShop();
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
    const { get } = await openTestShop();
    const answer = await get('/search?q=oat+milk');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/search/oat%20milk');
  });
});

describe('a renderer that fails', () => {
  const fail = ({ page }: BootData) => {
    if (page.status !== 500) throw new Error('secret detail');
  };

  test('ERR-04 in production nothing of the error leaks, and it is logged', async () => {
    const { get, lines } = await openTestShop({ before: fail });
    const answer = await get('/about', browser);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toContain('secret detail');
    expect(lines).toContainEqual(expect.objectContaining({ message: 'rendering a page failed', path: '/about' }));
  });

  test('ERR-04 in development the raw error is shown', async () => {
    const { get } = await openTestShop({ before: fail, nodeEnv: 'development' });
    expect((await get('/about', browser)).body).toContain('secret detail');
  });

  test('ERR-06 a crawler gets that status alone too', async () => {
    const { get } = await openTestShop({ before: fail });
    const answer = await get('/about', { 'user-agent': 'bingbot/2.0' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('');
  });

  test('even without an error page there is an answer, and the next one is tried afresh', async () => {
    let broken = true;
    const { get } = await openTestShop({
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
