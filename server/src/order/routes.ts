import {
  cancelOrder as cancelOrderCall,
  cookies,
  customerFailures,
  errorCodes,
  getOrder,
  getOrders,
  orderFailures,
  reorder as reorderCall,
  withdraw as withdrawCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../cart/caller.ts';
import { cartCookies } from '../cart/cartCookies.ts';
import type { Carts, Visitor } from '../cart/carts.ts';
import { refusalOf as cartRefusalOf } from '../cart/refusals.ts';
import type { BotCheck } from '../platform/botCheck/botCheck.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Call, serve } from '../platform/http/serve.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { findOrder } from './access/findOrder.ts';
import { paperRoutes } from './files/paperRoutes.ts';
import { cancelOrder } from './operations/cancelOrder.ts';
import { listOrders } from './operations/listOrders.ts';
import { isRefused } from './operations/moveOrder.ts';
import { reorder } from './operations/reorder.ts';
import { withdraw } from './operations/withdraw.ts';
import type { Orders } from './orders.ts';
import { refusalOf } from './refusals.ts';
import { showOrder } from './showOrder.ts';
import type { StoredOrder } from './storage/storedOrder.ts';

interface Parts {
  readonly orders: Orders;
  readonly carts: Carts;
  readonly rateLimiter: RateLimiter;
  readonly botCheck: Pick<BotCheck, 'isPassed'>;
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
  readonly secureCookies: boolean;
}

/** Numbers follow each other, so they could be tried; keys cannot be guessed, but no shopper needs so many calls. */
const looks = { rateLimit: { max: 120, timeWindow: 60_000 } };

export function orderRoutes(app: FastifyInstance, parts: Parts): void {
  const { orders, carts, rateLimiter, botCheck, visitorOf, secureCookies } = parts;
  const cookie = cartCookies({ secure: secureCookies, days: carts.service.file.guestCartIdleDays });

  /** The caller's own order; others do not learn that there is one. */
  async function own(request: FastifyRequest, orderNumber: string, key?: string): Promise<StoredOrder> {
    const { customerId } = await visitorOf(request);
    const browser = request.cookies[cookies.checkout];
    const order = await findOrder(orders, orderNumber, {
      ...(customerId !== undefined && { customerId }),
      ...(browser !== undefined && { browser }),
      ...(key !== undefined && { key }),
    });
    if (!order) throw refusalOf({ failure: orderFailures.orderNotFound });
    return order;
  }

  serve(app, getOrders, async ({ query }, { request }) => {
    const { customerId } = await visitorOf(request);
    if (customerId === undefined) throw new Refusal(401, errorCodes.unauthorized, 'Log in first.');
    return listOrders(orders, customerId, query.page);
  });

  serve(
    app,
    getOrder,
    async ({ params, query }, { request }) =>
      showOrder(await own(request, params.orderNumber, query.key), orders.now()),
    looks,
  );

  serve(
    app,
    cancelOrderCall,
    async ({ params, query }, { request }) => {
      const { orderNumber } = await own(request, params.orderNumber, query.key);
      const result = await cancelOrder({ ...orders, log: request.log }, orderNumber);
      if (isRefused(result)) throw refusalOf(result);
      return showOrder(result, orders.now());
    },
    looks,
  );

  serve(
    app,
    reorderCall,
    async ({ params, query }, call: Call) => {
      const order = await own(call.request, params.orderNumber, query.key);
      const caller = callerOf(call.request, await visitorOf(call.request));
      const result = await reorder(carts, caller, order);
      if ('failure' in result) throw cartRefusalOf(result, carts.service.file);
      cookie.remember(call, result.cart.answer);
      return { added: result.added, notAdded: [...result.notAdded] };
    },
    looks,
  );

  serve(app, withdrawCall, async ({ body, query }, { request }) => {
    if (!(await botCheck.isPassed(query.recaptchaResponse, request)))
      throw new Refusal(403, customerFailures.botCheckFailed, 'The bot check was not passed. Get another one.');
    const { text = '', ...declared } = body;
    const result = await withdraw({ ...orders, rateLimiter }, { ...declared, text }, callerAddress(request.ip));
    if ('failure' in result)
      throw new Refusal(429, result.failure, 'So many declarations in so short a time: please wait a little.', {
        retryAfterSeconds: result.waitSeconds,
      });
    return { receivedAt: result.receivedAt.toISOString(), reference: result.reference };
  });

  paperRoutes(app, orders, own);
}
