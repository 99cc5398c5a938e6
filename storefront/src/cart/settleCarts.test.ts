import { type Endpoint, getCartValidation, mergeCart, setCartCustomer } from '@trolley/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../shell/api/apiError.ts';
import type { CartStore } from './cartStore.ts';
import type { MergeChoice } from './questions.ts';
import { createSettleCarts } from './settleCarts.ts';
import { cartFixture, lineFixture, milk } from './testing/carts.ts';

const guest = '22222222-2222-4222-8222-222222222222';
const cart = cartFixture([lineFixture(milk)]);

interface World {
  merge?: boolean;
  choice?: MergeChoice;
  errors?: readonly unknown[];
  fails?: boolean;
}

function dependencies({ merge = false, choice = 'merge', errors = [], fails = false }: World) {
  const asked: { endpoint: Endpoint; input: unknown }[] = [];
  const refresh = vi.fn(async () => undefined);
  const ask = vi.fn(async () => choice);
  const change = (async (endpoint: Endpoint, input: unknown) => {
    asked.push({ endpoint, input });
    if (fails) throw new ApiError(500, 'oh');
    if (endpoint === getCartValidation) return { cartDTO: cart, errors };
    return endpoint === setCartCustomer ? { ...cart, merge, ...(merge && { saved: cart }) } : cart;
  }) as CartStore['change'];
  return { settle: createSettleCarts({ change, refresh, ask }), asked, ask, refresh };
}
const paths = (asked: readonly { endpoint: Endpoint }[]) => asked.map(({ endpoint }) => endpoint.path);

test('CART-10 a cart that is taken over needs no question', async () => {
  const { settle, asked, ask } = dependencies({});
  expect(await settle(guest)).toBe('stay');
  expect(asked).toEqual([{ endpoint: setCartCustomer, input: { query: { anonymousCartId: guest } } }]);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['merge', {}],
  ['saved', { keep: 'saved' }],
  ['new', { keep: 'new' }],
] as const)('CART-10 both hold items: %s', async (choice, query) => {
  const { settle, asked, ask } = dependencies({ merge: true, choice });
  expect(await settle(guest)).toBe('stay');
  expect(ask).toHaveBeenCalledWith({ fresh: cart, saved: cart });
  expect(asked[1]).toEqual({ endpoint: mergeCart, input: { params: { cartId: guest }, query } });
});

test('CART-10 who leaves the dialog keeps both', async () => {
  const { settle, asked } = dependencies({ merge: true, choice: 'later' });
  expect(await settle(guest, { forwardToCheckout: true })).toBe('open');
  expect(paths(asked)).toEqual([setCartCustomer.path]);
});

test.each([
  ['valid', [], 'checkout'],
  ['lacking only what the checkout asks for', [{ code: '008', group: 'timeSlot' }], 'checkout'],
  ['holding something sold out', [{ code: 'unavailableLineItems', group: 'general' }], 'checkout'],
  ['not valid', [{ code: 'minimumOrderValue', group: 'general' }], 'stay'],
])('CART-10 afterwards on to the checkout, if that was wanted and the cart is %s', async (_, errors, settled) => {
  const { settle } = dependencies({ merge: true, errors });
  expect(await settle(guest, { forwardToCheckout: true })).toBe(settled);
});

test('CART-10 a failure never undoes the login', async () => {
  const { settle, refresh } = dependencies({ fails: true });
  expect(await settle(guest, { forwardToCheckout: true })).toBe('open');
  expect(refresh).toHaveBeenCalledOnce();
});
