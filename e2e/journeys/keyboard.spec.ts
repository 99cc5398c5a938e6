import type { Page } from '@playwright/test';
import { site, tenant, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('the keyboard walks the header in the order it is read, and always sees where it is', async ({ page }) => {
  await openHydrated(page, '/');
  const seen: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const focused = await describeFocus(page);
    expect(focused.indicated, `${focused.name} shows the focus`).toBe(true);
    if (!focused.inHeader && step > 0) break;
    seen.push(focused.name);
  }
  const logo = text('shell.logo', { name: tenant.name });
  const expected = [text('shell.skipToContent'), logo, site.header.menuLabel, text('shell.search.label')];
  const places = expected.map((name) => seen.findIndex((found) => found.includes(name)));
  expect(places, seen.join(' | ')).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the skip link leads past the header', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('shell.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu opens by key, holds what it offers next in line, and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: site.header.menuLabel });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: text('shell.menu.label') });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

function describeFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : undefined;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
    const shown = (style: { outlineStyle: string; outlineWidth: string; boxShadow: string }) =>
      (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
    return {
      name: element.getAttribute('aria-label') ?? label ?? element.textContent ?? '',
      inHeader: element.closest('header') !== null,
      indicated: shown({ outlineStyle, outlineWidth, boxShadow }) || (around !== undefined && shown(around)),
    };
  });
}
