import type { Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SnapshotPart } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Catalogue, CatalogueWatcher, StoredProduct } from './catalogue.ts';
import { LayeredMap } from './layeredMap.ts';
import { recipeMoments } from './recipeDays.ts';
import { changedTags } from './shelf/changedTags.ts';
import { createBrokenRows } from './storage/brokenRows.ts';
import { type Dates, datesAfter } from './storage/dates.ts';
import { createInterned } from './storage/intern.ts';
import { type Lists, loadLists } from './storage/loadLists.ts';
import { loadProducts } from './storage/loadProducts.ts';
import { type CatalogueVersion, selectSkus, selectVersion } from './storage/queries.ts';

interface CatalogueWorld {
  readonly tenant: { readonly file: Pick<Tenant['file'], 'timeZone' | 'locale'> };
  /** Told of every value before it is shown. */
  readonly watchers?: readonly CatalogueWatcher[];
  readonly log: Log;
}

/** The catalogue as a part of the snapshot: loaded whole once, then only what changed. */
export function cataloguePart({ tenant, watchers = [], log }: CatalogueWorld): SnapshotPart<Catalogue> {
  const { timeZone, locale } = tenant.file;
  /** When a value changes by itself, in order; of the past, or of what is no longer there, only for a while. */
  const moments = new WeakMap<Catalogue, readonly number[]>();

  async function eachProduct(
    database: Queryable,
    skus: readonly string[],
    { lists, now }: { readonly lists: Lists; readonly now: Date },
    take: (product: StoredProduct) => void,
  ): Promise<void> {
    const broken = createBrokenRows(log);
    const vatClasses = new Set(lists.vat.map(({ name }) => name));
    const context = { interned: createInterned(), vatClasses, zones: lists.zones, now, report: broken.report };
    for await (const some of loadProducts(database, skus, context)) some.forEach(take);
    broken.sum();
  }

  function dated(value: Catalogue, dates: Dates): Catalogue {
    moments.set(value, dates.inOrder());
    return value;
  }

  async function load(database: Queryable, now: Date): Promise<Catalogue> {
    const [{ version }, lists, rows] = await Promise.all([
      selectVersion(database),
      loadLists(database),
      selectSkus(database),
    ]);
    const skus = rows.map(({ sku }) => sku);
    const products = new Map<string, StoredProduct>();
    const skuBySlug = new Map<string, string>();
    const dates = datesAfter(now.getTime())
      .addRates(lists.vat)
      .addAll(recipeMoments(lists.recipes, { now: now.getTime(), timeZone }));
    await eachProduct(database, skus, { lists, now }, (product) => {
      products.set(product.sku, product);
      skuBySlug.set(product.slug, product.sku);
      dates.addPrices(product.prices);
    });
    const value: Catalogue = {
      version,
      now: now.getTime(),
      timeZone,
      locale,
      ...lists,
      products: LayeredMap.of(products),
      skuBySlug: LayeredMap.of(skuBySlug),
    };
    return dated(value, dates);
  }

  async function update(previous: Catalogue, database: Queryable, now: Date): Promise<Catalogue> {
    const seen = await selectVersion(database);
    const hasChanged = (table: string) => changedSince(seen, table, previous.version);
    // Whether a product is whole depends on these; they hardly ever change.
    if (hasChanged('vat_rate') || hasChanged('zone')) return load(database, now);
    const rows = await selectSkus(database, previous.version);
    const skus = rows.map(({ sku }) => sku);
    // Tests show their product, so they are loaded again when one of these has changed.
    const isTested = skus.some((sku) => previous.residues.has(sku));
    const lists = await loadLists(
      database,
      previous,
      (table) => hasChanged(table) || (table === 'residue' && isTested),
    );
    const products = new Map<string, StoredProduct>();
    const dates = datesAfter(now.getTime()).addAll(moments.get(previous) ?? []);
    if (hasChanged('recipe')) dates.addAll(recipeMoments(lists.recipes, { now: now.getTime(), timeZone }));
    const onSale = rows.filter(({ retired }) => !retired).map(({ sku }) => sku);
    await eachProduct(database, onSale, { lists, now }, (product) => {
      products.set(product.sku, product);
      dates.addPrices(product.prices);
    });
    const value: Catalogue = {
      ...previous,
      ...lists,
      ...exchanged(previous, skus, products),
      version: seen.version,
      now: now.getTime(),
      changes: {
        products: skus,
        tree: hasChanged('category') || hasChanged('brand'),
      },
    };
    return dated(value, dates);
  }

  return {
    area: 'catalogue',
    load,
    update,
    async prepare(value) {
      for (const watcher of watchers) await watcher.changed(value);
    },
    asOf(value, now) {
      const later: Catalogue = { ...value, now: now.getTime(), changes: { products: [], tree: false } };
      moments.set(later, moments.get(value) ?? []);
      return later;
    },
    nextChange(value, now) {
      const next = moments.get(value)?.find((moment) => moment > now.getTime());
      return next === undefined ? undefined : new Date(next);
    },
    changedTags,
  };
}

function changedSince({ lists }: CatalogueVersion, table: string, version: number): boolean {
  return (lists[table] ?? 0) > version;
}

/** The maps with these products in the place of what stood under the skus before. */
function exchanged(
  previous: Catalogue,
  skus: readonly string[],
  products: ReadonlyMap<string, StoredProduct>,
): Pick<Catalogue, 'products' | 'skuBySlug'> {
  const freed = skus.flatMap((sku) => {
    const before = previous.products.get(sku)?.slug;
    return before === undefined || before === products.get(sku)?.slug ? [] : [[before, null] as const];
  });
  const taken = [...products.values()]
    .filter(({ sku, slug }) => previous.skuBySlug.get(slug) !== sku)
    .map(({ sku, slug }) => [slug, sku] as const);
  return {
    products: LayeredMap.of(previous.products).with(skus.map((sku) => [sku, products.get(sku) ?? null])),
    skuBySlug:
      freed.length + taken.length === 0
        ? previous.skuBySlug
        : LayeredMap.of(previous.skuBySlug).with([...freed, ...taken]),
  };
}
