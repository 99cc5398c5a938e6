import type { Page } from '@playwright/test';
import { currentPrice, getOrderConfig, type Product } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { buyingOf, fillCart, notificationOn, quantitiesIn, stepperOf, untilCartIsKnown } from '../support/cart.ts';
import { firstOf, listOf, ordinary } from '../support/goods.ts';
import { choosePlace } from '../support/places.ts';
import { addressOf, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const productPath = ({ slug }: Product) => addressOf('product-slug', { slug });

test('NOTI-03 NOTI-04 the minimum is told, and free delivery once when it is reached', async ({ page, stock }) => {
  await choosePlace(page.request);
  const { DELIVERY: limits } = await apiGet(page.request, getOrderConfig);
  const { minimumOrderValue, freeOfChargeThreshold = 0 } = limits;
  const product = firstOf(
    ordinary(stock).filter(({ price, maxQuantity }) => {
      const one = currentPrice(price);
      return one < minimumOrderValue && one * (maxQuantity - 1) >= freeOfChargeThreshold;
    }),
  );
  await openHydrated(page, productPath(product));
  await untilCartIsKnown(page);
  const { add, added, more, amount } = buyingOf(main(page).locator('.product-buy'), product);
  // Only said: the header's cart draws it, and a notification would lie over the goods.
  const minimum = page.getByRole('status').filter({
    hasText: text('cart.notice.minimum', { minimum: money(minimumOrderValue) }),
  });
  const free = notificationOn(page, text('cart.notice.free', { type: 'DELIVERY' }));
  await add.click();
  await expect(added).toBeVisible();
  await expect(minimum).toHaveCount(1);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.locator('.header-cart-goal')).toBeVisible();
  await expect(free).toHaveCount(0);

  const enough = Math.ceil(freeOfChargeThreshold / currentPrice(product.price));
  await amount.fill(String(enough));
  await amount.press('Enter');
  await expect(free).toBeVisible();
  await expect(minimum).toHaveCount(0);
  await free.getByRole('button', { name: text('notification.close') }).click();
  // One more of it is no news; the answer is waited for, or nothing would have been told yet.
  await more.click();
  await expect.poll(() => quantitiesIn(page)).toEqual({ [product.sku]: enough + 1 });
  await openHydrated(page, productPath(product));
  await expect(amount).toHaveValue(String(enough + 1));
  await expect(free).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('CART-15 NOTI-04 the cart is within the thumb’s reach, and no news lies over it', async ({ page, stock }) => {
    await choosePlace(page.request);
    const product = firstOf(ordinary(stock));
    await openHydrated(page, listOf(product));
    await untilCartIsKnown(page);
    await stepperOf(main(page), product).more.tap();
    await expect(page.locator('.header-cart-goal')).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
    const tab = page
      .getByRole('navigation', { name: text('shell.tabs.label') })
      .getByRole('link')
      .last();
    await expect(tab).toContainText('1');
    await expect(tab).toContainText(money(currentPrice(product.price)));
    // A press that something lies over fails.
    await tab.tap();
    const drawer = page.getByRole('dialog', { name: text('cart.yours') });
    await expect(stepperOf(drawer, product).amount).toHaveValue('1');
    await drawer.getByRole('button', { name: text('cart.close') }).tap();
    await expect(drawer).toBeHidden();
  });
});

test('NOTI-04 too dear and too heavy are told for as long as they are', async ({ page, stock }) => {
  await choosePlace(page.request);
  const { DELIVERY: limits } = await apiGet(page.request, getOrderConfig);
  const dear = firstOf(
    ordinary(stock).filter(({ price, maxQuantity }) => currentPrice(price) * maxQuantity > limits.maximumOrderValue),
  );
  const heavy = await heaviest(page, stock);
  const tooDear = notificationOn(page, text('cart.notice.tooDear', { maximum: money(limits.maximumOrderValue) }));
  const tooHeavy = notificationOn(page, text('cart.notice.tooHeavy', { maximum: limits.maximumOrderWeight / 1000 }));
  const cases = [
    [dear, Math.floor(limits.maximumOrderValue / currentPrice(dear.price)) + 1, tooDear],
    [heavy.product, Math.floor(limits.maximumOrderWeight / heavy.grams) + 1, tooHeavy],
  ] as const;
  for (const [product, tooMuch, notice] of cases) {
    await openHydrated(page, productPath(product));
    await untilCartIsKnown(page);
    const { add, added, remove, amount } = buyingOf(main(page).locator('.product-buy'), product);
    await add.click();
    await expect(added).toBeVisible();
    await amount.fill(String(tooMuch));
    await amount.press('Enter');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(amount).toHaveValue(String(tooMuch));
    await amount.fill('1');
    await amount.press('Enter');
    await expect(notice).toHaveCount(0);
    await remove.click();
    await expect.poll(() => quantitiesIn(page)).toEqual({});
  }
});

/** What weighs most of what can be bought by the piece, as the cart weighs it. */
async function heaviest(page: Page, stock: readonly Product[]) {
  const product = firstOf(
    ordinary(stock).filter(({ pack, maxQuantity }) => /^(7[.,]5|1\d) kg$/.test(pack) && maxQuantity > 20),
  );
  const { weight } = await fillCart(page.request, [product, 1]);
  await fillCart(page.request, [product, 0]);
  return { product, grams: weight };
}
