import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The size of the root's letters, if not the usual one. */
  readonly letters: string;
}

export const largeOnPhone: Size = { name: 'with large letters on a phone', width: 390, height: 844, letters: '200%' };

/** A desk's screen of 1280 × 1024 at 200 and 400 %; then letters alone twice as large, on a phone and on a desk. */
const sizes: readonly Size[] = [
  largeOnPhone,
  { name: 'at 200 %', width: 640, height: 512, letters: '' },
  { name: 'at 400 %', width: 320, height: 256, letters: '' },
  { name: 'with large letters on a desk', width: 1280, height: 1024, letters: '200%' },
];

/** WCAG 1.4.4, 1.4.10, 2.4.11: nothing of the open page is lost when it is enlarged, and its main button is reached. */
export async function expectEnlarged(
  page: Page,
  button: Locator,
  { inside = 'body', at = sizes }: { readonly inside?: string; readonly at?: readonly Size[] } = {},
): Promise<void> {
  // What is skipped until it is near has its place only then.
  await page.evaluate(() => document.documentElement.setAttribute('data-moved', ''));
  for (const { name, letters, ...size } of at) {
    await page.setViewportSize(size);
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, letters);
    expect.soft(await lost(page, inside), `${page.url()} ${name}`).toEqual([]);
    const pressed = button.filter({ visible: true }).first();
    // What has the focus already is not scrolled to.
    await pressed.blur();
    await pressed.focus();
    expect.soft(await isInSight(pressed), `the button of ${page.url()} ${name}`).toBe(true);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Whether a press on its middle meets it, which it does below no bar and not beyond the edge. */
function isInSight(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}

export function lost(page: Page, inside: string): Promise<readonly string[]> {
  return page.evaluate(async (scope) => {
    const found = new Set<string>();
    // A browser without a window may leave out frames that nobody would see: what is measured below lays out by itself.
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 2000);
      });
    // What follows the width by itself does so in the next frame.
    await drawn();
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`pushed sideways by ${scrollWidth - clientWidth} px: ${farthest()}`);

    const bars = ['fixed', 'sticky'];
    const isOnBar = (element: Element | null): boolean =>
      element !== null && (bars.includes(getComputedStyle(element).position) || isOnBar(element.parentElement));
    scrollTo({ top: clientHeight, behavior: 'instant' });
    await drawn();
    const lines = Array.from({ length: 64 }, (_, line) => ((line + 0.5) * clientHeight) / 64);
    const covered = lines.filter((y) => isOnBar(document.elementFromPoint(clientWidth / 2, y)));
    if (scope === 'body' && covered.length > 32) found.add(`bars take ${covered.length} of 64 parts of the height`);
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();

    interface Shown {
      readonly words: string;
      readonly element: Element;
      readonly rect: DOMRect;
      readonly isOnBar: boolean;
    }
    const shown: Shown[] = [];
    const root = document.querySelector(scope) ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, noscript, option, svg, .visually-hidden, .skip-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) {
        const seen = clip(rect, element, words);
        if (seen) shown.push({ words, element, rect: seen, isOnBar: isOnBar(element) });
      }
    }
    // What a button says by its icon alone.
    for (const icon of root.querySelectorAll(':is(button, a) svg, .favourite')) {
      const button = icon.closest('button, a');
      if (!button || button.textContent?.trim()) continue;
      if (!icon.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const words = button.getAttribute('aria-label') ?? '';
      const seen = clip(icon.getBoundingClientRect(), icon, words);
      if (seen) shown.push({ words, element: icon, rect: seen, isOnBar: isOnBar(icon) });
    }
    shown.sort((a, b) => a.rect.top - b.rect.top);
    for (const [index, a] of shown.entries())
      for (const b of shown.slice(index + 1)) {
        if (b.rect.top >= a.rect.bottom) break;
        if (a.element === b.element || a.isOnBar || b.isOnBar) continue;
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const high = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
        if (wide > 2 && high > 0.35 * Math.min(a.rect.height, b.rect.height))
          found.add(`over each other: ${a.words} / ${b.words}`);
      }
    return [...found];

    /** Where to look for what pushes: what scrolls by itself keeps what it has. */
    function farthest(): string {
      const isKept = (one: Element | null): boolean =>
        one !== null &&
        one !== document.body &&
        (getComputedStyle(one).overflowX !== 'visible' || isKept(one.parentElement));
      const free = [...document.querySelectorAll('body *')].filter((one) => !isKept(one.parentElement));
      const beyond = free.filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      return beyond.map((one) => `${one.tagName} ${one.getAttribute('class')}`).join(', ');
    }

    /** What is seen of a text. To end with three dots is a choice of the design, and so is to scroll. */
    function clip(text: DOMRect, element: Element, words: string): DOMRect | undefined {
      let { left, top, right, bottom } = text;
      if (right - left < 2 || bottom - top < 2) return undefined;
      let isFree = true;
      for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (style.clipPath !== 'none' && box.width <= 2) return undefined;
        const isOpen = style.overflowX === 'visible' && style.overflowY === 'visible';
        if (isOpen || one === document.body) continue;
        const isMeant =
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none' ||
          [style.overflowX, style.overflowY].some((how) => how === 'auto' || how === 'scroll');
        const before = (right - left) * (bottom - top);
        // What clips sideways alone leaves what stands above and below it.
        if (style.overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (right <= left || bottom <= top) return undefined;
        if (isMeant) isFree = false;
        else if (isFree && (right - left) * (bottom - top) < 0.9 * before) found.add(`cut: ${words}`);
      }
      if (isFree && (left < -1 || right > clientWidth + 1)) found.add(`beyond the edge: ${words}`);
      return new DOMRect(left, top, right - left, bottom - top);
    }
  }, inside);
}
