import { listingPageSize } from '@trolley/contract';
import { chromiumOptions } from '../support/chromium.ts';
import { inspectPage, soundPage } from '../support/inspectPage.ts';
import { addressOf, publicPages } from '../support/tenantFiles.ts';
import { expect, test } from '../support/test.ts';

// Everything that shows pictures is opened with them here once: what editors write, departments, a shelf, a product. The
// shop makes each of them anew: other pages of the same parts are inspected in pagesWithoutPictures.spec.ts.
test.use({ launchOptions: chromiumOptions({ pictures: true }) });

for (const path of new Set([...publicPages.map((page) => page.path), addressOf('products-slug')])) {
  // The other tenant's pages are of the same blocks: its home stands for them.
  const smoke = path === '/' ? ' @smoke' : '';
  test(`${path} ${soundPage}${smoke}`, async ({ page }) => {
    await inspectPage(page, path, { whole: path === '/' });
  });
}

test(`a shelf of 48 tiles ${soundPage}`, async ({ page, shelf: { leaves, departments } }) => {
  const branches = departments.flatMap(({ children }) => children);
  const full = [...leaves, ...branches].find(({ count }) => count >= listingPageSize);
  await inspectPage(page, addressOf('products-slug', { slug: full?.slug ?? '' }), { whole: true });
  const pictures = page.locator('.product-tile img');
  expect(
    await pictures.first().evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)),
  ).toBeGreaterThan(0);
});

test(`a food ${soundPage} @smoke`, async ({ page, shelf }) => {
  const { slug } = await shelf.find(
    ({ price }) => price.offer === undefined,
    ({ facts, sizes }) => facts.nutrition !== undefined && facts.contains.length > 0 && sizes.length > 0,
  );
  await inspectPage(page, addressOf('product-slug', { slug }));
});
