import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildRoutes, type InsightsSettings, type Order, type ProductSearch } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartEvent } from '../../cart/cartEvents.ts';
import { milk } from '../../cart/testing/carts.ts';
import { createConsent } from '../../shell/consent/consent.ts';
import { whileAllowed } from '../../shell/consent/whileAllowed.ts';
import { createStore } from '../../shell/store.ts';
import { tenantFixture } from '../../shell/testing/bootFixture.ts';
import { noteSearch } from './searches.ts';
import { startInsights } from './startInsights.ts';
import { forgetWhenRefused } from './storedInsights.ts';

const { pageMap, clientRuntimeConfig } = tenantFixture();
const routes = buildRoutes(pageMap, clientRuntimeConfig);
const settings: InsightsSettings = { appId: 'APP', apiKey: 'searchOnly', region: 'de' };
const orders = createStore<Order | undefined>(undefined);
let tell: (event: CartEvent) => void = () => undefined;
const cart = {
  onEvent(listener: (event: CartEvent) => void) {
    tell = listener;
    return () => {
      tell = () => undefined;
    };
  },
};
const rest = { routes, settings, currency: 'EUR', cart, orders };
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
afterEach(() => {
  stop();
  orders.set(undefined);
});

describe('with consent', () => {
  test('SEARCH-07 a click on a result is told with its index, query, object, position and user', () => {
    stop = startInsights({ page: page(), ...rest });
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

  test('SEARCH-07 events of the other region go to its own address', () => {
    stop = startInsights({ page: page(), ...rest, settings: { ...settings, region: 'us' } });
    noteSearch(found(['7']));
    press('#hit');
    expect(sent[0]?.url.host).toBe('insights.us.algolia.io');
  });

  test('CONS-05 of a page no more clicks are told than events of any other; the next results start anew', () => {
    stop = startInsights({ page: page(), ...rest });
    noteSearch(found(['7']));
    for (let count = 0; count < 1000; count += 1) press('#hit');
    expect(sent).toHaveLength(250);
    noteSearch(found(['7']));
    press('#hit');
    expect(sent).toHaveLength(251);
  });

  test('a link outside the results, or to something else, is no click on a result', () => {
    stop = startInsights({ page: page(), ...rest });
    noteSearch(found(['7']));
    press('#elsewhere');
    press('#brand');
    expect(sent).toEqual([]);
  });

  test('SEARCH-07 the user is known for six months of thirty days, by default', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
    stop = startInsights({ page: page(), ...rest });
    expect(set.mock.calls.flat().join()).toContain('expires=Fri, 14 May 2027 00:00:00 GMT');
    vi.useRealTimers();
    set.mockRestore();
  });

  test('which search showed what is known on the next page too', () => {
    const first = startInsights({ page: page(), ...rest });
    noteSearch(found(['7']));
    const kept = localStorage.getItem('searchQueries');
    first();
    localStorage.setItem('searchQueries', kept ?? '');
    noteSearch(found([]));
    stop = startInsights({ page: page(), ...rest });
    press('#hit');
    expect(sent).toHaveLength(1);
  });

  const placed = (...skus: string[]) =>
    ({ productLineItems: skus.map((sku) => ({ sku, perPiecePrice: 150, quantity: 2 })) }) as unknown as Order;
  const add = (sku: string, quantity: number) => tell({ kind: 'changed', product: { ...milk, sku }, quantity });
  const events = () => sent.flatMap((one) => one.events);

  test('SEARCH-07 SEARCH-09 a result that is put into the cart and bought is told as a conversion, with its query and once each', () => {
    stop = startInsights({ page: page(), ...rest });
    noteSearch(found(['5', '7']));
    add('7', 1);
    add('7', 2);
    add('elsewhere', 1);
    expect(events()).toMatchObject([
      {
        ...{ eventType: 'conversion', eventSubtype: 'addToCart', index: 'shop_products', queryID: queryId },
        ...{ objectIDs: ['7'], currency: 'EUR', userToken: cookie() },
      },
    ]);
    orders.set(placed('7', '5', 'elsewhere'));
    orders.set(placed('7', '5', 'elsewhere'));
    expect(events().slice(1)).toMatchObject([
      {
        ...{ eventType: 'conversion', eventSubtype: 'purchase', index: 'shop_products', objectIDs: ['7'] },
        ...{ objectData: [{ queryID: queryId, price: 1.5, quantity: 2 }], value: 3, currency: 'EUR' },
      },
    ]);
    expect(events()).toHaveLength(2);
  });

  test('a purchase is told on the page after the payment, in events of at most twenty products', () => {
    const skus = Array.from({ length: 25 }, (_, at) => `s${at}`);
    const first = startInsights({ page: page(), ...rest });
    noteSearch(found(skus));
    for (const sku of skus) add(sku, 1);
    const kept = localStorage.getItem('searchAdded') ?? '';
    first();
    expect(localStorage.length).toBe(0);
    localStorage.setItem('searchAdded', kept);
    sent = [];
    orders.set(placed(...skus));
    stop = startInsights({ page: page(), ...rest });
    expect(events().map(({ objectIDs }) => (objectIDs as string[]).length)).toEqual([20, 5]);
  });

  test('a provider that does not answer causes no error', async () => {
    const away = vi.fn(() => Promise.reject(new Error('away')));
    stop = startInsights({ page: page(away), ...rest });
    noteSearch(found(['7']));
    press('#hit');
    await Promise.resolve();
    expect(away).toHaveBeenCalledTimes(1);
  });
});

describe('without consent', () => {
  test('nothing is begun, stored or sent', async () => {
    const begin = vi.fn(async () => startInsights({ page: page(), ...rest }));
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

  test('CONS-09 what an answer of the past had stored goes with a refusal, though nothing runs', () => {
    const store = () => {
      for (const key of ['searchQueries', 'searchAdded', 'AlgoliaObjectQueryCache']) localStorage.setItem(key, '[]');
      document.cookie = '_ALGOLIA=anonymous-1; path=/';
    };
    store();
    const consent = createConsent();
    stop = forgetWhenRefused(page(), consent);
    expect(localStorage.length, 'nobody has refused yet').toBe(3);
    consent.accept(['C0001', 'C0002']);
    expect(localStorage.length).toBe(3);
    consent.accept(['C0001', 'C0004']);
    expect([localStorage.length, cookie()]).toEqual([0, undefined]);
    store();
    forgetWhenRefused(page(), consent)();
    expect(localStorage.length, 'refused before this page').toBe(0);
  });

  test('once it is withdrawn nothing is left', () => {
    startInsights({ page: page(), ...rest })();
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

  test('SEARCH-07 gets the event as a POST', async () => {
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = startInsights({ page: page(fetch), ...rest, settings: { ...settings, host } });
    noteSearch(found(['7']));
    press('#hit');
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.url).toMatch(/^\/1\/events\?X-Algolia-Application-Id=APP&/);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ events: [{ objectIDs: ['7'], positions: [1] }] });
  });
});
