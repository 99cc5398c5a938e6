import { addressOf, site, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const [device, viewport] of Object.entries({ desk, phone })) {
  test.describe(`on a ${device} without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test(`the menu opens, closes and leads on before any script, on a ${device}`, async ({ page, shelf }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: text('shell.menu.label') });
      const open = page.getByRole('banner').getByRole('button', { name: site.header.menuLabel });
      await expect(menu).toBeHidden();
      await open.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();

      // On a phone the menu covers the page, so it has a button of its own to close it.
      if (device === 'phone') {
        await open.click();
        await page.getByRole('button', { name: text('shell.menu.close') }).click();
        await expect(menu).toBeHidden();
      }

      // A department opens to what is below it, and of all of them one is open at a time.
      await open.click();
      const [first, second] = site.header.navigation ?? [];
      for (const department of [first, second]) await menu.getByText(department?.label ?? '', { exact: true }).click();
      await expect(menu.getByRole('link', { name: text('shell.menu.all', { name: first?.label ?? '' }) })).toBeHidden();
      await expect(
        menu.getByRole('link', { name: text('shell.menu.all', { name: second?.label ?? '' }) }),
      ).toBeVisible();
      const below = shelf.departments.find(({ slug }) => second?.to.endsWith(`=${slug}`))?.children[0];
      await menu.getByRole('link', { name: below?.name, exact: true }).filter({ visible: true }).click();
      await expect(page).toHaveURL(addressOf('products-slug', { slug: below?.slug ?? '' }));
      await expect(page.getByRole('main').locator('.product-grid > li').first()).toBeVisible();
    });
  });
}

test('every department is in the menu with its picture, and what the row has no room for is one press away @smoke', async ({
  page,
  shelf,
}) => {
  await page.setViewportSize(desk);
  await openHydrated(page, '/');
  const row = page.getByRole('navigation', { name: text('shell.navigation.label') });
  await row.getByRole('button', { name: text('shell.navigation.more') }).click();
  const menu = page.getByRole('navigation', { name: text('shell.menu.label') });
  const entries = menu.locator('summary');
  await expect(entries).toHaveCount(shelf.departments.length);
  await expect(entries.locator('img')).toHaveCount(shelf.departments.length);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport();

  // By keyboard it is two lists: departments, and the shelves of the one that was come to.
  const arrow = (key: string) => page.keyboard.press(`Arrow${key}`);
  await entries.first().focus();
  await arrow('Down');
  await expect(entries.nth(1)).toBeFocused();
  await arrow('Right');
  const [, second] = site.header.navigation ?? [];
  const shelves = menu.locator('details[open] .department a');
  await expect(shelves.first()).toBeFocused();
  await expect(shelves.first()).toHaveText(text('shell.menu.all', { name: second?.label ?? '' }));
  await arrow('Down');
  await expect(shelves.nth(1)).toBeFocused();
  await expect(shelves.nth(1).locator('img')).toBeVisible();
  await arrow('Left');
  await expect(entries.nth(1)).toBeFocused();
});

test('a menu that led to a page is closed there', async ({ page }) => {
  await openHydrated(page, '/sitemap');
  await page.getByRole('banner').getByRole('button', { name: site.header.menuLabel }).click();
  const menu = page.getByRole('navigation', { name: text('shell.menu.label') });
  await menu.getByRole('link').first().click();
  await expect(page).not.toHaveURL('/sitemap');
  await expect(menu).toBeHidden();
});
