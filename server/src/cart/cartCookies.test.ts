import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Call } from '../platform/http/serve.ts';
import type { CartContext } from './cartContext.ts';
import { cartCookies } from './cartCookies.ts';

const cookie = cartCookies({ secure: true, days: 2 });

/** A call with cookies, and what its answer sets. */
function callWith(cookies: Record<string, string>, method = 'POST') {
  const set: unknown[] = [];
  const cleared: unknown[] = [];
  const reply = {
    header: (name: string, value: string) => (set.push(`${name}: ${value}`), reply),
    setCookie: (...args: unknown[]) => (set.push(args), reply),
    clearCookie: (...args: unknown[]) => (cleared.push(args), reply),
  };
  const call = { request: { method, cookies }, reply } as unknown as Call & {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };
  return { call, set, cleared };
}

const hidden = { path: '/', sameSite: 'lax', secure: true, httpOnly: true };
const readable = { ...hidden, httpOnly: false };
const kept = { maxAge: 2 * 86_400 };

test('a change sets the cart’s cookie, hidden, and its count, readable, for as long as a cart is stored', () => {
  const { call, set } = callWith({ cart: 'c1', cartCount: '3' });
  cookie.remember(call, { id: 'c1', lineItemCount: 3 });
  expect(set).toEqual([
    'set-cookie: cart=c1; Max-Age=172800; Path=/; HttpOnly; Secure; SameSite=Lax',
    'set-cookie: cartCount=3; Max-Age=172800; Path=/; Secure; SameSite=Lax',
  ]);
  const plain = callWith({});
  cartCookies({ secure: false, days: 2 }).remember(plain.call, { id: 'c1', lineItemCount: 3 });
  expect(plain.set.join()).not.toContain('Secure');
});

test('reading sets only what is not known yet', () => {
  const known = callWith({ cart: 'c1', cartCount: '3' }, 'GET');
  cookie.remember(known.call, { id: 'c1', lineItemCount: 3 });
  expect(known.set).toEqual([]);
  const counted = callWith({ cart: 'c1', cartCount: '2' }, 'GET');
  cookie.remember(counted.call, { id: 'c1', lineItemCount: 3 });
  expect(counted.set).toEqual([expect.stringMatching(/^set-cookie: cartCount=3; /)]);
  const other = callWith({ cart: 'c0', cartCount: '3' }, 'GET');
  cookie.remember(other.call, { id: 'c1', lineItemCount: 3 });
  expect(other.set).toHaveLength(2);
});

test('zone and store are set where they differ', () => {
  const context = { zone: 'ost', store: 'west' } as CartContext;
  const one = callWith({ zone: 'ost', store: 'east' });
  cookie.place(one.call, context);
  expect(one.set).toEqual([['store', 'west', { ...readable, ...kept }]]);
  const none = callWith({ zone: 'ost', store: 'west' });
  cookie.place(none.call, context);
  expect(none.set).toEqual([]);
});

test('forgetting takes both cookies where there is either, and is silent where there is none', () => {
  const none = callWith({ zone: 'ost' });
  cookie.forget(none.call);
  expect(none.cleared).toEqual([]);
  for (const name of ['cart', 'cartCount']) {
    const { call, cleared } = callWith({ [name]: '1' });
    cookie.forget(call);
    expect(cleared).toEqual([
      ['cart', hidden],
      ['cartCount', { path: '/', sameSite: 'lax', secure: true }],
    ]);
  }
});
