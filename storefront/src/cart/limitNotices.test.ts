import type { Cart } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { CartState } from './cartState.ts';
import { initialState } from './cartState.ts';
import { limitNotices } from './limitNotices.ts';
import { cartFixture, configFixture, lineFixture, milk } from './testing/carts.ts';

const money = (cents: number) => `€${cents / 100}`;
const worth = (orderValue: number, given: Partial<Cart> = {}): CartState => {
  const cart = cartFixture([lineFixture(milk)], given);
  return { ...initialState, loadState: 'success', cart: { ...cart, priceInfo: { ...cart.priceInfo, orderValue } } };
};
const none: CartState = { ...initialState, loadState: 'success' };
const news = (before: CartState, after: CartState) => limitNotices(before, after, configFixture, money);
const keys = (before: CartState, after: CartState) => {
  const { add, remove } = news(before, after);
  return {
    add: add.map(({ key }) => key.replace('cart.notice.', '')),
    remove: remove.map((key) => key.replace('cart.notice.', '')),
  };
};

test('NOTI-03 reaching the free-service threshold is told once', () => {
  expect(keys(worth(5999), worth(6000))).toEqual({ add: ['free'], remove: [] });
  expect(keys(worth(6000), worth(6500))).toEqual({ add: [], remove: [] });
  expect(keys(worth(6000), worth(5999))).toEqual({ add: [], remove: ['free'] });
});

test('NOTI-03 the threshold is the cart’s own where it has one, and none where there is none', () => {
  expect(keys(worth(3000, { freeOfChargeThreshold: 4000 }), worth(4000, { freeOfChargeThreshold: 4000 })).add).toEqual([
    'free',
  ]);
  const collect = { distributionAddress: { distributionType: 'CLICK_AND_COLLECT' as const } };
  expect(keys(worth(100, collect), worth(70_000, collect)).add).toEqual([]);
});

test('NOTI-03 what is free anyway is no news', () => {
  for (const given of [{ mode: 'ADDON' }, { serviceFree: true }] as const)
    expect(keys(worth(5999, given), worth(6000, given)).add).toEqual([]);
});

test('NOTI-04 CUST-13 what is added is weighed together with its order', () => {
  const added = { mode: 'ADDON', orderWeight: 50_000 } as const;
  expect(keys(none, worth(400, { ...added, weight: 10_001 })).add).toEqual(['tooHeavy']);
  expect(keys(none, worth(400, { ...added, weight: 10_000 })).add).toEqual([]);
});

test('NOTI-03 a page that finds a cart beyond it tells nothing', () => {
  expect(keys({ ...initialState, loadState: 'pending' }, worth(7000)).add).toEqual([]);
});

test('NOTI-04 the minimum is told as information when the first goods are below it, and goes when it is reached', () => {
  const { add } = news(none, worth(500));
  expect(add).toMatchObject([{ key: 'cart.notice.minimum', type: 'info', values: { minimum: '€30' } }]);
  expect(add[0]?.ignoreRouteNames).toEqual(['cart', 'checkout']);
  expect(keys(worth(500), worth(900)).add).toEqual([]);
  expect(keys(worth(900), worth(3000)).remove).toEqual(['minimum']);
  expect(keys(worth(900), none).remove).toEqual(['minimum']);
});

test('NOTI-04 CART-17 an order that is added to has no minimum', () => {
  expect(keys(none, worth(500, { mode: 'ADDON' })).add).toEqual([]);
});

test.each([
  ['tooDear', worth(50_000), worth(50_001)],
  ['tooHeavy', worth(4000, { weight: 60_000 }), worth(4000, { weight: 60_001 })],
])('NOTI-04 CART-16 CART-17 %s stays for as long as it is so', (key, within, beyond) => {
  const { add } = news(within, beyond);
  expect(add).toMatchObject([{ key: `cart.notice.${key}`, type: 'warning', duration: Number.POSITIVE_INFINITY }]);
  // The cart and the checkout say it themselves, where their button would be.
  expect(add[0]?.ignoreRouteNames).toEqual(['cart', 'checkout']);
  expect(keys(beyond, beyond)).toEqual({ add: [], remove: [] });
  expect(keys(beyond, within)).toEqual({ add: [], remove: [key] });
  expect(keys({ ...initialState, loadState: 'pending' }, beyond).add).toContain(key);
});

test('CART-16 weights are told in kilograms, limits are those of the service type', () => {
  const collect = { distributionAddress: { distributionType: 'CLICK_AND_COLLECT' as const } };
  expect(keys(none, worth(4000, { ...collect, weight: 70_000 })).add).toEqual([]);
  const { add } = news(none, worth(4000, { ...collect, weight: 90_001 }));
  expect(add).toMatchObject([{ values: { maximum: 90, mode: 'REGULAR' } }]);
});
