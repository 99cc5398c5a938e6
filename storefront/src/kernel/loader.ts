import { timing } from '@trolley/contract';

/** The longest the application waits for a quiet moment. */
const patience = 3000;

/**
 * Starts the application once the page is loaded and the browser is idle, or at the first touch or key.
 * A script tag in the page would race the first paint; one task for asking for a file, and one for running it, keep
 * each of them short.
 */
export function startLoader(page: Window, files: readonly string[], load: (file: string) => Promise<unknown>): void {
  const { document } = page;
  let started = false;

  const breathe = () => new Promise((resolve) => setTimeout(resolve));
  const loadAll = async () => {
    for (const href of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await breathe();
    }
    for (const file of files) {
      await load(file);
      await breathe();
    }
  };
  const start = () => {
    if (started) return;
    started = true;
    void loadAll();
  };

  const startWhenIdle = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout: patience });
    else setTimeout(start, timing.idleCallbackFallback);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else page.addEventListener('load', startWhenIdle);
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, start, { capture: true, passive: true });
}
