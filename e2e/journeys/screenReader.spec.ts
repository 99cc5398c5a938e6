import type { Page } from '@playwright/test';
import { soldNameOf, stepperOf } from '../support/cart.ts';
import { checkoutPage } from '../support/checkout.ts';
import { escaped } from '../support/escaped.ts';
import { firstOf, ordinary } from '../support/goods.ts';
import { choosePlace } from '../support/places.ts';
import { productiveTerm } from '../support/searchTerms.ts';
import { chipOn, stepOn } from '../support/serviceDialog.ts';
import { addressOf, searchPath, text } from '../support/tenantFiles.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('a screen reader is told where it is and what happened, from home over search and basket to the checkout @smoke', async ({
  page,
  request,
  shelf,
  stock,
}) => {
  await choosePlace(page.request);
  await openHydrated(page, '/');
  await expectSound(page);

  const term = await productiveTerm(request, shelf);
  const field = page.getByRole('search').getByLabel(text('shell.search.label'));
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially(term);
  const options = page.getByRole('search').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1);
  await field.press('ArrowDown');
  // What the arrow reached is named while the focus stays in the field.
  const reached = page.getByRole('option', { selected: true });
  await expect(reached).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await reached.getAttribute('id')) ?? '');
  await expect(reached).toHaveAccessibleName(/\p{L}/u);
  await field.press('Escape');
  await openHydrated(page, searchPath(term));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('search.title', { term }));
  await expectSound(page);

  const product = firstOf(ordinary(stock));
  await openHydrated(page, searchPath(product.name));
  const { more, amount } = stepperOf(page.getByRole('main'), product);
  const name = soldNameOf(product);
  await expect(more).toHaveAccessibleName(text('cart.addNamed', { name }));
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveValue(/^1/);
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(text('cart.said', { name, amount: 1 }));
  // The focus is not lost with the button that became a counter.
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(escaped(name)));

  // A link leads on without a new document: the heading has the focus, and the title is said.
  const title = await page.title();
  await page
    .getByRole('main')
    .locator(`a[href="${addressOf('product-slug', { slug: product.slug })}"]`)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(product.name);
  await expect(heading).toBeFocused();
  expect(await page.title()).not.toBe(title);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expectSound(page);

  // What a dialog was opened by has the focus again once it is closed.
  for (const [opener, dialog] of [
    [chipOn(page), stepOn(page, 'slot')],
    [page.getByRole('banner').locator('.header-cart'), page.getByRole('dialog', { name: text('cart.yours') })],
  ] as const) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // The open cart is a step of the history, and to go back takes a moment longer than to close a dialog.
    await expect(page).not.toHaveURL(/#/);
  }

  await openHydrated(page, addressOf('cart'));
  await expect(page.getByRole('complementary', { name: text('cart.summary') })).toBeVisible();
  await expectSound(page);

  await openHydrated(page, checkoutPage);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toHaveCount(1);
  await expectSound(page);
});

const landmarks = /^\s*- (banner|main|contentinfo)\b/;
const nameless =
  /^\s*- (?:button|link|textbox|combobox|searchbox|checkbox|radio|navigation|complementary)\b(?!group)(?! ")/;

/**
 * Each landmark once, in the order it is read; one heading for all and no level left out below it; nothing without a
 * name, no two navigations of one.
 */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  expect(lines.flatMap((line) => landmarks.exec(line)?.[1] ?? [])).toEqual(['banner', 'main', 'contentinfo']);
  expect(lines.filter((line) => nameless.test(line))).toEqual([]);
  const levels = (await page.getByRole('main').ariaSnapshot())
    .split('\n')
    .flatMap((line) => /^\s*- heading\b.*\[level=(\d)\]/.exec(line)?.[1] ?? [])
    .map(Number);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  const navigations = lines.flatMap((line) => /^\s*- navigation "(.+)"/.exec(line)?.[1] ?? []);
  expect(new Set(navigations).size, navigations.join(', ')).toBe(navigations.length);
}
