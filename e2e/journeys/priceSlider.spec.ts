import { currentPrice, getCategoryProducts, priceSteps } from '@trolley/contract';
import { apiGet } from '../support/api.ts';
import { counted, listOn } from '../support/listOn.ts';
import type { Shelf } from '../support/shelf.ts';
import { addressOf, money, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const largest = ({ departments }: Shelf) => departments.reduce((most, one) => (one.count > most.count ? one : most));
const categoryPath = (slug: string) => addressOf('products-slug', { slug });

test('DISC-09 prices are narrowed by a slider, with the keyboard alone, and the address says so', async ({
  page,
  request,
  shelf,
}) => {
  const { slug } = largest(shelf);
  const path = categoryPath(slug);
  const listing = await apiGet(request, getCategoryProducts, { params: { slug } });
  const from = listing.facets.find(({ key }) => key === 'price')?.steps?.[2] ?? 0;
  await openHydrated(page, path);
  const list = listOn(page);
  const lowest = page.getByRole('slider', { name: text('catalogue.facet.price.lowest') });
  await lowest.focus();
  await lowest.press('ArrowRight');
  await lowest.press('ArrowRight');
  await expect(page).toHaveURL(`${path}?price=${from}-`);
  await expect(lowest).toBeFocused();
  await expect(lowest).toHaveAttribute('aria-valuetext', money(from));
  const narrowed = await apiGet(request, getCategoryProducts, { params: { slug }, query: { price: `${from}-` } });
  expect(narrowed.total).toBeLessThan(listing.total);
  await expect(list.count).toHaveText(counted(narrowed.total));
  for (const product of (await list.skus()).map(shelf.product))
    expect(currentPrice(product.price), product.name).toBeGreaterThanOrEqual(from);

  // What was chosen is taken away above the list, and the slider goes back.
  await list.chosen.first().click();
  await expect(page).toHaveURL(path);
  await expect(lowest).toHaveValue((await lowest.getAttribute('min')) ?? '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('DISC-09 the slider is sent with its button, and leads to the address that a script would', async ({
    page,
    shelf,
  }) => {
    const path = categoryPath(largest(shelf).slug);
    await page.goto(path);
    const highest = page.getByRole('slider', { name: text('catalogue.facet.price.highest') });
    await highest.focus();
    await highest.press('ArrowLeft');
    const place = Number(await highest.inputValue());
    await page.getByRole('button', { name: text('catalogue.facet.price.apply') }).click();
    const lowest = Number(await page.getByRole('slider').first().getAttribute('min'));
    await expect(page).toHaveURL(`${path}?price=${priceSteps[lowest] || ''}-${priceSteps[place]}`);
  });
});
