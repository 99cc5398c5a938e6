import { expect, test } from 'vitest';
import { loadReady } from '../testLoad.ts';

test('ROUTE-05 CART-15 the cart page is a frame without personal goods, unknown to search engines', async () => {
  const { payload, shared } = await loadReady('/cart', {});
  expect(payload).toMatchObject({ screen: 'cart', layout: 'default', status: 200, data: {}, meta: { noIndex: true } });
  expect(shared).toBe(false);
});
