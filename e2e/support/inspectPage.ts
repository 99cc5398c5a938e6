import type { Page } from '@playwright/test';
import { type AxeOptions, violations as violationsOf } from './axe.ts';
import { markupFaults } from './markup.ts';
import { expect, openHydrated } from './test.ts';

const widths = [390, 768, 1440];
export const soundPage = 'is valid, accessible in light and dark, and fits every width';

/** Opens a page and inspects it. What surrounds it is the same on all: axe looks at that where it looks at the whole. */
export async function inspectPage(page: Page, path: string, { whole = false } = {}): Promise<void> {
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
  expect(await violations({ contrast: 'sampled' })).toEqual([]);
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
