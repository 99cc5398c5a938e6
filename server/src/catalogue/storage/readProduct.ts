import { allergenCodes, labelCodes, type ReferenceUnit, referenceUnits } from '@trolley/contract';
import type { PriceSpan, StoredProduct } from '../catalogue.ts';
import type { Interned } from './intern.ts';
import { joinSpans } from './joinSpans.ts';
import type { ProductColumns, StockColumns } from './queries.ts';
import type { StoredSpan } from './readSpans.ts';
import { baseOf, toStoredProduct } from './toStoredProduct.ts';

export interface ReadContext {
  readonly interned: Interned;
  /** Classes of value added tax there are. */
  readonly vatClasses: ReadonlySet<string>;
  readonly zones: readonly string[];
}

type Read = { readonly product: StoredProduct } | { readonly problem: string };

const knownLabels: ReadonlySet<string> = new Set(labelCodes);
const knownAllergens: ReadonlySet<string> = new Set(allergenCodes);
const knownUnits: ReadonlySet<string> = new Set(referenceUnits);

/** A product of its rows, or why it is none. */
export function readProduct(
  row: ProductColumns,
  prices: readonly StoredSpan[],
  stock: readonly StockColumns[],
  context: ReadContext,
): Read {
  const { interned } = context;
  const columns = {
    ...row,
    // Nearly always the same, and one text then.
    productId: row.productId === row.sku ? row.sku : row.productId,
    selling: interned.text(row.selling) as StoredProduct['selling'],
    availability: interned.text(row.availability) as StoredProduct['availability'],
    brand: row.brand === null ? undefined : interned.text(row.brand),
    category: interned.text(row.category),
    pack: interned.text(row.pack),
    baseQuantity: row.baseQuantity ?? undefined,
    baseUnit: (row.baseUnit ?? undefined) as ReferenceUnit | undefined,
    pieceGrams: row.pieceGrams ?? undefined,
    bundleSize: row.bundleSize ?? undefined,
    bundleInfo: row.bundleInfo === null ? undefined : interned.text(row.bundleInfo),
    deposit: row.deposit ?? undefined,
    vat: interned.text(row.vat),
    minAge: row.minAge ?? undefined,
    labels: interned.list<StoredProduct['labels'][number]>(row.labels),
    origins: interned.list(row.origins),
    contains: interned.list<StoredProduct['contains'][number]>(row.contains),
    traces: interned.shared(`traces ${row.traces}`, () => JSON.parse(row.traces) as StoredProduct['traces']),
    find: interned.list(row.find),
    furtherPictures: row.furtherPictures || undefined,
    zones: row.zones === null ? undefined : interned.list(row.zones),
    facts: interned.text(row.facts),
  };
  const problem = problemOf(columns, context);
  if (problem) return { problem };
  const spans = joinSpans(prices);
  return {
    product: toStoredProduct(columns, {
      prices: interned.shared(`prices ${spans.map(spanKey).join()}`, () => spans.map((one) => spanOf(one, interned))),
      availabilityIn: availabilityIn(row, stock, interned),
      boughtWith: row.boughtWith === null ? undefined : interned.list(row.boughtWith),
      base: interned.shared(`base ${row.baseQuantity} ${row.baseUnit}`, () => baseOf(columns)),
    }),
  };
}

function problemOf(
  {
    vat,
    labels,
    contains,
    traces,
    baseUnit,
    zones,
  }: Pick<StoredProduct, 'vat' | 'labels' | 'contains' | 'traces' | 'zones'> & {
    readonly baseUnit?: string;
  },
  context: ReadContext,
): string | undefined {
  if (!context.vatClasses.has(vat)) return `vat: there is no class "${vat}"`;
  const label = labels.find((one) => !knownLabels.has(one));
  if (label !== undefined) return `labels: "${label}" is none`;
  const allergen = contains.find((one) => !knownAllergens.has(one));
  if (allergen !== undefined) return `contains: "${allergen}" is no allergen`;
  const trace = traces.find((one) => !knownAllergens.has(one));
  if (trace !== undefined) return `traces: "${trace}" is no allergen`;
  if (baseUnit !== undefined && !knownUnits.has(baseUnit)) return `base_unit: "${baseUnit}" is none`;
  const zone = zones?.find((one) => !context.zones.includes(one));
  if (zone !== undefined) return `zones: there is no zone "${zone}"`;
  return undefined;
}

const spanKey = ({ kind, zone, value, from, until }: StoredSpan) => `${kind} ${zone} ${value} ${from} ${until}`;

function spanOf(row: StoredSpan, interned: Interned): PriceSpan {
  return interned.shared(`price ${spanKey(row)}`, () => ({
    kind: row.kind,
    zone: row.zone === '' ? undefined : row.zone,
    value: row.value,
    from: row.from,
    until: row.until ?? undefined,
  }));
}

function availabilityIn(
  { availability }: ProductColumns,
  stock: readonly StockColumns[],
  interned: Interned,
): StoredProduct['availabilityIn'] {
  const other = stock.filter((one) => one.availability !== availability);
  if (other.length === 0) return undefined;
  const entries = other.map((one) => [one.store, one.availability] as const);
  return interned.shared(`stock ${entries.join()}`, () => Object.fromEntries(entries));
}
