import { createRouter, type Load } from '../router/createRouter.ts';
import type { RouterHistory } from '../router/history.ts';
import { type Location, locationOf } from '../router/location.ts';
import type { ScrollMemory } from '../router/scrollMemory.ts';

/** A history in memory; the shopper is at the last of the given addresses. */
function memoryHistory(addresses: readonly string[]): RouterHistory {
  const root: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  let entries = addresses.map((address) => locationOf(address, root));
  let index = entries.length - 1;
  let told = () => {};
  return {
    current: () => ({ location: entries[index] ?? root, index }),
    push(location) {
      entries = [...entries.slice(0, index + 1), location];
      index += 1;
    },
    replace(location) {
      entries = entries.with(index, location);
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      told();
    },
    revert(to) {
      index = to;
    },
    listen(moved) {
      told = moved;
      return () => {
        told = () => {};
      };
    },
  };
}

interface MemoryRouterOptions<Data> {
  /** The visited addresses, the open one last. */
  readonly at?: string | readonly string[];
  readonly load?: Load<Data>;
  readonly data?: Data;
  readonly scroll?: ScrollMemory;
}

/** The real router, with a history of its own. Without a loader every address is there. */
export function memoryRouter<Data = unknown>({ at = '/', load, data, scroll }: MemoryRouterOptions<Data> = {}) {
  return createRouter<Data | undefined>({
    history: memoryHistory([at].flat()),
    data,
    load: load ?? (async () => ({ kind: 'page', data })),
    scroll,
  });
}
