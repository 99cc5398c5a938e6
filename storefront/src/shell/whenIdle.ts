import { timing } from '@trolley/contract';

/** The longest that anything waits for a quiet moment. */
const patience = 5000;

/** Does something once the browser has nothing better to do. */
export function whenIdle(page: Window, work: () => void): void {
  if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: patience });
  else page.setTimeout(work, timing.idleCallbackFallback);
}
