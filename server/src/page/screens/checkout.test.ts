import { expect, test } from 'vitest';
import { loadReady } from '../testLoad.ts';

const preview = (on: boolean) => ({ tenant: { flags: { cms: { preview: on } } } });

test.each([
  ['ROUTE-06', '/checkout', 'checkout', 'focused'],
  ['ROUTE-07', '/checkout-ok', 'checkout-confirmation', 'default'],
  ['ROUTE-08', '/checkout-ok-test', 'checkout-confirmation-test', 'default'],
  ['ROUTE-29', '/checkout-return', 'payment-return', 'focused'],
])('%s %s is the page %s, kept by nobody and unknown to search engines', async (_, path, screen, layout) => {
  const { payload, shared } = await loadReady(`${path}?id=1`, preview(true));
  expect(payload).toMatchObject({ screen, layout, status: 200, meta: { noIndex: true } });
  expect(shared).toBe(false);
});

test('ROUTE-08 outside a preview there is no made-up confirmation', async () => {
  const { payload } = await loadReady('/checkout-ok-test', preview(false));
  expect(payload).toMatchObject({ screen: 'generalerror', status: 404 });
});
