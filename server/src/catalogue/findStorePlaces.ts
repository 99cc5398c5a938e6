import type { Queryable } from '../platform/database/database.ts';

/** Where a product stands in a store. */
export interface StorePlace {
  readonly sku: string;
  /** As its sign says. */
  readonly aisle: string;
  readonly shelf: string | null;
  /** Along the walk through the store. */
  readonly position: number | null;
}

/** The places of products in a store, as far as the retailer told them. */
export async function findStorePlaces(
  database: Queryable,
  store: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StorePlace>> {
  const places = await database.query<StorePlace>({
    text: 'select sku, aisle, shelf, position from store_place where store = $1 and sku = any($2)',
    values: [store, skus],
  });
  return new Map(places.map((place) => [place.sku, place]));
}
