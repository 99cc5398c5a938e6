import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, PriceSpan, StoredProduct } from '../../../../../server/src/catalogue/catalogue.ts';
import { atOnce } from '../../../../../server/src/catalogue/steps.ts';
import { joinSpans } from '../../../../../server/src/catalogue/storage/joinSpans.ts';
import type { PriceRow } from '../../../../../server/src/catalogue/storage/rows.ts';
import { toStoredProduct } from '../../../../../server/src/catalogue/storage/toStoredProduct.ts';
import { localMidnight } from '../../../../../server/src/platform/localMidnight.ts';
import { repositoryRoot } from '../../../../../server/src/platform/paths.ts';
import { readRecipes } from '../../recipes/readRecipes.ts';
import { buildingDemo } from '../buildDemo.ts';
import { dayOf } from '../calendar.ts';
import { pricingDemo } from '../demoPrices.ts';
import { firstBlock, lastBlock } from '../horizon.ts';
import { readSource } from '../readSource.ts';

const made = new Map<string, Catalogue>();

/** The whole demo of a tenant at noon of a day, without a database. Made once for all tests that read it. */
export function demoCatalogue(tenantId: string, date = '2026-11-14'): Catalogue {
  const key = `${tenantId} ${date}`;
  const catalogue = made.get(key) ?? makeDemo(tenantId, date);
  made.set(key, catalogue);
  return catalogue;
}

function makeDemo(tenantId: string, date: string): Catalogue {
  const dir = join(repositoryRoot, 'tenants', tenantId);
  const { timeZone, locale } = JSON.parse(readFileSync(join(dir, 'tenant.json'), 'utf8')) as Record<string, string>;
  if (!timeZone || !locale) throw new Error(`${dir}/tenant.json names no time zone or locale`);
  const source = readSource(join(dir, 'catalogue'));
  const { things, recipes } = readRecipes(join(dir, 'recipes'));
  const today = dayOf(date);
  const { rules } = source;
  const { rows, articles } = atOnce(buildingDemo(source, { today, timeZone }));
  const blocks = [firstBlock(today, rules), lastBlock(today, rules)] as const;
  const prices = new Map<string, PriceSpan[]>();
  for (const row of atOnce(pricingDemo(articles, blocks, { rules, timeZone }))) {
    const spans = prices.get(row.sku);
    if (spans) spans.push(spanOf(row));
    else prices.set(row.sku, [spanOf(row)]);
  }
  const stock = new Map<string, Record<string, StoredProduct['availability']>>();
  for (const { sku, store, availability } of rows.stock) {
    stock.set(sku, { ...stock.get(sku), [store]: availability });
  }
  const products = rows.products.map((row) =>
    toStoredProduct(
      {
        ...row,
        traces: row.facts.traces,
        containsNone: row.facts.containsNone,
        facts: JSON.stringify(row.facts),
        furtherPictures: row.furtherPictures?.join(' ') || undefined,
      },
      { prices: joinSpans((prices.get(row.sku) ?? []).sort(byKindAndTime)), availabilityIn: stock.get(row.sku) },
    ),
  );
  return {
    version: 1,
    now: localMidnight(timeZone)(today) + 12 * 3_600_000,
    timeZone,
    locale,
    products: new Map(products.map((product) => [product.sku, product])),
    skuBySlug: new Map(products.map(({ slug, sku }) => [slug, sku])),
    categories: new Map(rows.categories.map((one) => [one.slug, one])),
    brands: new Map(rows.brands.map((one) => [one.slug, one])),
    stores: new Map(rows.stores.map((one) => [one.id, one])),
    zones: rows.zones.map(({ id }) => id),
    vat: rows.vat,
    synonyms: rows.synonyms,
    searchPins: [],
    bannedWords: [],
    clickLifts: new Map(),
    recipeThings: new Map(things.map((one) => [one.id, one])),
    recipes: new Map(recipes.map((one) => [one.slug, one])),
    residues: new Map(),
    storeSites: new Map(),
    storeDays: [],
  };
}

function spanOf({ zone, kind, value, from = 0, until }: PriceRow): PriceSpan {
  return { kind, zone: zone || undefined, value: value ?? 0, from, until };
}

function byKindAndTime(one: PriceSpan, other: PriceSpan): number {
  const [left, right] = [`${one.kind} ${one.zone}`, `${other.kind} ${other.zone}`];
  return left === right ? one.from - other.from : left < right ? -1 : 1;
}
