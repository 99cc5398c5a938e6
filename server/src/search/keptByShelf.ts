import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { createCache } from '../platform/cache.ts';

/** For all shelves together: those of an older catalogue are not asked any more, so theirs makes room first. */
const room = 4 * 1024 * 1024;

/** Works something out once for each name, as long as the shelf is the same; so much as was asked for last is kept. */
export function keptByShelf<T extends object>(
  sizeOf: (value: T) => number,
): (shelf: Shelf, name: string, make: () => T) => T {
  const kept = createCache<T>(room, { sizeCalculation: sizeOf });
  const numbers = new WeakMap<Shelf, number>();
  let shelves = 0;
  return (shelf, name, make) => {
    let number = numbers.get(shelf);
    if (number === undefined) numbers.set(shelf, (number = shelves += 1));
    const key = `${number}\n${name}`;
    let value = kept.get(key);
    if (value === undefined) kept.set(key, (value = make()));
    return value;
  };
}
