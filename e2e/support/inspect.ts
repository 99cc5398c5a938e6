import type { Page } from '@playwright/test';
import { type AxeOptions, violations } from './axe.ts';
import { expect } from './test.ts';

const widths = [1440, 768, 390];

/** Inspects the open page, in light mode and on a phone in dark mode: axe, and no horizontal overflow. */
export async function inspect(page: Page, inside?: string): Promise<void> {
  const faults = (look?: Pick<AxeOptions, 'contrast'>) => violations(page, { inside, ...look });
  expect(await faults()).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page, inside), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // What is styled alike has the same contrast, and to look at that takes most of the time.
  expect(await faults({ contrast: 'sampled' }), 'on a phone in the dark').toEqual([]);
  expect(await faults({ contrast: 'not' }), 'on a phone').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** What can be pushed sideways though it should not, by its class. */
export function tooWide(page: Page, inside = 'html'): Promise<readonly string[]> {
  return page.evaluate(
    (scope) =>
      [document.documentElement, ...document.querySelectorAll(`${scope}, ${scope} .dialog-body`)]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ className, tagName }) => `${tagName} ${className}`),
    inside,
  );
}
