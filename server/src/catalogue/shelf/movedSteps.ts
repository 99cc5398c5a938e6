import { stepOf, stepsOf } from './narrow.ts';
import type { Stock, ZoneStock } from './stock.ts';
import { findShelved } from './zoneStock.ts';

interface Stocks {
  readonly before: Stock;
  readonly after: Stock;
}

/** Whether the price slider of a list stops elsewhere now, or counts this product elsewhere, in any zone that was shown. */
export function movedSteps({ before, after }: Stocks, key: string, sku: string): boolean {
  for (const [zone, old] of before.zones) {
    const now = after.zones.get(zone);
    const [listBefore, listAfter] = [old.lists.get(key), now?.lists.get(key)];
    // A list that is not at hand may still have been shown.
    if (!now || !listBefore || !listAfter) return true;
    const steps = stepsOf(listAfter);
    if (listBefore !== listAfter && stepsOf(listBefore).join() !== steps.join()) return true;
    const stepIn = (stock: Stock, zoneStock: ZoneStock) => {
      const shelved = findShelved(stock, zoneStock, sku);
      return shelved && stepOf(steps, shelved.current);
    };
    if (steps.length > 0 && stepIn(before, old) !== stepIn(after, now)) return true;
  }
  return false;
}
