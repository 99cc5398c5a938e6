import { addFavorite, getOrder, getRecipe, getRecipes } from '@trolley/contract';
import { apiGet, apiSend } from '../support/api.ts';
import { fillCart, nameOf, untilCartIsKnown } from '../support/cart.ts';
import { confirmed, orderBy, readyCart } from '../support/checkout.ts';
import { firstOf, ofDepartments, ordinary } from '../support/goods.ts';
import { listOn } from '../support/listOn.ts';
import { printed } from '../support/paper.ts';
import { loggedInCustomer } from '../support/people.ts';
import { choosePlace } from '../support/places.ts';
import { addressOf, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

// Nobody has answered: the question lies over every page, and is on no paper.
test.use({ consent: null });

test('CUST-13 an order is printed on a sheet with number, window, address, goods, deposits and sums; the cart and my products as lists', async ({
  page,
  stock,
}) => {
  const person = await loggedInCustomer(page);
  await readyCart(page.request, stock, { person });
  const goods = ofDepartments(stock, 3);
  const withDeposit = firstOf(ordinary(stock).filter(({ price }) => (price.depositPrice ?? 0) > 0));
  await fillCart(page.request, ...[...goods, withDeposit].map((product) => [product, 2] as const));
  const main = page.getByRole('main');

  await openHydrated(page, addressOf('cart'));
  await untilCartIsKnown(page);
  await expect(page.locator('.consent-strip')).toBeVisible();
  const cartSheets = await printed(page, async () => {
    for (const product of goods)
      await expect(main.locator('.cart-line').filter({ hasText: nameOf(product) })).toBeVisible();
    await expect(main.locator('.sum-total')).toBeVisible();
  });
  expect(cartSheets).toBeLessThanOrEqual(2);

  await orderBy(page, 'payment-at-the-door');
  const placed = await confirmed(page);
  await printed(page, async () => {
    await expect(main).toContainText(placed.orderNumber);
    await expect(main.locator('.sum-total')).toContainText(money(placed.priceInfo.total));
  });

  const { orderNumber } = placed;
  const order = await apiGet(page.request, getOrder, { params: { orderNumber } });
  await openHydrated(page, `${addressOf('profile', { slug: text('profile.slug.orders') })}/${orderNumber}`);
  await expect(main.locator('.order-line').first()).toBeVisible();
  const orderSheets = await printed(page, async () => {
    await expect(main.getByRole('heading', { level: 1 })).toContainText(orderNumber);
    await expect(main.locator('.order-when')).toBeVisible();
    const { streetName = '', city = '' } = order.distributionAddress;
    for (const words of [streetName, city]) await expect(main.locator('.order-address')).toContainText(words);
    for (const { name, quantity } of order.productLineItems)
      await expect(main.locator('.order-line').filter({ hasText: name })).toContainText(`${quantity} ×`);
    await expect(main.locator('.sums').first()).toContainText(money(order.priceInfo.depositFees));
    await expect(main.locator('.sum-total')).toContainText(money(order.priceInfo.total));
  });
  expect(orderSheets).toBe(1);

  for (const { sku } of goods)
    await apiSend(page.request, addFavorite, { params: { type: 'products' }, body: { reference: sku } });
  await openHydrated(page, addressOf('favorite-products'));
  const listSheets = await printed(page, async () => {
    for (const product of goods)
      await expect(listOn(page).tiles.filter({ hasText: product.name }).locator('.price').first()).toBeVisible();
  });
  expect(listSheets).toBe(1);
});

test('REC-01 a recipe is printed on a sheet with ingredients, amounts and steps, and a week as a list of what it needs', async ({
  page,
}) => {
  const { results } = await apiGet(page.request, getRecipes, { query: {} });
  const { slug } = firstOf(results);
  await choosePlace(page.request);
  const recipe = await apiGet(page.request, getRecipe, { params: { slug } });
  const main = page.getByRole('main');
  await openHydrated(page, addressOf('recipe-slug', { slug }));
  await untilCartIsKnown(page);
  const sheets = await printed(page, async () => {
    // Where notifications come and go.
    await expect(page.locator('.toasts')).toHaveCSS('display', 'none');
    await expect(main.locator('.ingredient').first()).toContainText(/\d/);
    await expect(main.locator('.recipe-steps > li')).toHaveCount(recipe.steps.length);
    for (const line of await main.locator('.ingredient, .recipe-steps > li').all()) await expect(line).toBeVisible();
  });
  expect(sheets).toBe(1);

  await openHydrated(page, addressOf('recipes'));
  for (const at of [0, 1]) await page.locator('.recipe-grid > li').nth(at).locator('.recipe-plan-button').click();
  await openHydrated(page, addressOf('recipe-plan'));
  await expect(main.locator('.plan-line').first()).toBeVisible();
  const planSheets = await printed(page, async () => {
    await expect(main.locator('.dinner').first()).toBeVisible();
    await expect(main.locator('.plan-line').first()).toContainText(/\d/);
  });
  expect(planSheets).toBeLessThanOrEqual(3);
});
