import type { Product } from '@trolley/contract';
import type { Catalogue } from '../catalogue.ts';
import { pickCompanions } from '../companion/pickCompanions.ts';
import { countShelf } from './countShelf.ts';
import { showListing } from './listing.ts';
import { groupOf } from './listOf.ts';
import { pickOffers, pickPopular, pickSimilar } from './picks.ts';
import type { Shelf } from './shelf.ts';
import type { Shelved } from './shelved.ts';
import { availabilityOf } from './shelved.ts';
import { showDetail, showProduct } from './showProduct.ts';
import { bestIn, showBrand, showBrands, showCategory, showTree } from './showTree.ts';
import type { Stock, ZoneStock } from './stock.ts';
import { stockOf } from './stock.ts';
import { findShelved, zoneStockOf } from './zoneStock.ts';

const shelves = new WeakMap<ZoneStock, Shelf>();

/** The shelf of a zone; of the first one where the zone is unknown or empty. */
export function shelfOf(catalogue: Catalogue, zone: string): Shelf {
  const stock = stockOf(catalogue);
  const known = catalogue.zones.includes(zone) ? zone : (catalogue.zones[0] ?? '');
  const zoneStock = zoneStockOf(stock, known);
  let shelf = shelves.get(zoneStock);
  if (!shelf) {
    shelf = newShelf(stock, zoneStock);
    shelves.set(zoneStock, shelf);
  }
  return shelf;
}

function newShelf(stock: Stock, zoneStock: ZoneStock): Shelf {
  const { products, skuBySlug } = stock.catalogue;
  const find = (sku: string) => findShelved(stock, zoneStock, sku);
  const show = (shelved: Shelved) => showProduct(stock, shelved);
  const once = <T>(make: () => T) => {
    let made: { readonly value: T } | undefined;
    return () => (made ??= { value: make() }).value;
  };

  const product = (sku: string): Product | undefined => {
    const shelved = find(sku);
    return shelved && show(shelved);
  };

  return {
    zone: zoneStock.zone,
    product,
    productBySlug: (slug) => product(skuBySlug.get(slug) ?? ''),
    detail: (sku) => {
      const shelved = find(sku);
      return shelved && showDetail(stock, zoneStock, shelved);
    },
    tree: once(() => showTree(stock, zoneStock)),
    best: (slug) => {
      const shelved = bestIn(stock, zoneStock, slug);
      return shelved && show(shelved);
    },
    category: (slug) => showCategory(stock, zoneStock, slug),
    brands: once(() => showBrands(stock, zoneStock)),
    brand: (slug) => showBrand(stock, zoneStock, slug),
    ofBrand: (slug, most) => groupOf(stock, zoneStock, { kind: 'brand', slug }).slice(0, most).map(show),
    list: (ask) => showListing(stock, zoneStock, ask),
    similar: (sku, most) => {
      const shelved = find(sku);
      return shelved ? pickSimilar(stock, zoneStock, shelved, most).map(show) : [];
    },
    companions: (sku, most) => {
      const shelved = find(sku);
      if (!shelved) return { bought: false, products: [] };
      const { bought, picked } = pickCompanions(stock, zoneStock, shelved, most);
      return { bought, products: picked.map(show) };
    },
    offers: (most) => pickOffers(stock, zoneStock, most).map(show),
    popular: (most) => pickPopular(stock, zoneStock, most).map(show),
    numbers: once(() => countShelf(stock, zoneStock)),
    inStore: (shown, store) => {
      const stored = products.get(shown.sku);
      const stores = stored?.availabilityIn;
      const differing = stores && Object.hasOwn(stores, store) ? stores[store] : undefined;
      if (!stored || !differing) return shown;
      const availability = availabilityOf(stored, differing);
      return availability === shown.availability ? shown : { ...shown, availability };
    },
  };
}
