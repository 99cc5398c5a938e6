import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Words, wordsOf } from './words.ts';

/** How a generated catalogue is laid out; the same for the same size on any day. */
export interface Generated {
  readonly products: number;
  /** Slugs of categories that hold products themselves, and of those at the top. */
  readonly leaves: readonly string[];
  readonly roots: readonly string[];
  skuOf(number: number): string;
  leafOf(number: number): string;
  priceOf(number: number): number;
  readonly words: Words;
}

const productsPerLeaf = 100;
const zones = ['one', 'two', 'three'];
const packs = ['250 g', '500 g', '750 g', '1 kg', '2 x 200 g', '6 x 100 g'];
const labels = ['organic', 'vegan', 'vegetarian', 'regional', 'fairtrade', 'gluten-free', 'lactose-free'];
/** What these labels are refused without. */
const certified = [
  { label: 'organic', scheme: 'EU organic', number: 'AT-BIO-301' },
  { label: 'fairtrade', scheme: 'Fairtrade', number: 'FLO-1234' },
];
const allergens = ['gluten', 'milk', 'eggs', 'soy', 'nuts', 'sesame', 'mustard', 'celery'];
const countries = ['AT', 'DE', 'IT', 'IE', 'GB', 'FR', 'ES', 'NL', 'CH', 'HU'];

/** More products mean more departments, as in a real shop; a leaf holds about a hundred at any size. */
export function generated(products: number, tenant: string): Generated {
  const words = wordsOf(tenant);
  const leafCount = Math.max(8, Math.round(products / productsPerLeaf));
  const perBranch = Math.max(2, Math.round(Math.cbrt(leafCount)));
  const leaves = Array.from({ length: leafCount }, (_, number) => {
    const branch = Math.floor(number / perBranch);
    return `c-${Math.floor(branch / perBranch)}-${branch}-${number}`;
  });
  return {
    products,
    leaves,
    roots: [...new Set(leaves.map((leaf) => `c-${leaf.split('-')[1]}`))],
    skuOf: (number) => `G${String(number).padStart(7, '0')}`,
    leafOf: (number) => leaves[number % leafCount] ?? '',
    priceOf: (number) => 49 + pick(number, 1, 2950),
    words,
  };
}

/** Writes the catalogue as JSON lines, products of about a kilobyte each; nothing of it is held in memory. */
export async function writeCatalogueFile(file: string, catalogue: Generated): Promise<void> {
  await pipeline(Readable.from(lines(catalogue)), createWriteStream(file));
}

/** A number below `limit` that looks random and is always the same. */
function pick(number: number, salt: number, limit: number): number {
  let hash = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

function* lines(catalogue: Generated): Generator<string> {
  const texts = rowsOf(catalogue);
  let batch: string[] = [];
  for (const row of texts) {
    batch.push(JSON.stringify(row));
    if (batch.length === 500) {
      yield `${batch.join('\n')}\n`;
      batch = [];
    }
  }
  if (batch.length > 0) yield `${batch.join('\n')}\n`;
}

function* rowsOf(catalogue: Generated): Generator<object> {
  const { leaves, words, products, skuOf, priceOf } = catalogue;
  for (const zone of zones) yield { kind: 'store', id: `store-${zone}`, name: `Store ${zone}`, zone };
  yield { kind: 'vat', name: 'food', permille: 100 };
  const seen = new Set<string>();
  for (const [number, leaf] of leaves.entries()) {
    const [, root, branch] = leaf.split('-');
    const path = [`c-${root}`, `c-${root}-${branch}`, leaf];
    for (const [level, slug] of path.entries()) {
      if (seen.has(slug)) continue;
      seen.add(slug);
      const name = `${words.departments[(number + level) % words.departments.length]} ${slug.slice(2)}`;
      yield { kind: 'category', slug, name, parent: path[level - 1], unit: 'kg' };
    }
  }
  for (let number = 0; number < products; number += 1) yield product(number, catalogue);
  for (let number = 0; number < products; number += 1) {
    const [sku, cents] = [skuOf(number), priceOf(number)];
    yield { kind: 'price', sku, cents, from: '2026-01-01' };
    if (number % 8 === 0)
      yield {
        kind: 'price',
        sku,
        type: 'offer',
        cents: Math.ceil(cents * 0.75),
        from: '2026-02-01',
        until: '2099-12-31',
      };
    if (number % 7 === 0)
      yield { kind: 'price', sku, type: 'loyalty', cents: Math.ceil(cents * 0.9), from: '2026-02-01' };
  }
}

function product(number: number, { words, skuOf, leafOf }: Generated): object {
  const some = <T>(from: readonly T[], salt: number): T => from[pick(number, salt, from.length)] as T;
  const several = <T>(from: readonly T[], salt: number, count: number): T[] => [
    ...new Set(Array.from({ length: count }, (_, index) => some(from, salt + 31 * index))),
  ];
  const [first, second] = words.brands;
  const pack = some(packs, 5);
  const contains = several(allergens, 60, pick(number, 61, 3));
  const marks = several(labels, 8, pick(number, 9, 4));
  return {
    kind: 'product',
    sku: skuOf(number),
    name: `${some(words.goods, 2)} ${some(words.kinds, 3)} ${some(words.kinds, 4)}`,
    // A brand has about the same share of every leaf.
    brand: `${first[pick(number, 6, first.length)]}${second[pick(number, 7, Math.min(12, second.length))]}`,
    category: leafOf(number),
    pack,
    content: pack,
    vat: 'food',
    labels: marks,
    certificates: certified.filter(({ label }) => marks.includes(label)),
    origins: [{ country: some(countries, 10) }],
    madeIn: { country: some(countries, 11) },
    contains,
    popularity: 1 + pick(number, 12, 1000),
    zones: number % 20 === 0 ? [zones[pick(number, 13, zones.length)]] : undefined,
    about: several(words.sentences, 14, 4).join(' '),
    ingredients: [...several(words.ingredients, 15, 8), ...contains.map((code) => `**${code}**`)].join(', '),
    nutrition: nutritionOf(number),
    storage: some(words.sentences, 23),
    shelfLife: `${10 + pick(number, 24, 300)} d`,
    maker: `${some(first, 25)} & ${some(first, 26)}`,
    notes: [some(words.sentences, 27)],
  };
}

function nutritionOf(number: number): object {
  const [kJ, fat, carbohydrate] = [100 + pick(number, 16, 2000), pick(number, 17, 40), pick(number, 19, 60)];
  return {
    per: '100g',
    kJ,
    kcal: Math.round(kJ / 4.184),
    fat,
    saturates: pick(number, 18, fat + 1),
    carbohydrate,
    sugar: pick(number, 20, carbohydrate + 1),
    protein: pick(number, 21, 25),
    salt: pick(number, 22, 30) / 10,
  };
}
