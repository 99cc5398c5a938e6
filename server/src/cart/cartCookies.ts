import { type Cart, cookies } from '@trolley/contract';
import type { Call } from '../platform/http/serve.ts';
import type { CartContext } from './cartContext.ts';

const day = 24 * 60 * 60;

/** The cookies of a cart; they tell nothing of its owner. */
export interface CartCookies {
  /** Which cart it is, for no script to read, and how much is in it, for the page to paint at once. */
  remember(call: Call, cart: Pick<Cart, 'id' | 'lineItemCount'>): void;
  /** Which assortment and whose stock pages show from now on. */
  place(call: Call, context: CartContext): void;
  forget(call: Call): void;
}

interface CookieSettings {
  readonly secure: boolean;
  /** A visitor's cart and its cookies live equally long. */
  readonly days: number;
}

export function cartCookies({ secure, days }: CookieSettings): CartCookies {
  const maxAge = days * day;
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const readable = { ...common, httpOnly: false, maxAge };
  // Every change sets these two, so they are written here: putting their options together takes longer than all else of it.
  const kept = { until: `; Max-Age=${maxAge}; Path=/`, where: `${secure ? '; Secure' : ''}; SameSite=Lax` };
  return {
    remember({ request, reply }, { id, lineItemCount }) {
      const count = String(lineItemCount);
      // Reading alone sets nothing that is there already.
      const isKnown = request.method === 'GET' && request.cookies[cookies.cart] === id;
      if (!isKnown) reply.header('set-cookie', `${cookies.cart}=${id}${kept.until}; HttpOnly${kept.where}`);
      if (!isKnown || request.cookies[cookies.cartCount] !== count)
        reply.header('set-cookie', `${cookies.cartCount}=${count}${kept.until}${kept.where}`);
    },
    place({ request, reply }, context) {
      for (const name of [cookies.zone, cookies.store] as const) {
        if (request.cookies[name] !== context[name]) reply.setCookie(name, context[name], readable);
      }
    },
    forget({ request, reply }) {
      if (request.cookies[cookies.cart] === undefined && request.cookies[cookies.cartCount] === undefined) return;
      reply.clearCookie(cookies.cart, { ...common, httpOnly: true }).clearCookie(cookies.cartCount, common);
    },
  };
}
