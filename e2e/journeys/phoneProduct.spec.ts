import type { Locator } from '@playwright/test';
import { currentPrice } from '@trolley/contract';
import { violations } from '../support/axe.ts';
import { buyingOf, quantitiesIn } from '../support/cart.ts';
import { choosePlace } from '../support/places.ts';
import { addressOf, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Wholly on the first screen, before anything is scrolled. */
async function expectOnFirstScreen(part: Locator): Promise<void> {
  const box = await part.boundingBox();
  expect(box, String(part)).not.toBeNull();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
}

test('WEEK-03 a phone shows price and button of a product on its first screen, and the button names the sum @smoke', async ({
  page,
  shelf,
}) => {
  await choosePlace(page.request);
  const product = await shelf.find(
    ({ availability, price, brand, weightArticle, weightPieceArticle }) =>
      availability === 'available' &&
      price.offer !== undefined &&
      price.base !== undefined &&
      brand !== undefined &&
      !weightArticle &&
      !weightPieceArticle,
  );
  await openHydrated(page, addressOf('product-slug', { slug: product.slug }));
  const bar = page.getByRole('region', { name: text('catalogue.product.buy') });
  const { add, added, more } = buyingOf(bar, product);
  await expectOnFirstScreen(page.getByRole('heading', { level: 1 }));
  await expectOnFirstScreen(page.locator('.price-box .price').first());
  await expectOnFirstScreen(page.locator('.price-box-unit'));
  await expectOnFirstScreen(add);
  // One bar at a time, and nothing lies over the button.
  await expect(page.getByRole('navigation', { name: text('shell.tabs.label') })).toBeHidden();
  const size = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(bar.locator('.buy-bar-unit'))).toBeGreaterThanOrEqual((await size(bar.locator('.price'))) / 2);
  expect(await size(page.locator('.price-box-unit'))).toBeGreaterThanOrEqual(
    (await size(page.locator('.price-box .price').first())) / 2,
  );

  const one = currentPrice(product.price);
  await expect(add).toContainText(text('cart.addSum', { sum: money(one) }));
  await more.tap();
  await expect(add).toContainText(text('cart.addSum', { sum: money(2 * one) }));
  await add.tap();
  await expect(added).toContainText(text('cart.inCartSum', { sum: money(2 * one) }));
  await expect.poll(() => quantitiesIn(page)).toEqual({ [product.sku]: 2 });
  expect(await violations(page)).toEqual([]);

  // It stays where the thumb is, however far one reads.
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expectOnFirstScreen(added);
});
