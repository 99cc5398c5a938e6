import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  addItem,
  type Cart,
  changeItems,
  createOrder,
  finalizeCart,
  getCart,
  getCartValidation,
  getCategoryProducts,
  getCsrf,
  getDefaultDeliveryArea,
  getProduct,
  planPayment,
  searchProducts,
  setBillingAddress,
  setDistributionAddress,
  setItem,
  setTimeSlot,
} from '@trolley/contract';
import { findAddresses } from '../../src/addresses.ts';
import { type RunningShop, startShop } from '../../src/shop.ts';
import type { Candidate, Goods, Shopper, Window } from '../candidate.ts';
import { answerOf, type Client, openClient } from '../client.ts';
import { readGoods } from '../goods.ts';
import { orderable } from '../works.ts';
import type { Opening } from './open.ts';

const street = {
  streetName: 'Main Street',
  streetNumber: '1',
  city: 'Galway',
  phoneNumber: '+353 85 123 4567',
};
/** It fills its database meanwhile; on a busy machine that takes a while. */
const longestStartMs = 600_000;
const roomy = 1_000_000;
/** Of one call. */
const mostLines = 300;

/** The shop as `npm start` starts it, on the retailer Harbour. */
export async function openTrolley(opening: Opening, most: number) {
  const { postgres, database, folder } = opening;
  await postgres.create(database);
  const { host, port, user, password = '' } = postgres.connectionTo(database);
  const how = new URLSearchParams({ host, port: String(port), user, password });
  const env = {
    DATABASE_URL: `postgres:///${database}?${how.toString()}`,
    TRUST_PROXY: '127.0.0.1',
    PAYMENTS: 'none',
    // A busy machine is no reason to refuse whoever measures.
    SHED_LOAD_AFTER_MS: '0',
    LOG_LEVEL: 'warn',
  };
  const shop = await startShop({ tenant: 'harbour', dataDir: folder, env, longestStartMs });
  try {
    return await describe(opening, shop, most);
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function describe({ postgres, database, say }: Opening, shop: RunningShop, most: number) {
  say('its products are read');
  const listed = await readGoods(shop.url, most);
  await postgres.query(database, 'analyze');
  const own = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(own, 'utf8')) as { version: string };
  const query = <Row>(text: string, values: readonly unknown[]) => postgres.query<Row>(database, text, values);
  const place = await findPlace(shop, query);
  const goods = await withoutMissing(shop.url, place, listed);
  const candidate: Candidate = {
    name: 'trolley',
    version,
    setup:
      'retailer Harbour as it ships; every change answers the whole cart; pages and repeated searches from its cache',
    pids: [shop.pid],
    memoryMb: () => shop.memoryMb(),
    database,
    openShopper: () => openShopper(shop.url, place),
    openData: async () => openData(await visit(shop.url)),
    openPages: () => openPages(shop.url),
    lastOne: async () => ({ skus: orderable(goods).slice(0, 15), slot: await insertSlot(query, place.area, 1) }),
    async bought(email) {
      const [found] = await query<{ orders: string; payments: string }>(
        `select count(distinct o.order_number) as orders, count(distinct p.id) as payments
           from shop_order o left join payment p on p.checkout_id = o.checkout_id
          where lower(o.document #>> '{attempt,billingAddress,email}') = lower($1)`,
        [email],
      );
      return { orders: Number(found?.orders), payments: Number(found?.payments) };
    },
    stop: () => shop.stop(),
  };
  return { candidate, goods };
}

type Query = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

interface Place {
  readonly area: string;
  readonly postalCode: string;
  readonly slots: readonly string[];
}

async function findPlace(shop: RunningShop, query: Query): Promise<Place> {
  const client = await visit(shop.url);
  const { area } = (await client.send('GET', getDefaultDeliveryArea.path)).json<{
    area: { number: string; postalCodes: readonly string[] };
  }>();
  client.close();
  const slots = await Promise.all(Array.from({ length: 50 }, () => insertSlot(query, area.number, roomy)));
  return { area: area.number, postalCode: `${area.postalCodes[0]}E2K3`, slots };
}

async function insertSlot(query: Query, area: string, capacity: number): Promise<string> {
  const id = `peers-${randomUUID()}`;
  await query(
    `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)
     values ($1, 'DELIVERY', $2, now() + interval '1 day', now() + interval '26 hours', now() + interval '20 hours', $3, 499)`,
    [id, area, capacity],
  );
  return id;
}

/** What the list calls available may be missing at the place the goods go to: nobody is asked to order that. */
async function withoutMissing(url: string, { postalCode }: Place, { products }: Goods): Promise<Goods> {
  const client = await visit(url);
  const token = { 'x-xsrf-token': client.cookie('XSRF-TOKEN') ?? '' };
  const items = orderable({ products })
    .slice(0, mostLines)
    .map((sku) => ({ sku, quantity: 1 }));
  await client.send(changeItems.method, changeItems.path, { items }, token);
  const address = { distributionType: 'DELIVERY', ...street, postalCode };
  await client.send(setDistributionAddress.method, setDistributionAddress.path, address, token);
  const { errors } = (await client.send('GET', getCartValidation.path)).json<{ errors: { lineItemId?: string }[] }>();
  client.close();
  const tried = new Set(items.map(({ sku }) => sku));
  const missing = new Set(errors.map(({ lineItemId }) => lineItemId));
  return {
    products: products.map((one) => ({ ...one, orderable: tried.has(one.sku) && !missing.has(one.sku) })),
  };
}

let visitors = 0;

/** Each seems to come from another address, so that no limit per address is met; with the token that forms need. */
async function visit(url: string): Promise<Client> {
  const number = ++visitors;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const client = openClient(url, { 'x-forwarded-for': address });
  await client.send('GET', getCsrf.path);
  return client;
}

async function openShopper(url: string, { postalCode, slots }: Place): Promise<Shopper> {
  const client = await visit(url);
  let slot = Math.floor(Math.random() * slots.length);
  let agreed = { revision: 0, priceInfo: { total: 0 } };
  const ask = async <T>({ method, path }: { method: string; path: string }, body?: unknown): Promise<T> =>
    (await client.send(method, path, body, { 'x-xsrf-token': client.cookie('XSRF-TOKEN') ?? '' })).json<T>();
  const setQuantity = async (sku: string, quantity: number) => {
    await ask({ ...setItem, path: setItem.path.replace('{lineItemId}', sku) }, { quantity });
  };
  return {
    async fillCart(skus) {
      const items = skus.map((sku) => ({ sku, quantity: 1 }));
      const { notAddedOrUpdatedItems: missing } = await ask<{ notAddedOrUpdatedItems: unknown[] }>(changeItems, {
        items,
      });
      if (missing.length > 0) throw new Error(`not added: ${JSON.stringify(missing)}`);
    },
    add: (sku) => ask(addItem, { sku, quantity: 1 }),
    change: setQuantity,
    remove: (sku) => setQuantity(sku, 0),
    async read() {
      const { productLineItems } = await ask<Cart>(getCart);
      return new Map(productLineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
    },
    async prepare(email, last) {
      await ask(setDistributionAddress, { distributionType: 'DELIVERY', ...street, postalCode });
      await ask(setTimeSlot, { id: last?.slot ?? slots[slot++ % slots.length] });
      await ask(setBillingAddress, { firstName: 'Anna', lastName: 'Byrne', email, ...street, postalCode });
      const { revision, priceInfo } = await ask<Cart>(planPayment, { methodKey: 'payment-at-the-door' });
      agreed = { revision, priceInfo: { total: priceInfo.total } };
    },
    async complete() {
      const { checkoutId } = await ask<{ checkoutId: string }>(finalizeCart, agreed);
      return (await ask<{ orderNumber: string }>(createOrder, { checkoutId })).orderNumber;
    },
    calls: client.calls,
    close: client.close,
  };
}

function openData(client: Client): Window {
  const get = async (path: string) => answerOf((await client.send('GET', path)).json());
  return {
    list: (root, page) => get(`${getCategoryProducts.path.replace('{slug}', root)}?page=${page}&pageSize=24`),
    product: ({ sku }) => get(getProduct.path.replace('{sku}', sku)),
    search: (term) => get(`${searchProducts.path.replace('{term}', encodeURIComponent(term))}?pageSize=24`),
    close: client.close,
  };
}

async function openPages(url: string): Promise<Window> {
  const addresses = await findAddresses(url);
  const client = openClient(url);
  const get = (path: string) => client.send('GET', path);
  return {
    list: (slug, page) => get(`${addresses.page('products-slug', { slug })}${page > 1 ? `?page=${page}` : ''}`),
    product: ({ slug }) => get(addresses.page('product-slug', { slug })),
    search: (term) => get(addresses.page('search-term', { term })),
    close: client.close,
  };
}
