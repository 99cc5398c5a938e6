import { timing } from '@trolley/contract';

/** The longest a task waits for an idle browser. */
const patience = 5000;

/** Runs the tasks one after the other, each when the browser is idle. */
export function runWhenIdle(page: Window, [next, ...later]: readonly (() => void)[]): void {
  if (!next) return;
  whenIdle(page, () => {
    if (later.length > 0) runWhenIdle(page, later);
    next();
  });
}

export function whenIdle(page: Window, work: () => void): void {
  if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: patience });
  else page.setTimeout(work, timing.idleCallbackFallback);
}
