import { limits } from '@trolley/contract';

/** A pointer that sweeps over a menu queues many links: beyond this the oldest are dropped. */
const mostWaiting = 20;

/** Runs at most five prefetches at once; the others wait. A failed one is fetched again when it is needed. */
export function createPreloads(load: (href: string) => Promise<void>, most: number = limits.concurrentRoutePreloads) {
  const waiting: string[] = [];
  const running = new Set<string>();

  const next = () => {
    while (running.size < most) {
      const href = waiting.pop();
      if (href === undefined) return;
      running.add(href);
      void load(href)
        .catch(() => undefined)
        .finally(() => {
          running.delete(href);
          next();
        });
    }
  };

  return (href: string): void => {
    if (running.has(href) || waiting.includes(href)) return;
    waiting.push(href);
    if (waiting.length > mostWaiting) waiting.shift();
    next();
  };
}
