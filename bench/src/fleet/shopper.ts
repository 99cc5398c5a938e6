import { setTimeout } from 'node:timers/promises';
import {
  addDiscountCode,
  addGiftCard,
  addItem,
  type Cart,
  type CartReply,
  cancelOrder,
  checkCapacity,
  createOrder,
  type EndpointReply,
  finalizeCart,
  getCart,
  getPaymentOptions,
  headers,
  login,
  type Order,
  planPayment,
  resetCart,
  setBillingAddress,
  setDistributionAddress,
  setTimeSlot,
} from '@trolley/contract';
import { type Browser, createBrowser, GaveUp, type Reply } from './browser.ts';
import type { Ledger } from './ledger.ts';

export interface Goods {
  readonly sku: string;
  readonly price: number;
}

export interface ShopperOptions {
  readonly name: string;
  readonly address: string;
  readonly goods: readonly Goods[];
  /** Of the account they log in with; guests have none. */
  readonly account?: { readonly email: string; readonly password: string; readonly bypassKey: string };
  /** Used with every third order. */
  readonly code?: string;
  /** Numbers of gift cards, which a customer puts into the wallet one by one and pays with. */
  readonly giftCards?: string[];
  readonly thinkMs?: number;
  /** One of so many pays and never comes back: whose order it is, the provider's message or the reconciler finds out. */
  readonly leavesOneOf?: number;
  /** One of so many cancels what they have just ordered; unless told, nobody. */
  readonly cancelsOneOf?: number;
  /** Fills a cart, looks at it and never orders. */
  readonly onlyLooks?: boolean;
  /** No new order after that; the one at hand is brought to its end. */
  isClosing(): boolean;
  /** Nothing at all after that. */
  isOver(): boolean;
}

export interface Shopper {
  /** Shops until it closes. */
  run(): Promise<void>;
  /** Shops once; false where there is no time left. */
  visit(): Promise<boolean>;
  readonly browser: Browser;
  orders(): number;
}

