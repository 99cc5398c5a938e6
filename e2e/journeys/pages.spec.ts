import type { Page } from '@playwright/test';
import { listingPageSize } from '@trolley/contract';
import { type AxeOptions, violations as violationsOf } from '../support/axe.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { markupFaults } from '../support/markup.ts';
import type { Shelf } from '../support/shelf.ts';
import { addressOf, flyout, publicPages, searchPath, tenant } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test.use({ launchOptions: chromiumOptions({ pictures: true }) });

const widths = [390, 768, 1440];
const missing = '/there/is-no-such-page';

const paths = new Set([
  ...publicPages.map(({ path }) => path),
  '/sitemap',
  addressOf('products-slug'),
  addressOf('brands'),
  searchPath(flyout.banners[0]?.terms[0] ?? ''),
  searchPath('xqzvwkj'),
  `/${tenant.pageMap.generalError.urlslug}`,
  missing,
]);

/** Pages that the catalogue decides on. */
const found: Readonly<Record<string, (shelf: Shelf) => Promise<string> | string>> = {
  'a department': ({ departments }) => addressOf('products-slug', { slug: departments[0]?.slug ?? '' }),
  'a shelf of 48 tiles': ({ leaves, departments }) => {
    const branches = departments.flatMap(({ children }) => children);
    const full = [...leaves, ...branches].find(({ count }) => count >= listingPageSize);
    return addressOf('products-slug', { slug: full?.slug ?? '' });
  },
  'a narrowed list': ({ departments }) =>
    `${addressOf('products-slug', { slug: departments[0]?.slug ?? '' })}?offer=1&sort=price`,
  'a food': async (shelf) =>
    productPath(
      await shelf.find(
        ({ price }) => price.offer === undefined,
        ({ facts, sizes }) => facts.nutrition !== undefined && facts.contains.length > 0 && sizes.length > 0,
      ),
    ),
  'a reduced product': async (shelf) => productPath(await shelf.find(({ price }) => price.offer !== undefined)),
  'a product that cannot be bought now': async (shelf) =>
    productPath(await shelf.find(({ availability }) => availability === 'temporarilyUnavailable')),
  'a brand': ({ products }) =>
    addressOf('brand-slug', { slug: products.find(({ brand }) => brand)?.brand?.slug ?? '' }),
};

const productPath = ({ slug }: { readonly slug: string }) => addressOf('product-slug', { slug });

for (const path of paths) {
  // The other tenant's pages are of the same blocks: its home stands for them.
  const smoke = path === '/' ? ' @smoke' : '';
  test(`${path} is valid, accessible in light and dark, and fits every width${smoke}`, async ({ page, faults }) => {
    if (path === missing) faults.tolerate(/404/);
    await inspect(page, path, path === '/');
  });
}

for (const [kind, find] of Object.entries(found)) {
  const whole = kind === 'a shelf of 48 tiles';
  const smoke = whole || kind === 'a food' ? ' @smoke' : '';
  test(`${kind} is valid, accessible in light and dark, and fits every width${smoke}`, async ({ page, shelf }) => {
    await inspect(page, await find(shelf), whole);
  });
}

/** What surrounds a page is the same on all: axe looks at it where it looks at the whole. */
async function inspect(page: Page, path: string, whole: boolean): Promise<void> {
  const violations = (look?: AxeOptions) => violationsOf(page, { inside: whole ? undefined : 'main', ...look });
  expect(await markupFaults(await (await page.request.get(path)).text())).toEqual([]);
  await openHydrated(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await leaveFewTiles(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations()).toEqual([]);
  // In the dark the page is the same but for its colours.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations({ contrast: 'only' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Contrast was looked at, and takes most of the time.
  expect(await violations({ contrast: 'not' }), 'on a phone').toEqual([]);
}

/** They are all alike, and axe takes its time for each. The page is not used any more after this. */
async function leaveFewTiles(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const tile of document.querySelectorAll('.product-tile:nth-child(n + 4)')) tile.remove();
  });
}
