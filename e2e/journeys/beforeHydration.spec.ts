import type { Page } from '@playwright/test';
import type { Block } from '@trolley/contract';
import { withholdScripts } from '../support/slowDown.ts';
import { linkedPage, pageWith, text } from '../support/tenantFiles.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

/** A press on the block, and what it should have done after hydration. */
const presses: Partial<Record<Block['type'], (page: Page) => Promise<() => Promise<void>>>> = {
  async slider(page) {
    const next = page.getByRole('button', { name: text('content.slider.next') }).first();
    await next.click();
    const row = page.locator(`[id="${await next.getAttribute('aria-controls')}"]`);
    return () => expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  },
  async tabs(page) {
    const second = page.getByRole('main').getByRole('tab').nth(1);
    await second.click();
    return () => expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

for (const [type, press] of Object.entries(presses)) {
  const path = pageWith(type);
  if (!path) continue;

  test(`a press on ${type} before hydration is not lost, however late the scripts come`, async ({ page }) => {
    const release = await withholdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const seeEffect = await press(page);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
    release();

    await untilHydrated(page);
    await seeEffect();
  });
}

test('there is something to press before hydration', () => {
  expect(pageWith('slider')).toBeDefined();
});

test('a link pressed before hydration leads on as an ordinary link', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkedPage.label, exact: true });
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? 'no address');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
