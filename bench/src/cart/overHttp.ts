import { addItem, changeItems, getCart, getCsrf, getProducts, type Listing, removeAllItems } from '@trolley/contract';
import { burst, interleaved, type Load, type LoadRequest } from '../load.ts';
import { eachCaller } from './callers.ts';

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
    const adds = wanted.map((sku) => ({ ...addItem, body: JSON.stringify({ sku, quantity: 1 }) }));
    measured.set(
      size,
      await interleaved(rounds, {
        add: () => burst(url, asking(browsers, adds), seconds),
        read: () => burst(url, asking(browsers, [getCart]), seconds),
      }),
    );
  }
  return measured;
}

/** Every connection is a browser with a cart of its own. */
function asking(
  browsers: readonly Browser[],
  asks: readonly LoadRequest[],
): (connection: number) => readonly LoadRequest[] {
  return (connection) => {
    const { cookie, token } = browsers[connection % browsers.length] ?? { cookie: '', token: '' };
    const headers = { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' };
    return asks.map(({ method, path, body }) => ({ method, path, headers, body }));
  };
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
