import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { testTenant } from '../../page/testing.ts';
import { cartToDrop } from './cartToDrop.ts';

const id = '3f2b8c1e-9a4d-4c7b-8e21-0d5a6b7c8d9e';

function asked(cart: string | undefined, owned = true) {
  const asks: unknown[] = [];
  const request = { cookies: { ...(cart !== undefined && { cart }) } } as unknown as FastifyRequest;
  const ownsCart = async (...ask: unknown[]) => {
    asks.push(ask);
    return owned;
  };
  return { asks, drop: cartToDrop({ ownsCart, tenant: testTenant() }, request, 'ana') };
}

test('the browser forgets the cart of a customer who logs out', async () => {
  const { asks, drop } = asked(id);
  const cleared: unknown[] = [];
  const reply = { clearCookie: (...args: unknown[]) => (cleared.push(args), reply) };
  (await drop)?.(reply as unknown as FastifyReply);
  expect(asks).toEqual([['ana', id]]);
  expect(cleared).toEqual([
    ['cart', expect.objectContaining({ path: '/', sameSite: 'lax', httpOnly: true })],
    ['cartCount', expect.objectContaining({ path: '/', sameSite: 'lax' })],
  ]);
});

test('one that is not theirs, or none, stays', async () => {
  expect(await asked(id, false).drop).toBeUndefined();
  for (const cart of [undefined, 'no-cart', `${id}x`, `x${id}`]) {
    const { asks, drop } = asked(cart);
    expect(await drop).toBeUndefined();
    expect(asks).toEqual([]);
  }
  const request = { cookies: { cart: id } } as unknown as FastifyRequest;
  expect(await cartToDrop({ tenant: testTenant() }, request, 'ana'), 'a shop without carts').toBeUndefined();
});
