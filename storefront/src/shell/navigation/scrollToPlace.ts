import { timing } from '@trolley/contract';

/** Scrolls to an element and focuses it. */
export async function scrollToPlace(place: HTMLElement, page: Window): Promise<void> {
  const room =
    pixels(page.getComputedStyle(place).scrollMarginTop) +
    pixels(page.getComputedStyle(page.document.documentElement).scrollPaddingTop);
  const from = page.scrollY;
  const to = Math.max(0, from + place.getBoundingClientRect().top - room);
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) page.scrollTo(0, to);
  else await glide(from, to, page);
  focusOn(place);
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

export function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}

async function glide(from: number, to: number, page: Window): Promise<void> {
  const start = page.performance.now();
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / timing.scrollDuration));
      page.scrollTo(0, from + (to - from) * easeOut(part));
      if (part < 1) page.requestAnimationFrame(step);
      else resolve();
    };
    page.requestAnimationFrame(step);
  });
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
