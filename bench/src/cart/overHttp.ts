import { addItem, changeItems, getCart, getCsrf, getProducts, type Listing, removeAllItems } from '@trolley/contract';
import autocannon from 'autocannon';
import { interleaved, type Load } from '../load.ts';
import { eachCaller } from './callers.ts';

const connections = 32;
const seconds = 1;
const rounds = 5;

/** A browser's cookies and token; its cart is begun with the first thing put into it. */
interface Browser {
  cookie: string;
  readonly token: string;
}

export type OverHttp = Readonly<Record<'add' | 'read', Load>>;

/** The same over HTTP against a running shop, each connection with a cart of its own. */
export async function measureOverHttp(url: string, sizes: readonly number[]): Promise<ReadonlyMap<number, OverHttp>> {
  const skus = await someSkus(url, Math.max(...sizes));
  const browsers = await eachCaller(() => openBrowser(url));
  const measured = new Map<number, OverHttp>();
  for (const size of sizes) {
    const wanted = skus.slice(0, size);
    for (const browser of browsers) await fill(url, browser, wanted);
    const bodies = wanted.map((sku) => JSON.stringify({ sku, quantity: 1 }));
    measured.set(
      size,
      await interleaved(rounds, {
        add: () =>
          burst(
            url,
            browsers,
            bodies.map((body) => ({ method: addItem.method, path: addItem.path, body })),
          ),
        read: () => burst(url, browsers, [{ method: getCart.method, path: getCart.path }]),
      }),
    );
  }
  return measured;
}

async function burst(url: string, browsers: readonly Browser[], requests: autocannon.Request[]): Promise<Load> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load is sent to the loopback address only');
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const { cookie, token } = browsers[next++ % browsers.length] ?? { cookie: '', token: '' };
      const headers = { cookie, 'x-xsrf-token': token, 'content-type': 'application/json', 'accept-encoding': 'br' };
      client.setRequests(requests.map((request) => ({ ...request, headers })));
    },
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused`);
  // Its own average is one of whole seconds, of which there are too few here.
  const requestsPerSecond = result['2xx'] / result.duration;
  return { requestsPerSecond, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

async function openBrowser(url: string): Promise<Browser> {
  const answer = await fetch(url + getCsrf.path);
  const cookie = cookiesOf(answer);
  return { cookie, token: /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '' };
}

async function fill(url: string, browser: Browser, skus: readonly string[]): Promise<void> {
  const headers = () => ({ cookie: browser.cookie, 'x-xsrf-token': browser.token });
  const known = browser.cookie.includes('cart=');
  if (known) await fetch(url + removeAllItems.path, { method: removeAllItems.method, headers: headers() });
  const answer = await fetch(url + changeItems.path, {
    method: changeItems.method,
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ items: skus.map((sku) => ({ sku, quantity: 1 })) }),
  });
  if (!answer.ok) throw new Error(`a cart could not be filled: ${answer.status} ${await answer.text()}`);
  if (!known) browser.cookie = `${browser.cookie}; ${cookiesOf(answer)}`;
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function someSkus(url: string, most: number): Promise<readonly string[]> {
  const skus: string[] = [];
  for (let page = 1; skus.length < most; page++) {
    const listing = (await (await fetch(`${url}${getProducts.path}?page=${page}`)).json()) as Listing;
    if (listing.results.length === 0) throw new Error('the shop has too few products');
    skus.push(...listing.results.filter(({ availability }) => availability === 'available').map(({ sku }) => sku));
  }
  return skus.slice(0, most);
}
