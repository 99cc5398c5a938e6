import { currentPrice } from '@trolley/contract';
import { chromiumOptions } from '../support/chromium.ts';
import { addressOf, money, publicPages, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test.use({ launchOptions: chromiumOptions({ pictures: true }) });

const blocks = publicPages.find(({ path }) => path === '/')?.blocks ?? [];

test('the home page shows this week’s offers with both prices, and leads to them @smoke', async ({
  page,
  request,
  shelf,
}) => {
  const group = blocks.find((block) => block.type === 'productGroup' && JSON.stringify(block).includes('"offers"'));
  const title = String(group?.['title']);
  await openHydrated(page, '/');
  const offers = page.getByRole('region', { name: title, exact: true });
  const tiles = offers.getByRole('listitem');
  expect(await tiles.count()).toBeGreaterThan(3);
  for (const tile of await tiles.all()) {
    const sku = await tile.locator('[data-quick-view]').getAttribute('data-quick-view');
    const { price, name } = shelf.product(sku ?? '');
    expect(price.offer, name).toBeDefined();
    await expect(tile.locator('.price').first()).toContainText(money(currentPrice(price)));
    await expect(tile.locator('s')).toContainText(money(price.offer?.lowest30 ?? 0));
  }

  // Its picture is drawn at the first request and cached as immutable.
  const picture = tiles.first().locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const answer = await request.get((await picture.getAttribute('src')) ?? '');
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp' });
  expect(answer.headers()['cache-control']).toContain('immutable');

  await offers.getByRole('button', { name: text('content.slider.next') }).click();
  await expect.poll(() => offers.locator('.scroller-items').evaluate((row) => row.scrollLeft)).toBeGreaterThan(20);
  const link = tiles.first().getByRole('link');
  const href = await link.getAttribute('href');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(href ?? 'no address');
});

test('a promoted product stands with its price and leads to its page', async ({ page, shelf }) => {
  const promotion = blocks.find((block) => block.type === 'productPromotion');
  const product = shelf.product(String(promotion?.['sku']));
  await openHydrated(page, '/');
  const shown = page.locator('.promotion').filter({ hasText: product.name });
  await expect(shown.locator('.price').first()).toContainText(money(currentPrice(product.price)));
  await shown.getByRole('link').click();
  await expect(page).toHaveURL(addressOf('product-slug', { slug: product.slug }));
});
