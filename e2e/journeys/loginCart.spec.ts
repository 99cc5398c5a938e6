import type { Page } from '@playwright/test';
import { currentPrice, type Product } from '@trolley/contract';
import { accountOf, profilePage } from '../support/account.ts';
import { billIn, billOf, cartOf, heldBy, linesIn, nameOf, openSideCart, putIn } from '../support/cart.ts';
import { firstOf, listOf, ofDepartments, ordinary } from '../support/goods.ts';
import { elsewhere, logIn, newCustomer, type Person, typeLogin } from '../support/people.ts';
import { doorIn, home, settle } from '../support/places.ts';
import { addressOf, customers, money, text } from '../support/tenantFiles.ts';
import { expect, openAlive, test } from '../support/test.ts';

const login = addressOf('login');

test('CART-09 the cart of a visitor becomes the customer’s where there is no other', async ({ page, stock }) => {
  const person = await newCustomer();
  const [one, other] = ofDepartments(stock, 2) as readonly [Product, Product];
  await settle(page.request);
  await putIn(page.request, [one, 2], [other, 1]);
  await openAlive(page, login);
  await typeLogin(page, person);
  await expect(page).toHaveURL(profilePage);
  const drawer = await openSideCart(page);
  await expect(linesIn(drawer)).toHaveCount(2);
  const { customerId, distributionAddress } = await cartOf(page);
  expect(customerId).toBeDefined();
  expect(distributionAddress).toMatchObject(doorIn(home));
  await elsewhere(async (request) => {
    await logIn(request, person);
    expect(await heldBy({ request })).toEqual({ [one.sku]: 2, [other.sku]: 1 });
  });
});

test('CART-10 two carts are laid together on demand, and every product counts', async ({ page, stock }) => {
  const { person, theirs, shared, visitors } = await twoCarts(page, stock);
  await askedAtLogin(page, person, 'merge');
  await expect.poll(() => heldBy(page)).toEqual({ [theirs.sku]: 1, [shared.sku]: 3, [visitors.sku]: 1 });
  await openAlive(page, addressOf('cart'));
  await expect(linesIn(page)).toHaveCount(3);
  await expect(billIn(page)).toHaveText(billOf(await cartOf(page)));
});

test('CART-10 who keeps the saved cart alone finds nothing of the other', async ({ page, stock }) => {
  const { person, theirs, shared } = await twoCarts(page, stock);
  await askedAtLogin(page, person, 'discard');
  await expect.poll(() => heldBy(page)).toEqual({ [theirs.sku]: 1, [shared.sku]: 1 });
  await openAlive(page, addressOf('cart'));
  await expect(linesIn(page)).toHaveCount(2);
});

test('CART-07 a member pays and sees the member’s price, in tiles and in the cart @smoke', async ({ page, stock }) => {
  const member = firstOf((customers.demo?.customers ?? []).filter(({ mpCardId }) => mpCardId !== undefined));
  const product = firstOf(
    ordinary(stock).filter(({ price }) => price.loyalty && price.loyalty.value < currentPrice(price)),
  );
  const memberPrice = product.price.loyalty?.value ?? 0;
  const tile = page.locator('.product-tile').filter({ has: page.locator(`[data-quick-view="${product.sku}"]`) });
  await openAlive(page, listOf(product));
  await expect(tile).toContainText(text('catalogue.price.member', { price: money(memberPrice) }));

  await logIn(page.request, member);
  await settle(page.request);
  await putIn(page.request, [product, 2]);
  await page.reload();
  await expect(accountOf(page, member)).toBeVisible();
  await expect(tile).toContainText(text('account.memberPrice'));
  await expect(tile.locator('.price-tag s')).toContainText(money(currentPrice(product.price)));
  const cart = await cartOf(page);
  expect(cart.productLineItems.find(({ lineItemId }) => lineItemId === product.sku)?.perPiecePrice).toBe(memberPrice);
  const drawer = await openSideCart(page);
  await expect(billIn(drawer)).toHaveText(billOf(cart));
  await expect(drawer.locator('.cart-line').filter({ hasText: nameOf(product) })).toContainText(money(2 * memberPrice));
});

/** A customer with a cart from an earlier visit, and a visitor's cart here. */
async function twoCarts(page: Page, stock: readonly Product[]) {
  const person = await newCustomer();
  const [theirs, shared, visitors] = ofDepartments(stock, 3) as readonly [Product, Product, Product];
  await elsewhere(async (request) => {
    await logIn(request, person);
    await settle(request);
    await putIn(request, [theirs, 1], [shared, 1]);
  });
  await settle(page.request);
  await putIn(page.request, [shared, 2], [visitors, 1]);
  return { person, theirs, shared, visitors };
}

async function askedAtLogin(page: Page, person: Person, choice: 'merge' | 'discard'): Promise<void> {
  await openAlive(page, login);
  await typeLogin(page, person);
  const question = page.getByRole('dialog', { name: text('cart.merge.title') });
  await expect(question).toContainText(text('cart.merge.text'));
  await question.getByRole('button', { name: text(`cart.merge.${choice}`) }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(profilePage);
}
