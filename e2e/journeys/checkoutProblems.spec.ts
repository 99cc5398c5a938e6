import { cartOf, fillCart } from '../support/cart.ts';
import {
  choosePayment,
  confirmed,
  countOrders,
  expectOpen,
  goodsWorth,
  leastWorth,
  openCheckout,
  orderLinkTo,
  phoneNumber,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { inspect } from '../support/inspect.ts';
import { loggedInCustomer, newPerson } from '../support/people.ts';
import { choosePlace, deliveryAddressIn, home, streets } from '../support/places.ts';
import { money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('CHK-09 what prevents an order is shown where it is put right', async ({ page, stock, faults }) => {
  faults.tolerate(/status of 409/);
  const person = newPerson();
  const few = firstOf(ordinary(stock));
  await readyCart(page.request, stock, { person });
  await fillCart(page.request, [firstOf((await cartOf(page)).productLineItems).product, 0], [few, 1]);
  await openCheckout(page);
  await choosePayment(page, 'credit-cards');
  const news = page.locator('.checkout-news');
  const { orderValue } = (await cartOf(page)).priceInfo;
  const missing = text('cart.limit.belowMinimum', { amount: money((await leastWorth(page.request)) - orderValue) });
  await expect(news).toContainText(missing);
  await expect(stepOf(page, 'review').getByRole('link', { name: missing })).toHaveAttribute('href', '/');
  await expect(stepOf(page, 'review').getByRole('button', { name: text('checkout.order') })).toHaveCount(0);

  await fillCart(page.request, ...goodsWorth(stock, await leastWorth(page.request)));
  await openCheckout(page);
  await expectOpen(page, 'review');
  // In another tab the address is changed to one where this slot is not offered.
  const away = firstOf(streets.filter(({ area }) => area !== home.area));
  await choosePlace(page.request, { ...deliveryAddressIn(away), firstName: 'Kim', lastName: 'Probst', phoneNumber });
  await pressOrder(page);
  await expect(news).toContainText(text('checkout.problem.staleRevision'));
  // What is on screen is the cart as it is now: its time went with the place, so that step opens by itself.
  await expectOpen(page, 'slot');
});

test('CHK-02 a cart that changed meanwhile is shown with its new total, and nothing is ordered', async ({
  page,
  stock,
  faults,
}) => {
  faults.tolerate(/status of 409/);
  const person = await loggedInCustomer(page);
  const { productLineItems } = await readyCart(page.request, stock, { person });
  const { product, quantity } = firstOf(productLineItems);
  await openCheckout(page);
  await choosePayment(page, 'payment-at-the-door');
  await fillCart(page.request, [product, quantity + 1]);
  await pressOrder(page);
  const news = page.locator('.checkout-news');
  await expect(news).toContainText(text('checkout.problem.staleRevision'));
  await expect(news).toBeFocused();
  const { priceInfo, cartStatus } = await cartOf(page);
  expect(cartStatus).toBe('OPEN');
  await expect(stepOf(page, 'review').locator('.sum-total')).toContainText(money(priceInfo.total));
  expect(await countOrders(page)).toBe(0);
  await pressOrder(page);
  expect((await confirmed(page)).priceInfo.total).toBe(priceInfo.total);
  expect(await countOrders(page)).toBe(1);
});

test('CHK-02 ROUTE-07 the checkout, its confirmation and the order behind the link of its mail pass every inspection', async ({
  page,
  stock,
}) => {
  const person = newPerson();
  await choosePlace(page.request);
  await fillCart(page.request, ...goodsWorth(stock, await leastWorth(page.request)));
  await openCheckout(page);
  await expectOpen(page, 'place');
  await inspect(page);
  await readyCart(page.request, stock, { person });
  await openCheckout(page);
  await expectOpen(page, 'payment');
  await expect(stepOf(page, 'payment').getByRole('radio').first()).toBeVisible();
  await inspect(page, 'main');
  await choosePayment(page, 'payment-at-the-door');
  await inspect(page, 'main');
  await pressOrder(page);
  const { orderNumber } = await confirmed(page);
  await inspect(page);
  await openHydrated(page, await orderLinkTo(person.email, orderNumber));
  await expect(page.getByRole('main')).toContainText(orderNumber);
  await inspect(page, 'main');
});
