import { stepsOf } from './narrow.ts';
import type { Stock } from './stock.ts';

/** Whether the price slider of a list stops elsewhere now, in any zone that was shown. */
export function movedSteps({ before, after }: { readonly before: Stock; readonly after: Stock }, key: string): boolean {
  for (const [zone, old] of before.zones) {
    const [listBefore, listAfter] = [old.lists.get(key), after.zones.get(zone)?.lists.get(key)];
    // A list that is not at hand may still have been shown.
    if (!listBefore || !listAfter) return true;
    if (listBefore !== listAfter && stepsOf(listBefore).join() !== stepsOf(listAfter).join()) return true;
  }
  return false;
}
