import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for a browser that lays things out: whoever watches an element's size is told when the test says so. */
export function watchResizing(): { tellAll(): void } {
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
  return { tellAll: () => watching.forEach((tell) => tell()) };
}
