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

export function findShelved(
  { catalogue, everywhere }: Stock,
  { zone, own }: ZoneStock,
  sku: string,
): Shelved | undefined {
  const product = catalogue.products.get(sku);
  return product && isCarried(product, zone) ? (own.get(sku) ?? everywhere.get(sku)) : undefined;
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
