import {
  type CategoryRow,
  localMidnight,
  type PictureRow,
  type ProductRow,
  type ResidueRow,
  type Steps,
  type StockRow,
  type StoreRow,
  type VatRow,
  writeFurther,
  type ZoneRow,
} from '@trolley/server/demo';
import type { PictureSpec as KitSpec } from '../../../pictures/src/kit/spec.ts';
import { pictureHash } from '../../../pictures/src/pictureHash.ts';
import { specOf } from '../../../pictures/src/specOf.ts';
import { buildingResidues } from '../residues/demoResidues.ts';
import type { Article } from './article.ts';
import { stockOn } from './availability.ts';
import { backSpec } from './backSpec.ts';
import { dateOf, dayOf } from './calendar.ts';
import { expandGoods } from './expand.ts';
import { isOutOfSeason } from './offers.ts';
import { servedSpec } from './servedSpec.ts';
import { type CatalogueSource, flattenCategories } from './source.ts';
import { tellApart } from './tellApart.ts';
import { toProductRow } from './toProductRow.ts';

/** What is out of season stands last among the goods that people like. */
const unpopular = 1;

/** The demo as rows of the catalogue, all but its prices. */
export interface Demo {
  readonly articles: readonly Article[];
  readonly rows: {
    readonly zones: readonly ZoneRow[];
    readonly stores: readonly StoreRow[];
    readonly vat: readonly VatRow[];
    readonly pictures: readonly PictureRow[];
    readonly categories: readonly CategoryRow[];
    readonly brands: readonly { readonly slug: string; readonly name: string; readonly about: string }[];
    readonly products: readonly ProductRow[];
    readonly stock: readonly StockRow[];
    readonly residues: readonly ResidueRow[];
    readonly synonyms: readonly { readonly words: readonly string[] }[];
  };
}

interface Day {
  /** Days since 1970, in the tenant's time zone. */
  readonly today: number;
  readonly timeZone: string;
}

/** Builds the demo of a day: pure, the same for the same source and day. */
export function* buildingDemo(source: CatalogueSource, { today, timeZone }: Day): Steps<Demo> {
  const articles: Article[] = [];
  for (const file of source.goods) {
    articles.push(...expandGoods({ ...source, goods: [file] }));
    yield;
  }
  refuseCollisions(articles);
  const pictures: PictureRow[] = [];
  const products: ProductRow[] = [];
  const stock: StockRow[] = [];
  const date = dateOf(today);
  const told = tellApart(articles);
  for (const article of articles) {
    const spec = specOf(told.get(article.sku) ?? article.picture);
    const hash = pictureHash(spec);
    pictures.push({ hash, spec });
    const further = furtherOf(article, spec, source);
    for (const { picture, spec: shown } of further) pictures.push({ hash: picture, spec: shown });
    const furtherPictures = further.map(writeFurther);
    const row = toProductRow(article, date, hash, source);
    const popularity = isOutOfSeason(article.good.id, source.rules, date) ? unpopular : row.popularity;
    const product = { ...row, popularity, furtherPictures };
    products.push(product);
    stock.push(...stockFor(product, date, source));
    yield;
  }
  const residues = yield* buildingResidues(articles, source, today);
  return {
    articles,
    rows: {
      zones: source.rules.zones.map((id, position) => ({ id, name: source.words.zones[id] ?? id, position })),
      stores: source.stores,
      vat: vatRows(source, timeZone),
      pictures,
      categories: categoryRows(source, articles, products, date),
      brands: source.brands
        .filter(({ silent }) => !silent)
        .map(({ slug, name, about, maker }) => ({ slug, name, about, maker })),
      products,
      stock,
      residues,
      synonyms: source.words.synonyms.map((words) => ({ words })),
    },
  };
}

/** Behind and served, as far as there is something to show. */
function furtherOf(article: Article, front: KitSpec, { words, rules }: CatalogueSource) {
  const served = servedSpec(article, rules.served[article.category.slug]);
  const shown = [
    { kind: 'back' as const, spec: backSpec(article, front, words) },
    { kind: 'served' as const, spec: served && specOf(served) },
  ].flatMap(({ kind, spec }) => (spec ? [{ kind, spec, picture: pictureHash(spec) }] : []));
  return shown.map((one, n) => ({ ...one, at: n + 2 }));
}

function refuseCollisions(articles: readonly Article[]): void {
  const bySku = new Map<string, string>();
  for (const { sku, slug } of articles) {
    const other = bySku.get(sku);
    if (other) throw new Error(`${other} and ${slug} share the sku ${sku}: change the id of the newer good`);
    bySku.set(sku, slug);
  }
}

/** Where a store lacks what the shop as a whole has. */
export function stockFor(
  { sku, zones, availability }: Pick<ProductRow, 'sku' | 'zones' | 'availability'>,
  date: string,
  { stores, rules }: Pick<CatalogueSource, 'stores' | 'rules'>,
): readonly StockRow[] {
  if (availability !== 'available') return [];
  return stores.flatMap((store) => {
    if (zones && !zones.includes(store.zone)) return [];
    const drawn = stockOn(date, { sku }, store.id, rules);
    return drawn ? [{ sku, store: store.id, availability: drawn }] : [];
  });
}

function vatRows({ rules }: CatalogueSource, timeZone: string): readonly VatRow[] {
  const midnight = localMidnight(timeZone);
  return Object.entries(rules.vat).flatMap(([name, rates]) =>
    rates.map(({ from, permille }) => ({ name, permille, from: midnight(dayOf(from)) })),
  );
}

/** A category shows the good its file names, otherwise the best known product in it. */
function categoryRows(
  source: CatalogueSource,
  articles: readonly Article[],
  products: readonly ProductRow[],
  date: string,
): readonly CategoryRow[] {
  const byGood = new Map<string, string>();
  const best = new Map<string, ProductRow>();
  articles.forEach(({ good, category }, n) => {
    const product = products[n];
    if (!product) return;
    if (!byGood.has(good.id) && !isOutOfSeason(good.id, source.rules, date)) byGood.set(good.id, product.picture);
    for (const slug of [category.slug, ...category.parents]) {
      if (product.popularity > (best.get(slug)?.popularity ?? 0)) best.set(slug, product);
    }
  });
  return flattenCategories(source.categories).map(({ slug, name, parents, unit, picture }, position) => ({
    slug,
    name,
    parent: parents.at(-1),
    position,
    unit,
    picture: byGood.get(picture ?? '') ?? best.get(slug)?.picture,
  }));
}
