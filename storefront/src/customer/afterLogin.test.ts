import { buildRoutes } from '@trolley/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CartState, initialState } from '../cart/cartState.ts';
import { cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { customerState, initialCustomer } from '../shell/session/customerState.ts';
import { tenantFixture } from '../shell/testing/bootFixture.ts';
import { createAfterLogin, type LoginOptions } from './afterLogin.ts';
import { customerFixture } from './testing/customers.ts';

const { pageMap, clientRuntimeConfig } = tenantFixture();
const routes = buildRoutes(pageMap, clientRuntimeConfig);
const held = cartFixture([lineFixture(milk)]);
afterEach(() => customerState.set(initialCustomer));

interface Given {
  readonly query?: string;
  readonly cart?: Partial<CartState>;
  readonly hasCart?: boolean;
  readonly settled?: 'checkout' | 'stay' | 'open';
  readonly coming?: LoginOptions;
}

async function comeIn({
  query = '',
  cart = { loadState: 'success' },
  hasCart = false,
  settled = 'stay',
  coming,
}: Given) {
  const went: unknown[] = [];
  const settle = vi.fn(async () => settled);
  const refresh = vi.fn(async () => undefined);
  const sendPendingFavourites = vi.fn(async () => undefined);
  const notifyTabs = vi.fn();
  await createAfterLogin({
    cart: { get: () => ({ ...initialState, ...cart }), refresh },
    hasCart: () => hasCart,
    settle,
    sendPendingFavourites,
    notifyTabs,
    navigation: () => ({ routes, go: async (to, options) => void went.push([to, options]) }),
    query: () => query,
  })(customerFixture(), coming);
  return { went, settle, refresh, sendPendingFavourites, notifyTabs };
}
const replaced = { replace: true };

describe('after a login', () => {
  test('NAV-01 one lands on the page one was sent away from', async () => {
    const { went, notifyTabs } = await comeIn({ query: `?${new URLSearchParams({ returnUrl: '/favorites?page=2' })}` });
    expect(went).toEqual([['/favorites?page=2', replaced]]);
    expect(customerState.get()).toMatchObject({ loadState: 'success', loginType: 'login' });
    expect(notifyTabs).toHaveBeenCalledOnce();
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'NAV-01 never elsewhere: %s',
    async (returnUrl) => {
      const { went } = await comeIn({ query: `?${new URLSearchParams({ returnUrl })}` });
      expect(went).toEqual([['/profile', replaced]]);
    },
  );

  test('CUST-04 a new account leads to the profile, which hears of it', async () => {
    const { went } = await comeIn({ coming: { from: 'registration' } });
    expect(went).toEqual([['/profile?from=registration', replaced]]);
    expect(customerState.get().loginType).toBe('registration');
  });

  test('CART-10 the visitor’s cart is settled with the customer’s before anything else is shown', async () => {
    const { settle, refresh } = await comeIn({ cart: { loadState: 'success', cart: held } });
    expect(settle).toHaveBeenCalledWith(held.id, { forwardToCheckout: false });
    expect(refresh).not.toHaveBeenCalled();
  });

  test('CART-10 without one the customer’s own is fetched, if there is any', async () => {
    const { settle, refresh } = await comeIn({ hasCart: true });
    expect(settle).not.toHaveBeenCalled();
    expect(refresh).toHaveBeenCalledOnce();
    expect((await comeIn({})).refresh).not.toHaveBeenCalled();
  });

  test.each([
    ['checkout', '/checkout'],
    ['stay', '/cart'],
    ['open', '/cart'],
  ] as const)('CART-10 on to the checkout only with a cart that holds (%s)', async (settled, to) => {
    const cart = { loadState: 'success', cart: held } as const;
    const { went, settle } = await comeIn({ query: '?returnUrl=/checkout', cart, settled });
    expect(settle).toHaveBeenCalledWith(held.id, { forwardToCheckout: true });
    expect(went).toEqual([[to, replaced]]);
  });

  test('FAV-05 what was marked as a visitor is sent', async () => {
    const { sendPendingFavourites } = await comeIn({});
    expect(sendPendingFavourites).toHaveBeenCalledOnce();
  });
});
