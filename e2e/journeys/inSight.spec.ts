import type { Locator, Page } from '@playwright/test';
import type { Product } from '@trolley/contract';
import { cartOf, fillCart, notificationOn, openSideCart, stepperOf } from '../support/cart.ts';
import { firstOf, listOf, neighbours, ordinary } from '../support/goods.ts';
import { choosePlace, deliveryAddressIn, home } from '../support/places.ts';
import { chipOn } from '../support/serviceDialog.ts';
import { addressOf, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} is not on screen`);
  return box;
}

/** Wholly within the window. */
async function expectInSight(page: Page, part: Locator): Promise<void> {
  const { y, height } = await boxOf(part);
  const window = page.viewportSize()?.height ?? 0;
  expect(y, `${part.toString()} begins above the window`).toBeGreaterThanOrEqual(0);
  expect(y + height, `${part.toString()} ends below the window`).toBeLessThanOrEqual(window);
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** As many lines as a household's cart has. */
const many = 20;

function wholeLinesIn(drawer: Locator): Promise<number> {
  return drawer.evaluate((dialog) => {
    const room = dialog.querySelector('.dialog-body')?.getBoundingClientRect();
    const lines = [...dialog.querySelectorAll('.cart-line')].map((line) => line.getBoundingClientRect());
    return lines.filter(({ top, bottom }) => room && top >= room.top && bottom <= room.bottom + 1).length;
  });
}

for (const { viewport, lines } of [
  { viewport: { width: 390, height: 844 }, lines: 4 },
  { viewport: { width: 1440, height: 900 }, lines: 6 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    const isPhone = viewport.width < 960;

    test('WEEK-03 search, slot and total stay while scrolling; a cart of twenty shows its goods, its total and the way on @smoke', async ({
      page,
      stock,
    }) => {
      await choosePlace(page.request, deliveryAddressIn(home));
      const goods = ordinary(stock).slice(0, many);
      await fillCart(page.request, ...goods.map((product) => [product, 1] as const));
      await openHydrated(page, listOf(firstOf(goods)));
      const header = page.getByRole('banner');
      const total = money((await cartOf(page)).priceInfo.totalArticlePrice);
      await expect(header.locator('.header-cart')).toContainText(total);
      const bar = header.locator('.header-bar');
      const { height } = await boxOf(bar);
      await page.evaluate(() => window.scrollTo(0, 700));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      for (const part of [header.getByRole('searchbox'), chipOn(page), header.locator('.header-cart')])
        await expectInSight(page, part);
      // It never changes its height, so nothing jumps; of a phone's the row of the logo has left.
      const stuck = await boxOf(bar);
      expect(stuck.height).toBe(height);
      expect(stuck.y + stuck.height).toBe(isPhone ? 92 : 72);
      if (isPhone) {
        const tabs = page.getByRole('navigation', { name: text('shell.tabs.label') });
        await expectInSight(page, tabs.getByText(total));
      }

      const drawer = await openSideCart(page);
      await expect(drawer.locator('.cart-line')).toHaveCount(many);
      expect(await wholeLinesIn(drawer)).toBeGreaterThanOrEqual(lines);
      await stepperOf(drawer, firstOf(goods)).remove.click();
      const undo = notificationOn(drawer, text('cart.undo'));
      await expect(undo).toBeVisible();
      expect(await wholeLinesIn(drawer)).toBeGreaterThanOrEqual(lines);
      const [row, room, way] = await Promise.all(
        [undo, drawer.locator('.dialog-body'), drawer.locator('.side-cart-end')].map((part) => boxOf(part)),
      );
      expect(row && room && way && !overlap(row, room) && !overlap(row, way)).toBe(true);

      await openHydrated(page, addressOf('cart'));
      await expect(page.locator('.cart-page .cart-line')).toHaveCount(many - 1);
      await page.evaluate(() => window.scrollTo(0, 500));
      if (isPhone) {
        const summary = page.getByRole('region', { name: text('cart.summary') });
        await expectInSight(page, summary.getByText(money((await cartOf(page)).priceInfo.total)));
        await expectInSight(page, summary.getByRole('link'));
        await expect(page.getByRole('navigation', { name: text('shell.tabs.label') })).toBeHidden();
        await summary.getByRole('button').click();
        await expectInSight(page, summary.locator('.cart-bar-sums'));
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('WEEK-03 what is told lies over no button, and the picture of a tile becomes that of its product', async ({
    page,
    stock,
  }) => {
    await choosePlace(page.request);
    const [first, second] = neighbours(stock, 4) as readonly [Product, Product];
    await openHydrated(page, listOf(first));
    const tile = stepperOf(page.getByRole('main'), second);
    await tile.more.tap();
    await expect(tile.remove).toBeVisible();
    await tile.remove.tap();
    const toast = notificationOn(page, text('cart.undo'));
    await expect(toast).toBeVisible();
    const box = await boxOf(toast);
    const covered: string[] = [];
    for (const button of await page.locator('main :is(button, input):visible').all()) {
      const other = await button.boundingBox();
      if (other && overlap(box, other)) covered.push(await button.evaluate((element) => element.outerHTML));
    }
    expect(covered).toEqual([]);
    await toast.getByRole('button', { name: text('notification.close') }).tap();

    const moved = await page.evaluateHandle(() => {
      const start = document.startViewTransition.bind(document);
      const pictures: (string | null)[] = [];
      const named = () => [...document.images].find(({ style }) => style.viewTransitionName !== '');
      document.startViewTransition = ((update: () => void) => {
        pictures.push(named()?.closest('.product-tile') ? 'tile' : null);
        return start(() => {
          update();
          pictures.push(named()?.closest('.product-stage') ? 'product' : null);
        });
      }) as typeof document.startViewTransition;
      return pictures;
    });
    await page.locator(`.product-name a[href$="${second.slug}"]`).first().tap();
    await expect(page).toHaveURL(addressOf('product-slug', { slug: second.slug }));
    await expect.poll(() => moved.jsonValue()).toEqual(['tile', 'product']);
  });
});
