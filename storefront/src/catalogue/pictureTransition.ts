import type { PageTransition } from '../shell/router/RouterProvider.tsx';

const name = 'product-picture';

/**
 * Between a list and a product the tile's picture becomes the product's, and back, where the browser has view transitions
 * and the shopper wants motion. Everything else changes at once; the animation is in `shell.css`.
 */
export function pictureTransition(page: Window): PageTransition {
  const { document } = page;
  return (render, { from, to }) => {
    // Older browsers do not have it.
    const start = (document as Partial<Document>).startViewTransition?.bind(document);
    if (!start || page.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    const tile = tileOf(page, to);
    const picture = tile ?? stageOf(document);
    if (!picture || !isInView(picture, page)) return false;
    const names = [picture];
    picture.style.viewTransitionName = name;
    const transition = start(() => {
      render();
      picture.style.viewTransitionName = '';
      const shown = tile ? stageOf(document) : tileOf(page, from);
      if (!shown || !isInView(shown, page)) return;
      names.push(shown);
      shown.style.viewTransitionName = name;
    });
    const end = () => {
      for (const named of names) named.style.viewTransitionName = '';
    };
    // A transition that the browser skips, for instance because the next one begins, is no error.
    transition.ready.catch(() => undefined);
    transition.finished.then(end, end);
    return true;
  };
}

/** The picture of the tile that leads there; where there are several, of the one that was pressed. */
function tileOf({ document }: Window, path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.product-tile .product-name a')].filter(
    ({ pathname }) => pathname === path,
  );
  const link = links.find((one) => one === document.activeElement) ?? links[0];
  return link?.closest('.product-tile')?.querySelector<HTMLElement>('.product-ground img') ?? undefined;
}

/** The large picture of a product's page. */
function stageOf(document: Document): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main .product-stage img') ?? undefined;
}

function isInView(element: HTMLElement, { innerHeight }: Window): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
