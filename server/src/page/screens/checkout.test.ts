import { expect, test } from 'vitest';
import { loadReady } from '../testLoad.ts';

const preview = (on: boolean) => ({ tenant: { flags: { cms: { preview: on } } } });

async function expectFrame(path: string, screen: string, layout: 'default' | 'focused'): Promise<void> {
  const { payload, shared } = await loadReady(`${path}?id=1`, preview(true));
  expect(payload).toMatchObject({ screen, layout, status: 200, meta: { noIndex: true } });
  expect(shared).toBe(false);
}

test('ROUTE-06 the checkout is a focused page, not cached and unknown to search engines', async () => {
  await expectFrame('/checkout', 'checkout', 'focused');
});

test('ROUTE-07 the confirmation is a page like others, but not cached', async () => {
  await expectFrame('/checkout-ok', 'checkout-confirmation', 'default');
});

test('ROUTE-08 a preview has a confirmation to look at', async () => {
  await expectFrame('/checkout-ok-test', 'checkout-confirmation-test', 'default');
});

test('ROUTE-29 who comes back from paying gets a focused page, which is not cached', async () => {
  await expectFrame('/checkout-return', 'payment-return', 'focused');
});

test('ROUTE-08 outside a preview there is no made-up confirmation', async () => {
  const { payload } = await loadReady('/checkout-ok-test', preview(false));
  expect(payload).toMatchObject({ screen: 'generalerror', status: 404 });
});
