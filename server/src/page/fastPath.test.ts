import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EditedPage } from '@trolley/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureLog, createTestApp } from '../platform/http/testing.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createPages } from './pages.ts';
import { editedTestPage, testDiscovery, testRenderer, testSnapshots, testTenant } from './testing.ts';

const pages: readonly EditedPage[] = [
  editedTestPage('/'),
  editedTestPage('/about'),
  editedTestPage('/guests', { access: 'not logged in' }),
];

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

async function openShop() {
  const { log, lines } = captureLog();
  const tenant = testTenant();
  const metrics = createMetrics({ process: false });
  const { snapshots, edit } = await testSnapshots(tenant, pages, log);
  const shop = createPages({
    tenant,
    snapshots,
    discovery: testDiscovery(snapshots),
    renderer: testRenderer(),
    settings: { nodeEnv: 'production', pageCacheBytes: 1024 * 1024, tenantsDir: '/nowhere' },
    log,
    metrics,
  });
  const fast: string[] = [];
  const { app } = await createTestApp({
    log,
    metrics,
    fastPath: (request, response) => {
      const answered = shop.answerFromCache(request, response);
      if (answered) fast.push(request.url ?? '');
      return answered;
    },
  });
  shop.routes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((done, fail) => {
      const call = ask({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      call.on('error', fail);
      call.end();
    });
  return { app, send, fast, lines, edit, metrics };
}

let shop: Awaited<ReturnType<typeof openShop>>;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.app.close());

test('the second time a page comes past the framework, with the very same answer', async () => {
  const first = await shop.send('/about');
  const second = await shop.send('/about');
  expect(shop.fast).toEqual(['/about']);
  const comparable = ({ status, headers, body }: Answer) => ({
    status,
    body,
    headers: { ...headers, 'x-request-id': '', date: '' },
  });
  expect(comparable(second)).toEqual(comparable(first));
});

test('ROUTE-23 a kept answer sets no cookie, whatever cookies come', async () => {
  await shop.send('/about');
  const { headers } = await shop.send('/about', { cookie: 'sid=secret; loggedIn=true' });
  expect(shop.fast).toEqual(['/about']);
  expect(headers).not.toHaveProperty('set-cookie');
});

test('HEAD, 304 and every encoding are answered as well', async () => {
  const { headers } = await shop.send('/about', { 'accept-encoding': 'br' });
  expect(await shop.send('/about', { 'accept-encoding': 'br' }, 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-encoding': 'br' },
  });
  expect(
    await shop.send('/about', { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) }),
  ).toMatchObject({ status: 304, body: '' });
  expect(shop.fast).toHaveLength(2);
  await shop.send('/about', { 'accept-encoding': 'gzip' });
  await shop.send('/about', { 'accept-encoding': 'gzip' });
  expect(shop.fast).toHaveLength(3);
});

test('the payload of a page is kept in the same way', async () => {
  await shop.send('/_payload/about');
  expect((await shop.send('/_payload/about')).headers['content-type']).toContain('application/json');
  expect(shop.fast).toEqual(['/_payload/about']);
});

test('a request id is echoed, and one log line is written', async () => {
  await shop.send('/about');
  shop.lines.length = 0;
  const { headers } = await shop.send('/about?x=1');
  await shop.send('/about?x=1', { 'x-request-id': 'my-own-id-12345' });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}-\d+$/);
  await expect.poll(() => shop.lines.some(({ requestId }) => requestId === 'my-own-id-12345')).toBe(true);
  expect(shop.lines.at(-1)).toMatchObject({
    timestamp: expect.stringMatching(/^\d{4}-/),
    level: 'info',
    message: 'answered',
    requestId: 'my-own-id-12345',
    path: '/about',
    status: 200,
  });
  expect(shop.fast).toHaveLength(1);
});

test('what is not kept goes on to the framework', async () => {
  await shop.send('/no/where');
  await shop.send('/no/where');
  await shop.send('/guests');
  await shop.send('/guests');
  await shop.send('/about?webview=true');
  await shop.send('/about?webview=true');
  expect((await shop.send('/about', {}, 'POST')).status).toBe(404);
  expect(shop.fast).toEqual([]);
});

test('ROUTE-27 a page that is not open to all any more leaves at once', async () => {
  await shop.send('/about');
  await shop.send('/about');
  await shop.edit([editedTestPage('/about', { access: 'logged in and joe member' })]);
  expect(await shop.send('/about')).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } });
  expect(shop.fast).toHaveLength(1);
});

test('path traversal and broken encodings sent as they are do no harm', async () => {
  for (const path of ['/../../etc/passwd', '/%', '/a/../b', '/%2e%2e/x', '//evil.example', '/\\evil.example']) {
    const { status, headers } = await shop.send(path);
    expect([301, 400, 404]).toContain(status);
    if (status === 301) expect(headers['location']).toBe('/evil.example');
  }
  expect((await shop.send('/about')).status).toBe(200);
});

test('hits and misses are counted', async () => {
  await shop.send('/about');
  await shop.send('/about');
  await expect.poll(() => shop.metrics.text()).toContain('page_cache_requests_total{outcome="hit"} 1');
  expect(await shop.metrics.text()).toContain('page_cache_requests_total{outcome="miss"} 1');
});
