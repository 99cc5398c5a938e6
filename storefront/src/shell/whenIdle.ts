import { timing } from '@trolley/contract';

/** The longest that anything waits for a quiet moment. */
const patience = 5000;

/** Does one thing after the other, each once the browser has nothing better to do. */
export function inQuietMoments(page: Window, [next, ...later]: readonly (() => void)[]): void {
  if (!next) return;
  whenIdle(page, () => {
    if (later.length > 0) inQuietMoments(page, later);
    next();
  });
}

export function whenIdle(page: Window, work: () => void): void {
  if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: patience });
  else page.setTimeout(work, timing.idleCallbackFallback);
}
