import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildRoutes, type InsightsSettings, type ProductSearch } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsent } from '../../shell/consent/consent.ts';
import { whileAllowed } from '../../shell/consent/whileAllowed.ts';
import { tenantFixture } from '../../shell/testing/bootFixture.ts';
import { noteSearch } from './searches.ts';
import { startInsights } from './startInsights.ts';

const { pageMap, clientRuntimeConfig } = tenantFixture();
const routes = buildRoutes(pageMap, clientRuntimeConfig);
const settings: InsightsSettings = { appId: 'APP', apiKey: 'searchOnly', region: 'de' };
const queryId = '0123456789abcdef0123456789abcdef';
const found = (skus: readonly string[], offset = 0) =>
  ({
    queryId,
    index: 'shop_products',
    offset,
    results: skus.map((sku) => ({ sku, slug: `milk-${sku}` })),
  }) as ProductSearch;

type Sent = { url: URL; events: Record<string, unknown>[] };
let sent: Sent[];
let stop: () => void;
const fetchDouble = vi.fn(async (url: string, init: RequestInit) => {
  sent.push({ url: new URL(url), events: (JSON.parse(init.body as string) as { events: [] }).events });
  return new Response('{"status":200,"message":"OK"}');
});
const page = (fetch: unknown = fetchDouble) => ({
  document,
  localStorage,
  location,
  fetch: fetch as typeof window.fetch,
});
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const cookie = () => /_ALGOLIA=([^;]+)/.exec(document.cookie)?.[1];

beforeEach(() => {
  sent = [];
  stop = () => undefined;
  fetchDouble.mockClear();
  const page = document.createElement('div');
  page.innerHTML = `
    <div data-searched><a id="hit" href="/product/milk-7"><b>Milk</b></a><a id="brand" href="/brands/milk-7">Brand</a></div>
    <a id="elsewhere" href="/product/milk-7">Milk</a>`;
  page.addEventListener('click', (event) => event.preventDefault());
  document.body.append(page);
});
afterEach(() => stop());

describe('with consent', () => {
  test('a click on a result is told with its index, query, object, position and user', () => {
    stop = startInsights({ page: page(), routes, settings });
    noteSearch(found(['5', '7'], 48));
    press('#hit b');
    const [{ url, events } = { url: new URL('about:blank'), events: [] }] = sent;
    expect(url.origin + url.pathname).toBe('https://insights.de.algolia.io/1/events');
    expect(url.searchParams.get('X-Algolia-Application-Id')).toBe('APP');
    expect(url.searchParams.get('X-Algolia-API-Key')).toBe('searchOnly');
    expect(events).toEqual([
      {
        eventType: 'click',
        eventName: 'Product Clicked',
        index: 'shop_products',
        queryID: queryId,
        objectIDs: ['7'],
        positions: [50],
        userToken: cookie(),
      },
    ]);
    expect(cookie()).toMatch(/^anonymous-/);
  });

  test('events of the other region go to its own address', () => {
    stop = startInsights({ page: page(), routes, settings: { ...settings, region: 'us' } });
    noteSearch(found(['7']));
    press('#hit');
    expect(sent[0]?.url.host).toBe('insights.us.algolia.io');
  });

  test('a link outside the results, or to something else, is no click on a result', () => {
    stop = startInsights({ page: page(), routes, settings });
    noteSearch(found(['7']));
    press('#elsewhere');
    press('#brand');
    expect(sent).toEqual([]);
  });

  test('the user is known for six months of thirty days, by default', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
    stop = startInsights({ page: page(), routes, settings });
    expect(set.mock.calls.flat().join()).toContain('expires=Fri, 14 May 2027 00:00:00 GMT');
    vi.useRealTimers();
    set.mockRestore();
  });

  test('which search showed what is known on the next page too', () => {
    const first = startInsights({ page: page(), routes, settings });
    noteSearch(found(['7']));
    const kept = localStorage.getItem('searchQueries');
    first();
    localStorage.setItem('searchQueries', kept ?? '');
    noteSearch(found([]));
    stop = startInsights({ page: page(), routes, settings });
    press('#hit');
    expect(sent).toHaveLength(1);
  });

  test('a provider that does not answer causes no error', async () => {
    const away = vi.fn(() => Promise.reject(new Error('away')));
    stop = startInsights({ page: page(away), routes, settings });
    noteSearch(found(['7']));
    press('#hit');
    await Promise.resolve();
    expect(away).toHaveBeenCalledTimes(1);
  });
});

describe('without consent', () => {
  test('nothing is begun, stored or sent', async () => {
    const begin = vi.fn(async () => startInsights({ page: page(), routes, settings }));
    const consent = createConsent();
    consent.accept(['C0001']);
    stop = whileAllowed('C0002', begin, consent);
    noteSearch(found(['7']));
    press('#hit');
    await Promise.resolve();
    expect(begin).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    expect(cookie()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('once it is withdrawn nothing is left', () => {
    startInsights({ page: page(), routes, settings })();
    noteSearch(found(['7']));
    press('#hit');
    expect(sent).toEqual([]);
    expect(cookie()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
});

describe('a provider that really listens', () => {
  let server: Server;
  const received: { url?: string; body: string }[] = [];
  beforeEach(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        if (request.method === 'POST') received.push({ url: request.url, body });
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{"status":200,"message":"OK"}');
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => void server.close());

  test('gets the event as a POST', async () => {
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = startInsights({ page: page(fetch), routes, settings: { ...settings, host } });
    noteSearch(found(['7']));
    press('#hit');
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.url).toMatch(/^\/1\/events\?X-Algolia-Application-Id=APP&/);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ events: [{ objectIDs: ['7'], positions: [1] }] });
  });
});
