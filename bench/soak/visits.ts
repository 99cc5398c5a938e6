import { setTimeout } from 'node:timers/promises';
import { payloadPath } from '@trolley/contract';
import { type Browser, createBrowser, GaveUp } from '../src/fleet/browser.ts';
import type { Person } from '../src/fleet/demoTenant.ts';
import type { Ledger } from '../src/fleet/ledger.ts';
import { createShopper, type Goods, type Shopper, type ShopperOptions } from '../src/fleet/shopper.ts';
import { chooseBy } from './arrivals.ts';
import { dataCall, fileCall, pageCall } from './kindOfCall.ts';
import type { Places } from './places.ts';

/** Of a hundred who come, so many only look, so many fill a cart and leave, so many order. */
export const shares = { look: 70, fill: 18, order: 12 } as const;
export type VisitKind = keyof typeof shares;
/** Of those who order, as far as one of the demo's few accounts is free. */
const shareOfCustomers = 0.3;
/** So many have the shop's files from an earlier visit. */
const shareOfReturning = 0.5;

interface VisitOptions {
  readonly url: string;
  readonly ledger: Ledger;
  readonly places: Places;
  readonly goods: readonly Goods[];
  readonly people: readonly Person[];
  readonly bypassKey: string;
  readonly code: string;
  readonly giftCards: string[];
  readonly thinkMs: number;
  /** Nobody stays longer. */
  readonly patienceMs: number;
  readonly random: () => number;
}

interface Customer {
  readonly shopper: Shopper;
  isHere: boolean;
  until: number;
}

/** What somebody does who comes: alone, in their own pace, and in no way waiting for others. */
export function createVisits(options: VisitOptions): () => Promise<VisitKind> {
  const { url, ledger, places, goods, thinkMs, patienceMs, random } = options;
  let count = 0;
  const shopping = (name: string, rest: Partial<ShopperOptions> & Pick<ShopperOptions, 'isOver'>) =>
    createShopper(url, ledger, {
      ...{ name, goods, thinkMs, code: options.code, cancelsOneOf: 8, isClosing: () => false },
      address: addressOf(count),
      ...rest,
    });
  const customers = options.people.map((person, at): Customer => {
    const customer = { isHere: false, until: 0 };
    const shopper = shopping(`customer-${at + 1}`, {
      address: `10.200.0.${at + 1}`,
      account: { ...person, bypassKey: options.bypassKey },
      giftCards: options.giftCards,
      isOver: () => Date.now() > customer.until,
    });
    return Object.assign(customer, { shopper });
  });

  const pick = (from: readonly string[]): string => {
    // Some are asked for much more often than others.
    const path = from[Math.floor(from.length * random() ** 2)];
    if (path === undefined) throw new Error('nowhere to go');
    return path;
  };
  const think = () => setTimeout(thinkMs * (0.5 + random()));

  /** The first page with the files it names, the others as the storefront fetches them. */
  async function look(browser: Browser, pages: number): Promise<void> {
    const first = chooseBy({ home: 4, category: 3, product: 3 }, random);
    const path = first === 'home' ? '/' : pick(first === 'category' ? places.categories : places.products);
    const encoding = { 'accept-encoding': 'br, gzip' };
    const { body } = await browser.call(pageCall, { path, headers: { accept: 'text/html', ...encoding } });
    if (random() >= shareOfReturning) {
      const files = [...new Set(String(body).match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
      await Promise.all(files.map((file) => browser.call(fileCall, { path: file, headers: encoding })));
    }
    for (let at = 1; at < pages; at++) {
      await think();
      const kind = chooseBy({ categories: 3, products: 5, searches: 2 }, random);
      await browser.call(dataCall, { path: payloadPath(pick(places[kind])), headers: encoding });
    }
  }

  async function visit(kind: VisitKind): Promise<void> {
    const until = Date.now() + patienceMs;
    const isOver = () => Date.now() > until;
    const name = `visitor-${++count}`;
    if (kind === 'look') {
      const browser = createBrowser({ baseUrl: url, ledger, name, address: addressOf(count), isOver });
      await look(browser, 3 + Math.floor(random() * 5));
      return;
    }
    const free = customers.find(({ isHere }) => !isHere);
    const customer = kind === 'order' && random() < shareOfCustomers ? free : undefined;
    if (!customer) {
      const guest = shopping(name, { isOver, onlyLooks: kind === 'fill' });
      await look(guest.browser, 2 + Math.floor(random() * 3));
      await guest.visit();
      return;
    }
    customer.isHere = true;
    customer.until = until;
    try {
      await look(customer.shopper.browser, 2);
      await customer.shopper.visit();
    } finally {
      customer.isHere = false;
    }
  }

  return async () => {
    const kind = chooseBy(shares, random);
    try {
      await visit(kind);
    } catch (error) {
      if (error instanceof GaveUp) ledger.wonder('a visitor', 'gave up', error.message.split('?')[0] ?? '');
      else ledger.wonder('a visitor', 'left', String(error));
    }
    return kind;
  };
}

/** Each from another one: limits count by address. */
const addressOf = (count: number) => `10.${(count >> 16) & 127}.${(count >> 8) & 255}.${count & 255}`;
