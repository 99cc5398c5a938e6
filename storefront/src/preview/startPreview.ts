import type { PagePreview } from '@trolley/contract';
import { createBar } from './bar.ts';
import { createBridge } from './bridge.ts';
import { keepPreview } from './keepPreview.ts';
import { createOverlay } from './overlay.ts';
import { partsOf } from './pairBlocks.ts';
import { type PreviewedPage, parameter, readFirstPage } from './previewData.ts';
import { isShortcut } from './shortcut.ts';

/** CONT-04, STUD-04: what a page in preview does more than the same page in the shop. */
export function startPreview(page: Window & typeof globalThis, { token, moment, site, texts }: PagePreview): void {
  const { document, location } = page;
  const words = (key: string) => texts[key] ?? key;
  const pages = new Map<string, PreviewedPage>();
  const know = (one: PreviewedPage) => void pages.set(one.path, one);
  const first = readFirstPage(document);
  if (first) know(first);

  let path = location.pathname;
  let wasReady = '';
  const hydrated = whenHydrated(page);

  const bridge = createBridge(page, {
    mark: (block) => overlay.mark(block),
    edit: (on) => overlay.edit(on),
    refresh: () => void hydrated.then(refresh),
  });
  const overlay = createOverlay({
    page,
    words,
    chosen(block) {
      bridge.tell({ type: 'preview:choose', block });
      return bridge.isFramed;
    },
    hovered: (block) => bridge.tell({ type: 'preview:hover', block }),
    toggled: (on) => bar?.show(on),
  });
  const toggle = () => overlay.toggle(!overlay.isOn());
  const bar =
    token === undefined || bridge.isFramed
      ? undefined
      : createBar(document, {
          words,
          isLater: moment !== undefined,
          endAddress: () => withoutPreview(location),
          toggle,
        });

  function look(): void {
    const shown = pages.get(location.pathname) ?? pages.get(path);
    const parts = partsOf(document, shown ?? { blocks: [] });
    overlay.use(parts);
    if (location.pathname !== path) {
      path = location.pathname;
      bridge.tell({ type: 'preview:navigate', path });
    }
    const blocks = parts.map(({ block, kind }) => ({ block, kind }));
    const ready = JSON.stringify([path, blocks]);
    if (ready === wasReady) return;
    wasReady = ready;
    bridge.tell({ type: 'preview:ready', path, blocks });
  }

  /** The page's data anew: to the shop it looks as if somebody came back to where they are, so it swaps in place and keeps the scroll. */
  function refresh(): void {
    page.dispatchEvent(new PopStateEvent('popstate', { state: page.history.state as unknown }));
  }

  /** Told anew also where it shows the same parts: the studio waits to hear that the page is up to date. */
  const fetched = (one: PreviewedPage) => {
    know(one);
    wasReady = '';
    page.setTimeout(look, 400);
  };
  keepPreview(page, { token, site, fetched, outdated: () => location.reload() });
  // Whoever edits wants it alive at once.
  if (token !== undefined) page.dispatchEvent(new Event('pointerdown'));
  page.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
  onChange(page, look);
  look();
}

/** The address without the token. */
function withoutPreview({ href }: Location): string {
  const url = new URL(href);
  url.searchParams.delete(parameter);
  return url.href;
}

/** Once the shop's script has taken over: before that there is nobody who could load anything anew. */
function whenHydrated(page: Window): Promise<void> {
  const { shopKernel } = page;
  if (!shopKernel) return Promise.resolve();
  const takeOver = shopKernel.takeOver.bind(shopKernel);
  return new Promise((resolve) => {
    shopKernel.takeOver = () => {
      takeOver();
      // The router follows Back and Forward from the next turn on.
      setTimeout(resolve, 100);
    };
  });
}

/** What the page shows has changed; at most once for each frame that is drawn. */
function onChange(page: Window & typeof globalThis, changed: () => void): void {
  const root = page.document.getElementById('app');
  if (!root) return;
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    page.requestAnimationFrame(() => {
      waiting = false;
      changed();
    });
  };
  new MutationObserver(later).observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'class'],
  });
}
