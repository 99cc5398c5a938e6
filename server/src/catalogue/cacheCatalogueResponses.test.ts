import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { captureLog, createTestApp } from '../platform/http/testing.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { cacheCatalogueResponses } from './cacheCatalogueResponses.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueRoutes } from './routes.ts';
import { catalogueOf, regularSpan } from './testing.ts';

const priced = (value: number) =>
  catalogueOf(
    Array.from({ length: 20 }, () => ({ prices: [regularSpan(value), { ...regularSpan(value + 1), zone: 'sued' }] })),
  );

async function openApp() {
  let snapshot: { version: string; parts: { catalogue: Catalogue } } = {
    version: '1',
    parts: { catalogue: priced(199) },
  };
  const { log, lines } = captureLog();
  const metrics = createMetrics({ process: false });
  const answers = cacheCatalogueResponses({ snapshots: { current: () => snapshot }, log, metrics });
  let hits = 0;
  const { app } = await createTestApp({
    log,
    metrics,
    fastPath: (...call) => {
      const isAnswered = answers.answerFromCache(...call);
      if (isAnswered) hits++;
      return isAnswered;
    },
  });
  catalogueRoutes(app, { snapshots: { current: () => snapshot }, answers });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}/api/product-discovery${path}`, { headers, method });
  return {
    get,
    lines,
    metrics,
    hits: () => hits,
    change: (catalogue: Catalogue) => (snapshot = { version: `${snapshot.version}1`, parts: { catalogue } }),
    /** As it comes over the wire, not unpacked. */
    async getRaw(path: string, headers: Record<string, string>) {
      const asked = request(`${address}/api/product-discovery${path}`, { headers }).end();
      const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      return { headers: response.headers, body: Buffer.concat(chunks) };
    },
  };
}

const withoutMoment = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'));

describe('answers that are kept', () => {
  test('the second is the first again, with an id of its own', async () => {
    const { get, hits, lines, metrics } = await openApp();
    const first = await get('/products');
    const second = await get('/products', { 'x-request-id': 'my-own-request' });
    expect(hits()).toBe(1);
    expect(await second.text()).toBe(await first.text());
    expect(withoutMoment(second.headers)).toEqual(withoutMoment(first.headers));
    expect(second.headers.get('x-request-id')).toBe('my-own-request');
    await expect.poll(() => lines.filter(({ path }) => path === '/api/product-discovery/products')).toHaveLength(2);
    expect(await metrics.text()).toMatch(
      /count\{method="GET",route="\/api\/product-discovery\/products",status="200"\} 2/,
    );
  });

  test('a browser that has it gets 304', async () => {
    const { get, hits } = await openApp();
    const { headers } = await get('/products');
    const again = await get('/products', { 'if-none-match': headers.get('etag') ?? '' });
    expect(hits()).toBe(1);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(headers.get('etag'));
  });

  test('each zone and each encoding has its own', async () => {
    const { get, getRaw, hits } = await openApp();
    await get('/products/p1');
    expect(await (await get('/products/p1', { cookie: 'zone=sued' })).json()).toMatchObject({
      price: { regular: { value: 200 } },
    });
    expect(hits()).toBe(0);
    expect(await (await get('/products/p1', { cookie: 'zone=nowhere' })).json()).toMatchObject({
      price: { regular: { value: 199 } },
    });
    expect(hits()).toBe(1);
    await getRaw('/products', { 'accept-encoding': 'br' });
    const packed = await getRaw('/products', { 'accept-encoding': 'br' });
    const plain = await getRaw('/products', {});
    expect(hits()).toBe(2);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('nothing outlives the snapshot it was made of', async () => {
    const { get, hits, change } = await openApp();
    await get('/products/p1');
    change(priced(299));
    expect(await (await get('/products/p1')).json()).toMatchObject({ price: { regular: { value: 299 } } });
    expect(hits()).toBe(0);
  });

  test('refusals, other methods and long addresses are the framework’s', async () => {
    const { get, hits } = await openApp();
    for (const path of ['/products/nothing', '/products?page=x', `/products?x=${'y'.repeat(600)}`]) {
      await get(path);
      await get(path);
    }
    await get('/products', {}, 'HEAD');
    await get('/products', {}, 'HEAD');
    expect(hits()).toBe(0);
  });
});
