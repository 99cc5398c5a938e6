import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More stops than any screen has. */
const furthest = 200;

/** Goes on by a key until something has the focus; whatever has it on the way is in sight, with a ring around it. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < furthest; steps += 1) {
    // A ring may come in slowly.
    await expect.poll(async () => (await wanted.evaluate(lookAtFocus)).unseen).toBeUndefined();
    if ((await wanted.evaluate(lookAtFocus)).isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${wanted.toString()}`);
}

/** Goes there by Tab and presses Enter. */
export async function pressByKeys(page: Page, wanted: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, wanted, key);
  await page.keyboard.press('Enter');
}

/** In the page: whether it has the focus, and what has it without being seen. */
function lookAtFocus(wanted: Element): { readonly isThere: boolean; readonly unseen?: string } {
  const now = document.activeElement;
  // Before the first stop, behind the last one, and where a screen was left for another.
  if (!now || now === document.body || now.matches('main')) return { isThere: false };
  // A page in a frame has rings of its own.
  if (now instanceof HTMLIFrameElement) return { isThere: now === wanted };
  const hasRing = (one: Element | null | undefined) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const { width, height, top, bottom, left, right } = now.getBoundingClientRect();
  const isInSight =
    width > 0 && height > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  // The ring may be drawn around a field with its sign, or around the box that stands for a hidden one.
  const isSeen = isInSight && [now, now.parentElement, now.nextElementSibling].some(hasRing);
  const unseen = isSeen ? undefined : now.outerHTML.slice(0, 200);
  return { isThere: now === wanted, unseen };
}
