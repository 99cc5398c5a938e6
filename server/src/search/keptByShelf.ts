import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { type Cache, createCache } from '../platform/cache.ts';

const room = 2 * 1024 * 1024;

/** Works something out once for each name, as long as the shelf is the same; of each shelf so much as was asked for last. */
export function keptByShelf<T extends object>(
  sizeOf: (value: T) => number,
): (shelf: Shelf, name: string, make: () => T) => T {
  const shelves = new WeakMap<Shelf, Cache<T>>();
  return (shelf, name, make) => {
    let kept = shelves.get(shelf);
    if (!kept) shelves.set(shelf, (kept = createCache<T>(room, { sizeCalculation: sizeOf })));
    let value = kept.get(name);
    if (value === undefined) kept.set(name, (value = make()));
    return value;
  };
}
