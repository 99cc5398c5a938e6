/** Where the shopper was on the pages of the history, by the entry's key; it survives a reload. */
export interface ScrollMemory {
  save(key: string): void;
  of(key: string): number | undefined;
}

const name = 'trolley.scroll';

/** From the first use on, this and not the browser restores positions: the browser would do it before the page is there. */
export function createScrollMemory(page: Window): ScrollMemory & { start(currentKey: () => string): () => void } {
  let positions: Record<string, number> = {};
  return {
    save(key) {
      positions[key] = page.scrollY;
    },
    of: (key) => positions[key],
    start(currentKey) {
      try {
        positions = { ...(JSON.parse(page.sessionStorage.getItem(name) ?? '{}') as typeof positions), ...positions };
      } catch {
        // Without storage, or with something else in it, positions begin anew.
      }
      page.history.scrollRestoration = 'manual';
      const leaving = () => {
        positions[currentKey()] = page.scrollY;
        page.history.scrollRestoration = 'auto';
        try {
          page.sessionStorage.setItem(name, JSON.stringify(positions));
        } catch {
          // A full or forbidden storage costs positions, nothing else.
        }
      };
      // A page that comes back as it was left.
      const back = () => {
        page.history.scrollRestoration = 'manual';
      };
      page.addEventListener('pagehide', leaving);
      page.addEventListener('pageshow', back);
      return () => {
        page.removeEventListener('pagehide', leaving);
        page.removeEventListener('pageshow', back);
        page.history.scrollRestoration = 'auto';
      };
    },
  };
}
