import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getDemoStaff } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../test/textFields.ts';
import { createApp } from './app.ts';
import { openShop } from './openShop.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import { captureLog, getAsWritten } from './platform/http/testing.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { readSettings } from './platform/settings.ts';
import type { ShopParts } from './shopParts.ts';
import { loadTenant } from './tenant/loadTenant.ts';
import { allFlags, tenantFiles, writeTenants } from './tenant/testing.ts';

const photo = '0123456789abcdef';
let picturesAsked = 0;

/** What the pages of these tests are: one that is kept ready, and one for every other address. */
const pages: Room = {
  answerFromCache: ({ url }, response) => {
    if (url !== '/kept') return false;
    response.end('kept');
    return true;
  },
  routes: (app) => {
    app.get('/*', { schema: { hide: true } }, async (_, reply) => reply.type('text/html').send('a page'));
  },
};

describe('the app as a whole', () => {
  let app: FastifyInstance;
  let base: string;
  let assetsDir: string;
  const cleanUp: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    // Accounts and selling have files and tests of their own.
    const flags = { ...allFlags, featureCustomer: false, featureCartCheckout: false };
    const tenants = await writeTenants({ test: tenantFiles('test', flags) });
    assetsDir = await mkdtemp(join(tmpdir(), 'trolley-assets-'));
    await writeFile(join(assetsDir, 'main-abc.js'), 'console.log(1)');
    await writeFile(join(assetsDir, 'main-abc.js.gz'), gzipSync('console.log(1)'));
    await writeFile(join(assetsDir, 'gone-abc.js'), 'console.log(2)');
    await writeFile(join(assetsDir, '.secret'), 'x');
    const tenant = await loadTenant({ tenantsDir: tenants.dir, id: 'test', baseUrl: 'http://localhost' });
    const { redirects, messageBundle } = tenant.publicConfig;
    const words = { redirects, messages: messageBundle.messages };
    const snapshots = {
      current: () => ({ version: 'content-1', parts: { content: {}, words } }),
      onChange: () => () => {},
      refresh: async () => {},
      close: async () => {},
    } as unknown as ShopParts['snapshots'];
    const discovery = {} as unknown as ShopParts['discovery'];
    const settings = readSettings({ BASE_URL: 'http://localhost', NODE_ENV: 'test' });
    const database = { isReachable: async () => true, query: async () => [] } as Partial<Database> as Database;
    const http = { settings, log: captureLog().log, metrics: createMetrics({ process: false }), database, snapshots };
    const pictures: ShopParts['pictures'] = {
      async find({ hash, takesAvif }) {
        picturesAsked += 1;
        const form = takesAvif ? 'avif' : 'webp';
        return hash === photo ? { bytes: Buffer.from(form), type: `image/${form}`, isFinal: true } : 'missing';
      },
    };
    const { rooms } = await openShop({ ...http, tenant, discovery, pictures, libraryPictures: pictures, assetsDir });
    app = await createApp(http, [...rooms, pages]);
    base = await app.listen({ port: 0, host: '127.0.0.1' });
    cleanUp.push(
      () => app.close(),
      tenants.remove,
      () => rm(assetsDir, { recursive: true }),
    );
  });
  afterAll(async () => {
    for (const step of cleanUp) await step();
  });

  test('a kept page is answered before the framework, every other address by the pages', async () => {
    expect(await (await fetch(`${base}/kept`)).text()).toBe('kept');
    expect(await (await fetch(`${base}/ueber-uns`)).text()).toBe('a page');
  });

  test('API-08 the pages’ catch-all does not answer for the API', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/nowhere' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        errorCode: 'notFound',
        message: expect.stringContaining(`${method} /api/nowhere`),
      });
    }
  });

  test('API-07 every call is in the document', async () => {
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    const paths = Object.keys(document.paths).sort();
    const ofStudio = (path: string) => path.startsWith('/api/studio/');
    // Each of them is tried with every role by a test of its own; the accounts to try it with are in a demo alone, and
    // there are neither orders nor customers here.
    const missing = (path: string) => path === getDemoStaff.path || /^\/api\/studio\/(orders|customers)\b/.test(path);
    const declared = new Set(allEndpoints().map(({ path }) => path));
    expect(paths.filter(ofStudio)).toEqual(
      [...declared]
        .filter(ofStudio)
        .filter((path) => !missing(path))
        .sort(),
    );
    expect(paths.filter((path) => !ofStudio(path))).toEqual([
      '/api/bot-check',
      '/api/consent',
      '/api/content/configs/client',
      '/api/content/configs/components',
      '/api/content/search/{term}',
      '/api/content/search/{term}/banner',
      '/api/content/vouchers/generalvouchers',
      '/api/csrf',
      '/api/events',
      '/api/pesticides/products',
      '/api/pesticides/products/{sku}',
      '/api/product-discovery/brands',
      '/api/product-discovery/brands/search/{term}',
      '/api/product-discovery/brands/{slug}',
      '/api/product-discovery/brands/{slug}/products',
      '/api/product-discovery/categories/search/{term}',
      '/api/product-discovery/categories/tree',
      '/api/product-discovery/categories/{slug}',
      '/api/product-discovery/categories/{slug}/products',
      '/api/product-discovery/popular',
      '/api/product-discovery/products',
      '/api/product-discovery/products/search/{term}',
      '/api/product-discovery/products/{sku}',
      '/api/product-discovery/products/{slug}/companions',
      '/api/product-discovery/products/{slug}/similar',
      '/api/recipes',
      '/api/recipes/plan',
      '/api/recipes/search/{term}',
      '/api/recipes/{slug}',
      '/api/recipes/{slug}/products',
      '/api/recipes/{slug}/products/mine',
      '/api/stores',
      '/api/stores/suggestions',
      '/api/vitals',
      '/health',
      '/logs',
      '/metrics',
      '/ready',
      '/serving',
      '/tenant/config',
    ]);
  });

  test.each(['once', 'again'])(
    'the browser’s files may be kept for ever and come compressed: asked for %s',
    async () => {
      const ask = (headers: Record<string, string>) => fetch(`${base}/assets/main-abc.js`, { headers });
      const zipped = await ask({ 'accept-encoding': 'gzip' });
      expect(zipped.status).toBe(200);
      expect(Object.fromEntries(zipped.headers)).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
        vary: 'accept-encoding',
      });
      expect(await zipped.text()).toBe('console.log(1)');
      // There is no file for it: it comes as it is.
      const plain = await ask({ 'accept-encoding': 'br' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe('console.log(1)');
      const known = await ask({ 'if-none-match': plain.headers.get('etag') ?? '' });
      expect(known.status).toBe(304);
    },
  );

  test('a photo in two forms at one address stays two in memory', async () => {
    const ask = async (accept: string) => {
      const answer = await fetch(`${base}/pictures/${photo}/320`, { headers: { accept } });
      return [answer.headers.get('content-type'), answer.headers.get('vary'), await answer.text()];
    };
    for (let step = 0; step < 3; step += 1) {
      expect(await ask('image/avif,image/webp,*/*;q=0.8')).toEqual(['image/avif', 'accept', 'avif']);
      expect(await ask('image/webp,*/*;q=0.8')).toEqual(['image/webp', 'accept', 'webp']);
    }
    expect(picturesAsked).toBe(2);
  });

  test('a file that was asked for once is answered from memory', async () => {
    const ask = () => fetch(`${base}/assets/gone-abc.js`);
    expect(await (await ask()).text()).toBe('console.log(2)');
    await rm(join(assetsDir, 'gone-abc.js'));
    expect(await (await ask()).text()).toBe('console.log(2)');
  });

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets/.secret',
    '/assets/../app.ts',
    '/assets/../../../../../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    '/assets/main-abc.js%00',
  ])('%s is refused, as JSON, and kept nowhere', async (url) => {
    const { status, headers, body } = await getAsWritten(base, url);
    expect([400, 403, 404]).toContain(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ status, requestId: expect.any(String) });
  });

  test('the tenant’s files and configuration are served', async () => {
    expect((await app.inject({ url: '/tenant/config' })).json()).toMatchObject({ id: 'test' });
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  });
});