const street = { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' };
const phoneNumber = '+43 664 1234567';
const enoughCents = 3600;

/** Something that a shopper would shrug at and begin anew. */
class BeginAnew extends Error {
  override name = 'BeginAnew';
}

/** Cart, place, slot, checkout, payment, order, over HTTP, again and again; every acknowledged answer goes into the ledger. */
export function createShopper(baseUrl: string, ledger: Ledger, options: ShopperOptions): Shopper {
  const { name, goods, account, thinkMs = 150, leavesOneOf = 12, cancelsOneOf = Number.POSITIVE_INFINITY } = options;
  const browser: Browser = createBrowser({ baseUrl, ledger, name, address: options.address, isOver: options.isOver });
  let orders = 0;
  let turn = 0;
  let isLoggedIn = false;
  let lines = new Map<string, number>();

  const ask = async <T>(...given: Parameters<Browser['call']>): Promise<T> =>
    accepted<T>(await browser.call(...given), `${given[0].method} ${given[0].path}`);

  function accepted<T>(reply: Reply, what: string): T {
    if (reply.status >= 200 && reply.status < 300) return reply.body as T;
    if (reply.status === 401) isLoggedIn = false;
    throw new BeginAnew(`${what}: ${reply.status} ${failureOf(reply)}`);
  }

  const think = () => setTimeout(thinkMs * (0.5 + Math.random()));

  async function enter(): Promise<void> {
    if (!account || isLoggedIn) return;
    await ask(login, {
      body: { email: account.email, password: account.password },
      headers: { [headers.bypassKey]: account.bypassKey },
    });
    isLoggedIn = true;
  }

  /** Adds are relative: done twice, or not at all, they would be seen. */
  async function fill(): Promise<Cart> {
    lines = new Map();
    let cartId: string | undefined;
    for (let value = 0, isCartKnown = false; ; ) {
      const { sku, price } = pick(goods);
      const quantity = 1 + Math.floor(Math.random() * 3);
      const reply = await browser.call(addItem, { body: { sku, quantity } }).catch((error: unknown) => {
        if (cartId !== undefined) ledger.leaveOpen(name, { cartId, sku, quantity });
        throw error;
      });
      // Not sold at their place.
      if (failureOf(reply).startsWith('productUnavailable')) continue;
      const cart = accepted<CartReply>(reply, 'a line');
      const before = lines.get(sku) ?? 0;
      const now = quantityIn(cart, sku);
      // A customer's cart may hold something of a turn that came to nothing.
      if (!isCartKnown) for (const { lineItemId, quantity: held } of cart.productLineItems) lines.set(lineItemId, held);
      else if (now !== before + quantity && cart.outcome === 'added')
        ledger.wonder(name, 'a line is not what was added', `${sku}: ${before} + ${quantity}, but ${now}`);
      isCartKnown = true;
      cartId = cart.id;
      lines.set(sku, now);
      ledger.acknowledge(name, { kind: 'line', cartId: cart.id, sku, quantity: now, revision: cart.revision });
      value += price * quantity;
      if (value >= enoughCents && cart.priceInfo.orderValue >= enoughCents) return cart;
      await think();
    }
  }

  async function choosePlace(): Promise<void> {
    const person = { firstName: 'Anna', lastName: 'Huber', phoneNumber };
    await ask(setDistributionAddress, { body: { distributionType: 'DELIVERY', ...street, ...person } });
    for (let tries = 0; ; tries++) {
      const { days } = await ask<EndpointReply<typeof checkCapacity>>(checkCapacity, {
        body: { distributionAddress: { distributionType: 'DELIVERY', ...street } },
      });
      const free = days.flatMap(({ windows }) => windows).filter(({ state }) => state === 'free' || state === 'few');
      if (free.length === 0) throw new BeginAnew('no slot is left');
      // Everybody wants one of the first: so they fill up, and somebody always comes too late.
      const reply = await browser.call(setTimeSlot, { body: { id: pick(free.slice(0, 8)).id } });
      if (reply.status === 200) break;
      if (tries > 20) throw new BeginAnew(`no slot could be had: ${failureOf(reply)}`);
    }
    const email = account?.email ?? `${name}-${turn}@example.org`;
    await ask(setBillingAddress, { body: { ...person, ...street, email } });
  }

  async function addCard(): Promise<void> {
    const number = options.giftCards?.pop();
    if (!account || number === undefined) return;
    const reply = await browser.call(addGiftCard, { body: { code: number } });
    const customerId = (await ask<Cart>(getCart)).customerId ?? '';
    const lastFour = number.split('-')[0]?.slice(-4) ?? '';
    if (reply.status === 200) ledger.acknowledge(name, { kind: 'giftCard', lastFour, customerId });
  }

  async function plan(): Promise<void> {
    const { methods, walletBalance = 0 } = await ask<EndpointReply<typeof getPaymentOptions>>(getPaymentOptions);
    const card = methods.some(({ methodKey }) => methodKey === 'credit-cards') && turn % 4 !== 0;
    if (walletBalance > 500)
      await ask(planPayment, { body: { methodKey: 'gift-card-wallet', amount: Math.min(500, walletBalance) } });
    await ask(planPayment, { body: { methodKey: card ? 'credit-cards' : 'payment-at-the-door' } });
  }

  async function finalize(): Promise<EndpointReply<typeof finalizeCart>> {
    for (let tries = 0; ; tries++) {
      const { revision, priceInfo } = await ask<Cart>(getCart);
      const reply = await browser.call(finalizeCart, { body: { revision, priceInfo: { total: priceInfo.total } } });
      if (reply.status === 200) return reply.body as EndpointReply<typeof finalizeCart>;
      if (tries >= 5) throw new BeginAnew(`finalize: ${reply.status} ${failureOf(reply)}`);
      await think();
    }
  }

  /** On the provider's own page, which no failover touches. */
  async function pay(url: string, card: string): Promise<void> {
    await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card }) });
  }

  async function order(checkoutId: string): Promise<Order> {
    for (let tries = 0; ; tries++) {
      const reply = await browser.call(createOrder, { body: { checkoutId, paymentInitiator: 'REDIRECT' } });
      if (reply.status === 200) return reply.body as Order;
      const failure = failureOf(reply);
      if (!failure.startsWith('paymentPending') || tries > 60)
        throw new BeginAnew(`checkout: ${reply.status} ${failure}`);
      await setTimeout(500);
    }
  }

  async function shopOnce(): Promise<void> {
    turn += 1;
    await enter();
    await fill();
    if (options.onlyLooks) return void (await ask<Cart>(getCart));
    await choosePlace();
    if (options.code !== undefined && turn % 3 === 0)
      await browser.call(addDiscountCode, { body: { code: options.code } });
    if (turn % 2 === 0) await addCard();
    await plan();
    await think();
    const { checkoutId, redirectUrl, cartDTO } = await finalize();
    const isHosted = redirectUrl.includes('/pay/');
    const leaves = isHosted && Math.random() * leavesOneOf < 1;
    // The last of them is heard of by nobody until the shop asks.
    if (isHosted) await pay(redirectUrl, leaves ? pick(['4000000000004046', '4000000000006066']) : '4242424242424242');
    if (leaves) {
      browser.forgetCookies();
      isLoggedIn = false;
      return;
    }
    const placed = await order(checkoutId);
    orders += 1;
    ledger.acknowledge(name, {
      kind: 'order',
      orderNumber: placed.orderNumber,
      cartId: cartDTO.id,
      checkoutId,
      slotId: placed.distributionWindow.id,
      total: placed.priceInfo.total,
      lines: Object.fromEntries(lines),
      codes: placed.discountCodes.map(({ code }) => code),
      wallet: placed.payments.reduce(
        (sum, { methodKey, amount }) => (methodKey === 'gift-card-wallet' ? sum + amount : sum),
        0,
      ),
    });
    if (Math.random() * cancelsOneOf < 1) await cancel(placed.orderNumber);
  }

  /** Refused, it is being packed already. */
  async function cancel(orderNumber: string): Promise<void> {
    await think();
    const reply = await browser.call(cancelOrder, { path: cancelOrder.path.replace('{orderNumber}', orderNumber) });
    if (reply.status === 200) ledger.acknowledge(name, { kind: 'cancelled', orderNumber });
  }

  async function visit(): Promise<boolean> {
    try {
      await shopOnce();
    } catch (error) {
      if (error instanceof GaveUp) return false;
      ledger.wonder(name, 'began anew', String(error));
      await browser.call(resetCart).catch(() => undefined);
      if (!account) browser.forgetCookies();
      await setTimeout(500);
    }
    return true;
  }

  return {
    orders: () => orders,
    visit,
    browser,
    async run() {
      while (!options.isClosing() && !options.isOver()) if (!(await visit())) return;
    },
  };
}

export const quantityIn = (cart: Pick<Cart, 'productLineItems'>, sku: string): number =>
  cart.productLineItems.find(({ lineItemId }) => lineItemId === sku)?.quantity ?? 0;

function failureOf({ body }: Reply): string {
  const code = (body as { readonly errorCode?: unknown } | undefined)?.errorCode;
  const more = (body as { readonly customPayload?: unknown } | undefined)?.customPayload;
  if (typeof code !== 'string') return String(body).slice(0, 120);
  return more === undefined ? code : `${code} ${JSON.stringify(more).slice(0, 120)}`;
}

function pick<T>(from: readonly T[]): T {
  const chosen = from[Math.floor(Math.random() * from.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
