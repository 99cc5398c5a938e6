import { afterEach, beforeEach, vi } from 'vitest';

/** A fake ResizeObserver: tests trigger it by hand. */
export function fakeResizeObserver(): { triggerAll(): void } {
  const watching = new Set<() => void>();
  class Watcher implements ResizeObserver {
    readonly #tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#tell = () => callback([], this);
    }
    observe() {
      watching.add(this.#tell);
    }
    unobserve() {}
    disconnect() {
      watching.delete(this.#tell);
    }
  }
  beforeEach(() => void vi.stubGlobal('ResizeObserver', Watcher));
  afterEach(() => {
    vi.unstubAllGlobals();
    watching.clear();
  });
  return { triggerAll: () => watching.forEach((tell) => tell()) };
}
