import type { Page } from '@playwright/test';
import { getRecipes } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { fillCart, untilCartIsKnown } from '../support/cart.ts';
import {
  checkoutPage,
  choosePayment,
  confirmed,
  openCheckout,
  pressOrder,
  readyCart,
  stepOf,
} from '../support/checkout.ts';
import { expectEnlarged, largeOnPhone } from '../support/enlarged.ts';
import { firstOf, listOf, ofDepartments, ordinary } from '../support/goods.ts';
import { loggedInCustomer, newPerson } from '../support/people.ts';
import { productiveTerm } from '../support/searchTerms.ts';
import { askForPlace } from '../support/serviceDialog.ts';
import { addressOf, searchPath, text } from '../support/tenantFiles.ts';
import { openHydrated, test } from '../support/test.ts';

const added = (page: Page) => page.getByRole('main').locator('[data-replay^="add-"]');

test('home, list, product, search, recipe and the question for the place lose nothing at 200 and 400 %, nor with large letters', async ({
  page,
  request,
  stock,
  shelf,
}) => {
  await readyCart(page.request, stock, { person: newPerson() });
  const product = firstOf(ordinary(stock));
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  for (const [path, button] of [
    ['/', page.getByRole('main').getByRole('link')],
    [listOf(product), added(page)],
    [addressOf('product-slug', { slug: product.slug }), added(page)],
    [searchPath(await productiveTerm(request, shelf)), added(page)],
    [
      addressOf('recipe-slug', { slug: firstOf(results).slug }),
      page.getByRole('button', { name: text('recipe.basket.add') }),
    ],
  ] as const) {
    await openHydrated(page, path);
    await untilCartIsKnown(page);
    await expectEnlarged(page, button);
  }
  const place = await askForPlace(page);
  await expectEnlarged(page, place.locator('button[type="submit"]'), { inside: 'dialog[open]' });
});

test('cart, checkout and an order of the account lose nothing at 200 and 400 %, nor with large letters', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  await fillCart(page.request, ...ofDepartments(stock, 3).map((product) => [product, 2] as const));
  await openHydrated(page, addressOf('cart'));
  await untilCartIsKnown(page);
  await expectEnlarged(page, page.locator(`a[href^="${checkoutPage}"]`));
  await openCheckout(page);
  for (const step of ['place', 'billing'] as const) {
    await stepOf(page, step)
      .getByRole('button', { name: text('checkout.change.named', { step: text(`checkout.step.${step}`) }) })
      .click();
    await expectEnlarged(page, stepOf(page, step).locator('button[type="submit"]'));
  }
  await openCheckout(page);
  await expectEnlarged(page, stepOf(page, 'payment').getByRole('button', { name: text('checkout.payment.submit') }));
  await choosePayment(page, 'payment-at-the-door');
  await expectEnlarged(page, stepOf(page, 'review').getByRole('button', { name: text('checkout.order') }));
  await pressOrder(page);
  const { orderNumber } = await confirmed(page);
  await openHydrated(page, `${addressOf('profile', { slug: text('profile.slug.orders') })}/${orderNumber}`);
  await expectEnlarged(page, page.getByRole('button', { name: text('order.addon'), exact: true }));
});

test('on a phone with large letters what the shop says of itself, of a list and of a product has room @smoke', async ({
  page,
  stock,
}) => {
  const product = firstOf(ordinary(stock));
  const large = { at: [largeOnPhone] };
  await openHydrated(page, listOf(product));
  await expectEnlarged(page, added(page), large);
  await openHydrated(page, addressOf('product-slug', { slug: product.slug }));
  await expectEnlarged(page, added(page), large);
});
