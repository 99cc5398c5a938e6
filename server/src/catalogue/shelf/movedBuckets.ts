import { boundsOf } from './narrow.ts';
import { bucketOf } from './priceBuckets.ts';
import type { Stock } from './stock.ts';
import { findShelved } from './zoneStock.ts';

/** Whether a list counts a product's price otherwise now, in any zone that was shown. */
export function movedBuckets(
  { before, after }: { readonly before: Stock; readonly after: Stock },
  sku: string,
  key: string,
): boolean {
  for (const [zone, old] of before.zones) {
    const fresh = after.zones.get(zone);
    const was = findShelved(before, old, sku);
    const is = fresh && findShelved(after, fresh, sku);
    if (!was || !is || was.current === is.current) continue;
    const [listBefore, listAfter] = [old.lists.get(key), fresh.lists.get(key)];
    // A list that is not at hand may still have been shown.
    if (!listBefore || !listAfter) return true;
    const [boundsBefore, boundsAfter] = [boundsOf(listBefore), boundsOf(listAfter)];
    if (boundsBefore.join() !== boundsAfter.join()) return true;
    if (bucketOf(was.current, boundsBefore) !== bucketOf(is.current, boundsAfter)) return true;
  }
  return false;
}
