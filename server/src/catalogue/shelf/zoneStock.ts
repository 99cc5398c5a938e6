import { LayeredMap } from '../layeredMap.ts';
import type { Shelved } from './shelved.ts';
import { hasZonePrices, isCarried } from './shelved.ts';
import type { Stock, ZoneStock } from './stock.ts';
import { shelveIn } from './stock.ts';

export function zoneStockOf(stock: Stock, zone: string): ZoneStock {
  let zoneStock = stock.zones.get(zone);
  if (!zoneStock) {
    zoneStock = newZoneStock(stock, zone);
    stock.zones.set(zone, zoneStock);
  }
  return zoneStock;
}

/** Asked for with each of thousands that a search finds: `own` and `everywhere` hold what the catalogue holds. */
export function findShelved({ everywhere }: Stock, { zone, own }: ZoneStock, sku: string): Shelved | undefined {
  const shelved = (own.size > 0 ? own.get(sku) : undefined) ?? everywhere.get(sku);
  return shelved && isCarried(shelved.product, zone) ? shelved : undefined;
}

function newZoneStock({ catalogue, everywhere }: Stock, zone: string): ZoneStock {
  const own = new Map<string, Shelved>();
  const byCategory = new Map<string, Shelved[]>();
  const byBrand = new Map<string, Shelved[]>();
  for (const product of catalogue.products.values()) {
    if (!isCarried(product, zone)) continue;
    const hasOwn = hasZonePrices(product);
    const shelved = hasOwn ? shelveIn(product, zone, catalogue) : everywhere.get(product.sku);
    if (!shelved) continue;
    if (hasOwn) own.set(product.sku, shelved);
    put(byCategory, product.category, shelved);
    if (product.brand !== undefined) put(byBrand, product.brand, shelved);
  }
  return { zone, own: LayeredMap.of(own), byCategory, byBrand, lists: new Map() };
}

function put(groups: Map<string, Shelved[]>, slug: string, shelved: Shelved): void {
  const group = groups.get(slug);
  if (group) group.push(shelved);
  else groups.set(slug, [shelved]);
}
