import { cookies, getBoughtProducts, getBoughtSkus, getHome } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../cart/caller.ts';
import type { Visitor } from '../cart/carts.ts';
import { readZone } from '../catalogue/knownZone.ts';
import { type Call, serve } from '../platform/http/serve.ts';
import { rememberParts } from './homeCookie.ts';
import { readBought } from './readBought.ts';
import { type Home, readHome } from './readHome.ts';

/** Told of every login; it never fails one. */
type LoginListener = (call: Call, customer: { readonly id: string; readonly member: boolean }) => Promise<void>;

interface Parts extends Home {
  /** Missing where the tenant has no accounts. */
  readonly loginListeners?: LoginListener[] | undefined;
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
  readonly secureCookies: boolean;
}

/** Asked once with every home page or list; nobody needs it more often. */
const limit = { rateLimit: { max: 240, timeWindow: 60_000 } };

/** More different products than a household buys in years. */
const mostMarked = 1000;

/**
 * A browser that has just logged in goes to the home page next: with the login's answer it knows which parts to reserve
 * room for. Whoever cannot be told that is logged in all the same.
 */
function tellAtLogin(home: Home, secure: boolean): LoginListener {
  return async (call, { id: customerId, member }) => {
    const caller = callerOf(call.request, { customerId, member });
    const answer = await readHome(home, caller).catch((err: unknown) => {
      call.request.log.warn({ err }, 'the parts of the home page are not known at the login');
    });
    if (answer) rememberParts(call, answer, secure);
  };
}

export function homeRoutes(app: FastifyInstance, { visitorOf, secureCookies, loginListeners, ...home }: Parts): void {
  loginListeners?.push(tellAtLogin(home, secureCookies));
  serve(
    app,
    getHome,
    async (_, call) => {
      const { request } = call;
      const caller = callerOf(request, await visitorOf(request));
      const answer = await readHome(home, { ...caller, browser: request.cookies[cookies.checkout] });
      rememberParts(call, answer, secureCookies);
      return answer;
    },
    limit,
  );

  serve(
    app,
    getBoughtProducts,
    async ({ query }, { request }) => {
      const { customerId } = await visitorOf(request);
      const zone = readZone(request.headers.cookie, home.carts.catalogue().zones);
      return readBought(home, { customerId, browser: request.cookies[cookies.checkout], zone, query });
    },
    limit,
  );

  serve(
    app,
    getBoughtSkus,
    async (_, { request }) => {
      const { customerId } = await visitorOf(request);
      const bought = await home.orders.boughtSkus({ customerId, browser: request.cookies[cookies.checkout] });
      return { skus: bought.slice(0, mostMarked) };
    },
    limit,
  );
}
