/** Elements that count as seen: rows of products, and what an editor's offer may look like. */
export const rowSelector = '.product-slider';
export const promotionSelector = '.hero-main, .hero-side, .home-hero, .banner, .teaser-card, .promotion';

interface Page {
  readonly document: Pick<Document, 'querySelectorAll'>;
  readonly innerHeight: number;
  readonly IntersectionObserver?: typeof IntersectionObserver;
  setTimeout(work: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
}

/** Parts of a page come one after the other: what the browser fetches for itself is there last. */
const looksMs = [300, 1500, 5000];

/** Tells of every row and offer of a page once, when half of it, or half a screen of it, is in sight. */
export function watchSight(page: Page, seen: (element: Element) => void) {
  let known = new WeakSet<Element>();
  let timers: number[] = [];
  const observer =
    page.IntersectionObserver &&
    new page.IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries) {
          if (intersectionRatio < 0.5 && intersectionRect.height < page.innerHeight / 2) continue;
          observer?.unobserve(target);
          seen(target);
        }
      },
      { threshold: [0.1, 0.2, 0.5] },
    );
  const look = () => {
    for (const element of page.document.querySelectorAll(`main :is(${rowSelector}, ${promotionSelector})`)) {
      if (known.has(element)) continue;
      known.add(element);
      observer?.observe(element);
    }
  };
  const stop = () => {
    for (const timer of timers) page.clearTimeout(timer);
    observer?.disconnect();
  };
  return {
    /** Another page is shown. */
    turnPage() {
      stop();
      known = new WeakSet();
      timers = observer ? looksMs.map((ms) => page.setTimeout(look, ms)) : [];
    },
    stop,
  };
}
