import type { ProductFacts } from '@trolley/contract';
import type { BrandRow, CategoryRow, PriceRow, ProductRow, StockRow, StoreRow, VatRow } from '../storage/rows.ts';
import type { CheckedRow, RowProblem } from './checkRow.ts';
import { type Content, type Measure, readContent } from './content.ts';
import type { ImportKind } from './importKind.ts';
import type { ImportRow } from './importRow.ts';
import { beginOf, endOf } from './moments.ts';
import { slugOf } from './slugOf.ts';

/** What the catalogue will be told, as far as a row alone can say it. */
export interface StagedRows {
  store: StoreRow & { readonly zoneName?: string };
  vat: VatRow;
  category: CategoryRow;
  brand: BrandRow;
  /** Its base price depends on the category, its picture may be a photo or is drawn. */
  product: Omit<ProductRow, 'picture'> & { readonly content?: Content };
  price: PriceRow;
  stock: StockRow;
}

/** A row of the staging table: what it says, and what it points at. */
export interface StagedRow<Kind extends ImportKind = ImportKind> {
  readonly kind: Kind;
  /** Two rows of one kind with the same key say the same thing twice. */
  readonly key: string;
  readonly sku?: string;
  readonly slug?: string;
  readonly category?: string;
  readonly brand?: string;
  readonly brandName?: string;
  readonly vat?: string;
  readonly store?: string;
  readonly zones?: readonly string[];
  readonly measure?: Measure;
  /** Path of a photo, as the file names it. */
  readonly photo?: string;
  readonly row: StagedRows[Kind];
}

/** The row as it is staged, or what is wrong between its fields. `position` orders what says no order of its own. */
export function stageRow(
  checked: CheckedRow,
  position: number,
  timeZone: string,
): StagedRow | { readonly problems: readonly RowProblem[] } {
  const staged = toStagedRow(checked, position, timeZone);
  const problems = problemsOf(staged);
  return problems.length > 0 ? { problems } : staged;
}

function problemsOf({ kind, row, slug, brand }: StagedRow): readonly RowProblem[] {
  const reason = 'expected a name with letters or digits that an address can hold';
  if (kind === 'brand' && slug === '') return [{ field: 'name', reason: `${reason}, or a "slug"` }];
  if (kind === 'product' && brand === '') return [{ field: 'brand', reason }];
  const { from, until } = row as Partial<PriceRow>;
  const backwards = kind === 'price' && from !== undefined && until !== undefined && until <= from;
  return backwards ? [{ field: 'until', reason: 'expected an end after the beginning' }] : [];
}

function toStagedRow(checked: CheckedRow, position: number, timeZone: string): StagedRow {
  switch (checked.kind) {
    case 'store': {
      const { id, zone } = checked.row;
      return { kind: 'store', key: id, store: id, zones: [zone], row: checked.row };
    }
    case 'vat': {
      const { name, permille, from } = checked.row;
      const row = { name, permille, from: beginOf(from ?? '2000-01-01', timeZone) };
      return { kind: 'vat', key: `${name} ${row.from}`, vat: name, row };
    }
    case 'category': {
      const { picture, ...row } = checked.row;
      return {
        kind: 'category',
        key: row.slug,
        slug: row.slug,
        category: row.parent,
        photo: picture,
        row: { position, ...row },
      };
    }
    case 'brand': {
      const row = { ...checked.row, slug: checked.row.slug ?? slugOf(checked.row.name) };
      return { kind: 'brand', key: row.slug, slug: row.slug, row };
    }
    case 'product':
      return stagedProduct(checked.row);
    case 'price':
      return stagedPrice(checked.row, timeZone);
    case 'stock': {
      const { sku, store, availability, quantity } = checked.row;
      const stated = availability ?? (quantity === 0 ? 'temporarilyUnavailable' : 'available');
      return { kind: 'stock', key: `${sku} ${store}`, sku, store, row: { sku, store, availability: stated } };
    }
  }
}

function stagedProduct(given: ImportRow<'product'>): StagedRow<'product'> {
  const { sku, brand: brandName, category, vat, picture, name, pack } = given;
  const zones = given.zones?.length ? once(given.zones) : undefined;
  const brand = slugOf(brandName);
  const slug = given.slug ?? `${slugOf(`${name} ${pack}`, 60)}-${slugOf(sku)}`.replace(/^-/, '');
  const content = given.content === undefined ? undefined : readContent(given.content);
  const weighed =
    given.pieceGrams === undefined ? undefined : ({ measure: 'mass', quantity: given.pieceGrams } as const);
  const row: StagedRows['product'] = {
    sku,
    productId: given.productId ?? sku,
    slug,
    name,
    brand,
    category,
    pack,
    content: content ?? weighed,
    selling: given.selling ?? 'pack',
    pieceGrams: given.pieceGrams,
    maxQuantity: given.maxQuantity ?? 24,
    bundleSize: given.bundleSize,
    bundleInfo: given.bundleInfo,
    deposit: given.depositCents,
    vat,
    minAge: given.minAge,
    labels: once(given.labels),
    origins: once(given.origins?.map(({ country }) => country)),
    contains: once(given.contains),
    popularity: given.popularity ?? 1,
    find: once(given.find),
    zones,
    availability: given.availability ?? 'available',
    facts: factsOf(given),
    retired: false,
  };
  return {
    kind: 'product',
    key: sku,
    sku,
    slug,
    category,
    brand,
    brandName,
    vat,
    zones,
    measure: content?.measure,
    photo: picture,
    row,
  };
}

function once<T>(list: readonly T[] | undefined): T[] {
  return [...new Set(list)];
}

function factsOf(given: ImportRow<'product'>): ProductFacts {
  const { gtin, ingredients, nutrition, madeIn, storage, shelfLife, drainedWeight, alcohol, maker, contact } = given;
  const known = { gtin, ingredients, nutrition, madeIn, storage, shelfLife, drainedWeight, alcohol, maker, contact };
  return {
    about: given.about ?? '',
    contains: once(given.contains),
    traces: once(given.traces).filter((code) => !given.contains?.includes(code)),
    origins: given.origins ?? [],
    notes: given.notes ?? [],
    ...known,
  };
}

function stagedPrice(given: ImportRow<'price'>, timeZone: string): StagedRow<'price'> {
  const { sku, type = 'regular', zone = '', cents = null } = given;
  const from = given.from === undefined ? undefined : beginOf(given.from, timeZone);
  const until = given.until === undefined ? undefined : endOf(given.until, timeZone);
  return {
    kind: 'price',
    key: `${sku} ${type} ${zone} ${from ?? ''}`,
    sku,
    zones: zone === '' ? undefined : [zone],
    row: { sku, zone, kind: type, value: cents, from, until },
  };
}
