import { isOrderable, type Product } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';

/** What is sold where a customer shops. */
export interface Place {
  /** Also what is sold in other zones alone, which cannot be ordered here; undefined where it is sold in none. */
  product(sku: string): { readonly product: Product; readonly orderable: boolean } | undefined;
}

/** By the chosen store, otherwise by the zone that pages are shown in; names that mean nothing are no harm. */
export function placeOf(
  catalogue: Catalogue,
  chosen: { readonly zone?: string | undefined; readonly store?: string | undefined },
): Place {
  const store = chosen.store === undefined ? undefined : catalogue.stores.get(chosen.store);
  const shelf = shelfOf(catalogue, store?.zone ?? chosen.zone ?? '');
  return {
    product(sku) {
      const here = shelf.product(sku);
      if (here) {
        const product = store ? shelf.inStore(here, store.id) : here;
        return { product, orderable: isOrderable(product.availability) };
      }
      const elsewhere = catalogue.products.has(sku) ? soldElsewhere(catalogue, sku) : undefined;
      return elsewhere && { product: { ...elsewhere, availability: 'unavailable' }, orderable: false };
    },
  };
}

function soldElsewhere(catalogue: Catalogue, sku: string): Product | undefined {
  for (const zone of catalogue.zones) {
    const product = shelfOf(catalogue, zone).product(sku);
    if (product) return product;
  }
  return undefined;
}
