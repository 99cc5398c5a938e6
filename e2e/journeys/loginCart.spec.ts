import type { Page } from '@playwright/test';
import { currentPrice, type Product } from '@trolley/contract';
import { accountOf, profilePage } from '../support/account.ts';
import {
  cartOf,
  fillCart,
  linesIn,
  nameOf,
  openSideCart,
  quantitiesIn,
  sumRowsIn,
  sumRowsOf,
} from '../support/cart.ts';
import { firstOf, listOf, ofDepartments, ordinary } from '../support/goods.ts';
import { inOtherBrowser, logIn, newCustomer, type Person, typeLogin } from '../support/people.ts';
import { choosePlace, deliveryAddressIn, home } from '../support/places.ts';
import { addressOf, customers, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const login = addressOf('login');

test('CART-09 the cart of a visitor becomes the customer’s where there is no other', async ({ page, stock }) => {
  const person = await newCustomer();
  const [one, other] = ofDepartments(stock, 2) as readonly [Product, Product];
  await choosePlace(page.request);
  await fillCart(page.request, [one, 2], [other, 1]);
  await openHydrated(page, login);
  await typeLogin(page, person);
  await expect(page).toHaveURL(profilePage);
  const drawer = await openSideCart(page);
  await expect(linesIn(drawer)).toHaveCount(2);
  const { customerId, distributionAddress } = await cartOf(page);
  expect(customerId).toBeDefined();
  expect(distributionAddress).toMatchObject(deliveryAddressIn(home));
  await inOtherBrowser(async (request) => {
    await logIn(request, person);
    expect(await quantitiesIn({ request })).toEqual({ [one.sku]: 2, [other.sku]: 1 });
  });
});

test('CART-10 two carts are laid together on demand, and every product counts', async ({ page, stock }) => {
  const { person, theirs, shared, visitors } = await twoCarts(page, stock);
  await mergeQuestion(page, person, 'merge');
  await expect.poll(() => quantitiesIn(page)).toEqual({ [theirs.sku]: 1, [shared.sku]: 3, [visitors.sku]: 1 });
  await openHydrated(page, addressOf('cart'));
  await expect(linesIn(page)).toHaveCount(3);
  await expect(sumRowsIn(page)).toHaveText(sumRowsOf(await cartOf(page)));
});

test('CART-10 who keeps the saved cart alone finds nothing of the other', async ({ page, stock }) => {
  const { person, theirs, shared } = await twoCarts(page, stock);
  await mergeQuestion(page, person, 'only.saved');
  await expect.poll(() => quantitiesIn(page)).toEqual({ [theirs.sku]: 1, [shared.sku]: 1 });
  await openHydrated(page, addressOf('cart'));
  await expect(linesIn(page)).toHaveCount(2);
});

test('CART-10 who keeps the new cart alone finds nothing of the saved one, and saw what both hold', async ({
  page,
  stock,
}) => {
  const { person, theirs, shared, visitors } = await twoCarts(page, stock);
  await mergeQuestion(page, person, 'only.new', [theirs, visitors]);
  await expect.poll(() => quantitiesIn(page)).toEqual({ [shared.sku]: 2, [visitors.sku]: 1 });
});

test('CART-07 a member pays and sees the member’s price, in tiles and in the cart', async ({ page, stock }) => {
  const member = firstOf((customers.demo?.customers ?? []).filter(({ mpCardId }) => mpCardId !== undefined));
  const product = firstOf(
    ordinary(stock).filter(({ price }) => price.loyalty && price.loyalty.value < currentPrice(price)),
  );
  const memberPrice = product.price.loyalty?.value ?? 0;
  const tile = page.locator('.product-tile').filter({ has: page.locator(`[data-quick-view="${product.sku}"]`) });
  await openHydrated(page, listOf(product));
  await expect(tile).toContainText(text('catalogue.price.member', { price: money(memberPrice) }));

  await logIn(page.request, member);
  await choosePlace(page.request);
  await fillCart(page.request, [product, 2]);
  await page.reload();
  await expect(accountOf(page, member)).toBeVisible();
  await expect(tile).toContainText(text('account.memberPrice'));
  await expect(tile.locator('.price-tag s')).toContainText(money(currentPrice(product.price)));
  const cart = await cartOf(page);
  expect(cart.productLineItems.find(({ lineItemId }) => lineItemId === product.sku)?.perPiecePrice).toBe(memberPrice);
  const drawer = await openSideCart(page);
  await expect(sumRowsIn(drawer)).toHaveText(sumRowsOf(cart));
  await expect(drawer.locator('.cart-line').filter({ hasText: nameOf(product) })).toContainText(money(2 * memberPrice));
});

/** A customer with a cart from an earlier visit, and a visitor's cart here. */
async function twoCarts(page: Page, stock: readonly Product[]) {
  const person = await newCustomer();
  const [theirs, shared, visitors] = ofDepartments(stock, 3) as readonly [Product, Product, Product];
  await inOtherBrowser(async (request) => {
    await logIn(request, person);
    await choosePlace(request);
    await fillCart(request, [theirs, 1], [shared, 1]);
  });
  await choosePlace(page.request);
  await fillCart(page.request, [shared, 2], [visitors, 1]);
  return { person, theirs, shared, visitors };
}

async function mergeQuestion(
  page: Page,
  person: Person,
  choice: 'merge' | 'only.saved' | 'only.new',
  held: readonly Product[] = [],
): Promise<void> {
  await openHydrated(page, login);
  await typeLogin(page, person);
  const question = page.getByRole('dialog', { name: text('cart.merge.title') });
  await expect(question).toContainText(text('cart.merge.text'));
  for (const product of held) await expect(question).toContainText(nameOf(product));
  await question.getByRole('button', { name: text(`cart.merge.${choice}`) }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(profilePage);
}
