import type { Catalogue, CatalogueWatcher } from '../catalogue/catalogue.ts';

/** An index whose first building may be put off until the shop is open: of 100,000 products it takes as long as all the rest. */
export interface LateIndex extends CatalogueWatcher {
  /** Builds it, of the newest catalogue there is. Afterwards it is told of every catalogue before that is shown. */
  begin(): Promise<void>;
  isReady(): boolean;
  /** Does it at once where there is an index, otherwise when there is one; fails where that cannot be built. */
  whenReady<T>(work: () => T | Promise<T>): T | Promise<T>;
}

/** `later`: nothing is built before `begin`; otherwise with the first catalogue. */
export function lateIndex(index: CatalogueWatcher, { later }: { readonly later: boolean }): LateIndex {
  let newest: Catalogue | undefined;
  let ready = false;
  let building: Promise<void> | undefined;
  let hasFailed = false;
  let waiting = createWaiting();

  /** With whatever becomes of the catalogue meanwhile. */
  async function build(): Promise<void> {
    try {
      let taken: Catalogue | undefined;
      while (newest && taken !== newest) {
        taken = newest;
        await index.changed(taken);
      }
      ready = taken !== undefined;
      if (ready) waiting.go();
    } catch (error) {
      hasFailed = true;
      waiting.fail(error);
      waiting = createWaiting();
      throw error;
    } finally {
      building = undefined;
    }
  }

  const begin = (): Promise<void> => (building ??= build());

  return {
    begin,
    isReady: () => ready,
    whenReady: (work) => (ready ? work() : waiting.over.then(work)),
    async changed(next) {
      newest = next;
      if (ready) await index.changed(next);
      // What could not be built is tried again with what may be right by now.
      else if (!later || hasFailed) await begin();
    },
  };
}

function createWaiting() {
  let go = () => {};
  let fail = (_: unknown) => {};
  const over = new Promise<void>((resolve, reject) => {
    go = resolve;
    fail = reject;
  });
  // Perhaps nobody waits.
  over.catch(() => undefined);
  return { over, go, fail };
}
