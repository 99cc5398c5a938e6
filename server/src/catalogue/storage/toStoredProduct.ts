import type { StoredProduct } from '../catalogue.ts';
import type { ProductRow } from './rows.ts';

type Columns = Omit<ProductRow, 'facts' | 'retired' | 'furtherPictures'> &
  Pick<StoredProduct, 'facts' | 'furtherPictures' | 'hasPhoto' | 'containsNone' | 'traces'>;

/** A product as the process keeps it, of a row and what belongs to it. Always built alike: a hundred thousand share one form. */
export function toStoredProduct(
  row: Columns,
  {
    prices,
    availabilityIn,
    boughtWith,
    base = baseOf(row),
  }: Pick<StoredProduct, 'prices' | 'availabilityIn' | 'boughtWith' | 'base'>,
): StoredProduct {
  return {
    sku: row.sku,
    productId: row.productId,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    category: row.category,
    pack: row.pack,
    base,
    selling: row.selling,
    pieceGrams: row.pieceGrams,
    maxQuantity: row.maxQuantity,
    bundleSize: row.bundleSize,
    bundleInfo: row.bundleInfo,
    deposit: row.deposit,
    vat: row.vat,
    minAge: row.minAge,
    labels: row.labels,
    origins: row.origins,
    contains: row.contains,
    containsNone: row.containsNone || undefined,
    traces: row.traces,
    popularity: row.popularity,
    boughtWith,
    find: row.find,
    picture: row.picture,
    hasPhoto: row.hasPhoto || undefined,
    furtherPictures: row.furtherPictures,
    zones: row.zones,
    prices,
    availability: row.availability,
    availabilityIn,
    facts: row.facts,
  };
}

export function baseOf({ baseQuantity, baseUnit }: Pick<Columns, 'baseQuantity' | 'baseUnit'>): StoredProduct['base'] {
  return baseQuantity === undefined || !baseUnit ? undefined : { quantity: baseQuantity, unit: baseUnit };
}
