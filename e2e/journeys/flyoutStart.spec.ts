import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { flyout, searchPath, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const fieldOf = (page: Page) => page.getByLabel(text('shell.search.label'));
const listOf = (page: Page) => page.getByRole('search').locator('.flyout');

test('what was searched for is offered again, newest first, and can be taken away', async ({ page }) => {
  const terms = flyout.banners[0]?.terms.slice(0, 2) ?? [];
  await openHydrated(page, '/');
  const field = fieldOf(page);
  for (const term of terms) {
    await field.fill(term);
    // The suggestions have been loaded: it is they who remember.
    await expect(field).toHaveAttribute('role', 'combobox');
    await field.press('Enter');
    await expect(page).toHaveURL(searchPath(term));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  }
  await openHydrated(page, '/sitemap');
  await field.focus();
  const recent = listOf(page).locator('.start-recent').getByRole('option');
  await expect(recent).toHaveText([...terms].reverse());
  const [oldest = '', newest = ''] = terms;
  await page.getByRole('button', { name: text('search.recent.remove', { term: newest }) }).click();
  await expect(recent).toHaveText([oldest]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchPath(oldest));
  await openHydrated(page, '/sitemap');
  await field.focus();
  // What sells best in this shop is offered too, as shelves with pictures.
  const popular = listOf(page).locator('.start-popular').getByRole('option');
  await expect(popular.first().locator('img')).toHaveAttribute('src', /\/pictures\//);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text('search.recent.clear') }).click();
  await expect(recent).toHaveCount(0);
  await popular.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL('/sitemap');
});
