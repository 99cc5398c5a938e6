import type { Locator } from '@playwright/test';
import { getDeliveryPass } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { cartOf, sumRowsIn, sumRowsOf } from '../support/cart.ts';
import { confirmed, orderBy, readyCart } from '../support/checkout.ts';
import { firstOf } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { loggedInCustomer } from '../support/people.ts';
import { pressCard } from '../support/sandbox.ts';
import { addressOf, money, payments, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const plan = firstOf(payments.pass.plans);

test('PASS-01 ROUTE-04 a delivery pass is bought with an order, and every delivery after it costs nothing', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  const before = await readyCart(page.request, stock, { person });
  await openHydrated(page, addressOf('delivery-pass'));
  const main = page.getByRole('main');
  await inspect(page, 'main');
  await planIn(main)
    .getByRole('button', { name: text('pass.buy') })
    .click();
  await expect(main).toContainText(text('pass.inCart'));
  const cart = await cartOf(page);
  expect(cart.deliveryPassLineItem).toMatchObject({ lineItemId: plan.planId, price: plan.price });
  expect(cart.priceInfo.total).toBe(before.priceInfo.total + plan.price);
  await main.getByRole('link', { name: text('pass.toCart') }).click();
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(cart));

  await orderBy(page, 'credit-cards');
  await pressCard(page, 'success');
  const order = await confirmed(page);
  expect(order.deliveryPassLineItem).toMatchObject({ name: plan.name, price: plan.price });
  await expect(main).toContainText(plan.name);
  await expect(main.locator('.sum-total')).toContainText(money(order.priceInfo.total));
  expect((await apiGet(page.request, getDeliveryPass)).pass).toMatchObject({ name: plan.name, renews: false });

  const next = await readyCart(page.request, stock, { person });
  expect(next.voucherLineItems).toEqual([]);
  expect(next.priceInfo).toMatchObject({ serviceFeesAfterDiscount: 0 });
  expect(next.priceInfo.serviceFees).toBeGreaterThan(0);
  await openHydrated(page, addressOf('profile', { slug: text('profile.slug.pass') }));
  await expect(main).toContainText(text('pass.valid'));
  await main.getByRole('button', { name: text('pass.extend') }).click();
  await expect(main).toContainText(text('pass.extended'));
  await main.getByRole('button', { name: text('pass.cancel') }).click();
  await expect(main).toContainText(text('pass.cancelled'));
});

test('ROUTE-04 a visitor reads about the pass and is led to the login', async ({ page }) => {
  await openHydrated(page, addressOf('delivery-pass'));
  const main = page.getByRole('main');
  for (const { name, price } of payments.pass.plans)
    await expect(planIn(main, name)).toContainText(money(price).replace(/[^\d.,]/g, ''));
  const returnUrl = encodeURIComponent(addressOf('delivery-pass'));
  await expect(planIn(main).getByRole('link', { name: text('account.title.login') })).toHaveAttribute(
    'href',
    `${addressOf('login')}?returnUrl=${returnUrl}`,
  );
});

function planIn(main: Locator, name = plan.name): Locator {
  return main.getByRole('listitem').filter({ has: main.page().getByRole('heading', { name, exact: true }) });
}
