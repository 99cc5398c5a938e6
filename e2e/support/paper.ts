import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What margins of a centimetre leave of A4, in the pixels of a style sheet. */
const sheet = { width: 718, height: 1046 };

/** What only a screen has: what can be pressed, leads on or tells something in passing. Some lies over its words unseen. */
const ofTheScreen =
  'button:not(.step-timer), .button, select:not(.dinner-day > *), nav, [role="navigation"], [role="search"], .top-bar, .tab-bar, .bottom-bar, .checkout-bar, .consent-strip, .toasts';

/** The open page on paper, of a shopper whose screen is dark; answers how many sheets it takes. */
export async function printed(page: Page, check: () => Promise<void>): Promise<number> {
  const screen = page.viewportSize();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.locator(ofTheScreen).filter({ visible: true }).allInnerTexts()).toEqual([]);
  expect(await faults(page)).toEqual([]);
  await check();
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
  if (screen) await page.setViewportSize(screen);
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

/** Printers leave backgrounds out: what is not dark by itself is not read. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`too wide by ${scrollWidth - clientWidth} px`);
    for (const element of [document.documentElement, document.body]) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (!['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor) || backgroundImage !== 'none')
        found.push(`${element.tagName} has a background`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, .visually-hidden, .skip-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && (left < 0 || right > clientWidth)) found.push(`cut off: ${text.textContent}`);
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      if (red * 0.3 + green * 0.6 + blue * 0.1 > 150) found.push(`pale: ${text.textContent}`);
    }
    return found;
  });
}
