import {
  type Cart,
  checkoutFailures,
  cookies,
  createOrder,
  errorCodes,
  finalizeCart,
  getPaymentOptions,
  homePartsSeconds,
  type Order,
  writeHomeParts,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../cart/caller.ts';
import { cartCookies } from '../cart/cartCookies.ts';
import type { Caller, Visitor } from '../cart/carts.ts';
import { cartBeside } from '../cart/operations/cartBeside.ts';
import { getCart } from '../cart/operations/getCart.ts';
import type { CartRefused } from '../cart/refusals.ts';
import { writeCart } from '../cart/rules/writeCart.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Call, serve, WrittenAnswer } from '../platform/http/serve.ts';
import { checkoutCookie } from './checkoutCookie.ts';
import type { Checkouts } from './checkouts.ts';
import { finalize } from './finalize.ts';
import { paymentOptions } from './paymentOptions.ts';
import { placeOrderOf } from './placeOrder.ts';
import { refusalOf } from './refusals.ts';
import { type StoredCheckout, selectCheckout } from './storage/queries.ts';
import { webhookRoute } from './webhookRoute.ts';

interface Parts {
  readonly checkouts: Checkouts;
  /** Who is behind a request, as far as its session tells. */
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
  readonly secureCookies: boolean;
}

const minute = 60_000;
const finalizing = { rateLimit: { max: 60, timeWindow: minute } };
/** The return page asks again and again until the provider has decided. */
const asking = { rateLimit: { max: 300, timeWindow: minute } };

export function checkoutRoutes(app: FastifyInstance, { checkouts, visitorOf, secureCookies }: Parts): void {
  const { carts, database, orders } = checkouts;
  const { file } = carts.service;
  const cookie = checkoutCookie({ secure: secureCookies });
  const cartCookie = cartCookies({ secure: secureCookies, days: file.guestCartIdleDays });

  const callerIn = async ({ request }: Call): Promise<Caller> => callerOf(request, await visitorOf(request));

  function orRefuse<T extends object>(result: T | CartRefused): T {
    if ('failure' in result) throw refusalOf(result, file);
    return result;
  }

  serve(app, getPaymentOptions, async (_, call) => {
    const caller = await callerIn(call);
    const options = orRefuse(await paymentOptions(checkouts, caller));
    // Before anything is ordered: two tabs that order at once would get a cookie each, and the last one counts.
    if (caller.visitor.customerId === undefined) cookie.ensure(call);
    return options;
  });

  serve(
    app,
    finalizeCart,
    async ({ body }, call) => {
      const {
        revision,
        priceInfo,
        savePaymentMethod = false,
        setPrimary = false,
        savedPaymentMethodId,
        visitor,
      } = body;
      const result = await finalize(checkouts, await callerIn(call), {
        revision,
        total: priceInfo.total,
        saveMethod: savePaymentMethod,
        setPrimary,
        ...(savedPaymentMethodId !== undefined && { savedMethodId: savedPaymentMethodId }),
        browserHash: cookie.ensure(call),
        ...(visitor && { visitor }),
      });
      const { cart, checkoutId, redirectUrl } = orRefuse(result);
      const rest = JSON.stringify({ checkoutId, redirectUrl }).slice(1);
      return new WrittenAnswer('{"cartDTO":', ...writeCart(cart), `,${rest}`);
    },
    finalizing,
  );

  serve(
    app,
    createOrder,
    async ({ body }, call): Promise<Order> => {
      const initiator = body.paymentInitiator === 'UNKNOWN' ? 'UNKNOWN' : 'REDIRECT';
      const notFound = { failure: checkoutFailures.checkoutNotFound };
      const stored = await selectCheckout(database, body.checkoutId);
      if (!stored) throw refusalOf(notFound, file, initiator);
      const placed = await placeOrderOf({ ...checkouts, log: call.request.log }, stored, initiator);
      if ('failure' in placed) throw refusalOf(placed, file, initiator);
      // A caller who has only the address may see that it is paid, not what was ordered.
      const access = await accessOf(call, stored);
      if (access === 'login') throw new Refusal(401, errorCodes.unauthorized, 'It is ordered. Log in to see it.');
      if (access === 'none') throw refusalOf(notFound, file, initiator);
      const order = await orders.show(placed.orderNumber);
      await leaveCart(call, stored.cartId, order);
      // The home page has an order to show from now on.
      if (call.request.cookies[cookies.homeParts] === undefined)
        call.reply.setCookie(cookies.homeParts, writeHomeParts(['order', 'windows']), {
          ...{ path: '/', sameSite: 'lax', secure: secureCookies, httpOnly: false },
          maxAge: homePartsSeconds,
        });
      return order;
    },
    asking,
  );

  /** SAFE-04: a browser's right counts for guests alone; `login`: the customer who paid is not logged in here any more. */
  async function accessOf(call: Call, stored: StoredCheckout): Promise<'own' | 'login' | 'none'> {
    const { customerId, browserHash } = stored;
    if (customerId === null) return browserHash !== null && cookie.hashIn(call)?.equals(browserHash) ? 'own' : 'none';
    const visitor = await visitorOf(call.request);
    if (visitor.customerId === undefined) return 'login';
    return visitor.customerId === customerId ? 'own' : 'none';
  }

  /** The browser's cart is an order now; the one that waited beside it is there again, a customer's next one begins. */
  async function leaveCart(call: Call, cartId: string, { mode }: Pick<Order, 'mode'>): Promise<void> {
    if (call.request.cookies[cookies.cart] !== cartId) return;
    const caller = await callerIn(call);
    const beside = mode === 'ADDON' ? await cartBeside(carts, caller) : undefined;
    const next = beside ?? (await nextCart(caller));
    if (next) cartCookie.remember(call, next);
    else cartCookie.forget(call);
  }

  async function nextCart(caller: Caller): Promise<Cart | undefined> {
    const found = caller.visitor.customerId === undefined ? undefined : await getCart(carts, caller);
    return found && !('failure' in found) ? found.answer : undefined;
  }

  webhookRoute(app, checkouts);
}
