import { timing } from '@trolley/contract';

/** The longest the application waits for an idle browser. */
const maxWait = 3000;

/**
 * Starts the application once the page is loaded and the browser is idle, or at the first touch or key.
 * A script tag in the page would race the first paint; one task for asking for a file, and one for running it, keep
 * each of them short.
 */
export function startLoader(page: Window, files: readonly string[], load: (file: string) => Promise<unknown>): void {
  const { document } = page;
  let started = false;

  const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));
  const loadAll = async () => {
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await yieldToBrowser();
    }
    for (const file of files) {
      await load(file);
      await yieldToBrowser();
    }
  };
  const start = () => {
    if (started) return;
    started = true;
    void loadAll();
  };

  const startWhenIdle = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout: maxWait });
    else setTimeout(start, timing.idleCallbackFallback);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else page.addEventListener('load', startWhenIdle);
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, start, { capture: true, passive: true });
}
