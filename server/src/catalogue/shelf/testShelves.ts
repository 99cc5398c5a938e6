import type { ListingFilter } from '@trolley/contract';
import { allergenCodes, listingSorts, noFilter } from '@trolley/contract';
import fc from 'fast-check';
import { everything } from '../../platform/snapshot/snapshot.ts';
import type { Catalogue, PriceSpan, StoredProduct } from '../catalogue.ts';
import { catalogueTags } from '../catalogue.ts';
import type { CatalogueSketch } from '../testing.ts';
import { changedCatalogue, dayMs, daysAgo, loyaltySpan, offerSpan, regularSpan, storedProduct } from '../testing.ts';
import type { ListOf } from './shelf.ts';
import { shelfOf } from './shelfOf.ts';

/** Two departments, three levels. */
export const testTree: CatalogueSketch = {
  categories: [
    { slug: 'fresh', name: 'Frisches' },
    { slug: 'dairy', name: 'Milch', parent: 'fresh' },
    { slug: 'milk', name: 'Trinkmilch', parent: 'dairy' },
    { slug: 'yoghurt', name: 'Joghurt', parent: 'dairy' },
    { slug: 'fruit', name: 'Obst', parent: 'fresh' },
    { slug: 'drinks', name: 'Getränke' },
    { slug: 'juice', name: 'Säfte', parent: 'drinks' },
  ],
  brands: [
    { slug: 'alm', name: 'Almgut' },
    { slug: 'oede', name: 'Öde' },
    { slug: 'own', name: 'Feldmarkt' },
  ],
  stores: [{ id: 'graz', name: 'Graz', zone: 'sued' }],
};

const cents = fc.integer({ min: 20, max: 3000 });
const dated = fc.integer({ min: -3, max: 35 }).map(daysAgo);
const spans: fc.Arbitrary<readonly PriceSpan[]> = fc
  .record({
    regular: cents,
    since: dated,
    own: fc.option(cents, { nil: undefined }),
    offer: fc.option(fc.tuple(cents, dated), { nil: undefined }),
    loyalty: fc.option(cents, { nil: undefined }),
  })
  .map(({ regular, since, own, offer, loyalty }) => [
    regularSpan(regular, since),
    ...(own === undefined ? [] : [{ ...regularSpan(own), zone: 'sued' }]),
    ...(offer === undefined ? [] : [offerSpan(offer[0], offer[1], offer[1] + 7 * 86_400_000)]),
    ...(loyalty === undefined ? [] : [loyaltySpan(loyalty)]),
  ]);

/** Any product that could be stored, under one of a few skus. */
export const anyProduct: fc.Arbitrary<StoredProduct> = fc
  .record({
    sku: fc.integer({ min: 1, max: 40 }).map((number) => `s${number}`),
    productId: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('Milch', 'Äpfel', 'Apfelsaft', 'Zwetschken', 'Joghurt natur'),
    pack: fc.constantFrom('500 g', '1 l'),
    brand: fc.constantFrom('alm', 'oede', 'own', undefined),
    category: fc.constantFrom('milk', 'yoghurt', 'fruit', 'juice', 'dairy'),
    labels: fc.subarray(['organic', 'vegan', 'vegetarian', 'returnable', 'regional'] as const),
    origins: fc.subarray(['AT', 'IT', 'ES']),
    contains: fc.subarray(['milk', 'gluten', 'nuts'] as const),
    containsNone: fc.boolean(),
    traces: fc.subarray(['milk', 'lupin'] as const),
    popularity: fc.integer({ min: 0, max: 5 }),
    zones: fc.option(fc.constant(['ost']), { nil: undefined }),
    availability: fc.constantFrom('available' as const, 'temporarilyUnavailable' as const, 'unavailable' as const),
    prices: spans,
    picture: fc.constantFrom('00000000000000aa', '00000000000000bb'),
  })
  .map((one) => storedProduct({ ...one, slug: `${one.sku}-x` }));

export const anyProducts = fc.uniqueArray(anyProduct, { maxLength: 30, selector: ({ sku }) => sku });

const often = (value: boolean) => fc.constantFrom(value, value, value, !value);

export const anyFilter: fc.Arbitrary<ListingFilter> = fc
  .record({
    sort: fc.option(fc.constantFrom(...listingSorts), { nil: undefined }),
    brand: fc.subarray(['alm', 'oede', 'own', 'nobody']),
    organic: fc.boolean(),
    regional: often(false),
    member: often(false),
    returnable: often(false),
    diet: fc.subarray(['vegan', 'vegetarian', 'gluten-free'] as const, { maxLength: 2 }),
    origin: fc.subarray(['AT', 'IT', 'XX']),
    without: fc.subarray([allergenCodes[0], 'milk', 'lupin'] as const),
    offer: fc.boolean(),
    price: fc.option(fc.constantFrom({ from: 500 }, { to: 999 }, { from: 200, to: 1500 }), { nil: undefined }),
  })
  .map(({ sort, price, ...rest }) => ({ ...rest, ...(sort && { sort }), ...(price && { price }) }));

const skuOfAny = fc.integer({ min: 1, max: 40 }).map((number) => `s${number}`);
const fields = [
  'prices',
  'popularity',
  'availability',
  'labels',
  'contains',
  'containsNone',
  'traces',
  'origins',
  'brand',
  'zones',
  'name',
] as const;

/** Products put in and taken out, single fields of some that differ, and the hours that passed. */
export const anyChange = fc.record({
  put: fc.uniqueArray(anyProduct, { maxLength: 1, selector: ({ sku }) => sku }),
  remove: fc.array(skuOfAny, { maxLength: 1 }),
  tweaks: fc.array(
    fc.record({
      at: fc.nat(),
      like: anyProduct,
      field: fc.oneof(fc.constant('prices' as const), fc.constantFrom(...fields)),
    }),
    { maxLength: 2 },
  ),
  hours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 })),
});
type Change = typeof anyChange extends fc.Arbitrary<infer C> ? C : never;

export function applyChange(catalogue: Catalogue, { put, remove, tweaks, hours }: Change): Catalogue {
  const stored = [...catalogue.products.values()];
  const next = new Map(put.map((one) => [one.sku, one]));
  for (const { at, like, field } of tweaks) {
    const one = stored[at % Math.max(1, stored.length)];
    if (one) next.set(one.sku, { ...one, [field]: like[field] });
  }
  return changedCatalogue(catalogue, {
    put: [...next.values()].filter(({ sku }) => !remove.includes(sku)),
    remove,
    now: catalogue.now + hours * (dayMs / 24),
  });
}

const allLists: readonly ListOf[] = [
  { kind: 'all' },
  ...(testTree.categories ?? []).map(({ slug }): ListOf => ({ kind: 'category', slug })),
  ...(testTree.brands ?? []).map(({ slug }): ListOf => ({ kind: 'brand', slug })),
];

/** Whatever can be asked of a catalogue of these products, with the tags that pages of it carry, by zone and question. */
export function answersOf(catalogue: Catalogue, filter = noFilter): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const zone of catalogue.zones) {
    const shelf = shelfOf(catalogue, zone);
    const put = (question: string, value: unknown, tags: readonly string[]) =>
      answers.set(`${zone} ${question}`, { value, tags });
    put('tree', shelf.tree(), [catalogueTags.tree]);
    put('brands', shelf.brands(), [catalogueTags.tree]);
    for (const of of allLists) {
      // Few tiles, so that a list also shows changes of products it does not name.
      const list = shelf.list({ of, filter, page: 1, pageSize: 2 });
      const own = of.kind === 'category' || of.kind === 'brand' ? catalogueTags[of.kind](of.slug) : everything;
      const tiles = list.results.map(({ sku }) => catalogueTags.product(sku));
      put(JSON.stringify(of), list, [own, ...tiles, ...(isPriced(filter) ? [catalogueTags.prices] : [])]);
    }
    for (const { slug } of testTree.categories ?? [])
      put(`category ${slug}`, shelf.category(slug), [catalogueTags.tree, catalogueTags.category(slug)]);
    for (const { slug } of testTree.brands ?? [])
      put(`brand ${slug}`, shelf.brand(slug), [catalogueTags.tree, catalogueTags.brand(slug)]);
    for (let number = 1; number <= 40; number++)
      put(`detail ${number}`, shelf.detail(`s${number}`), [catalogueTags.product(`s${number}`)]);
    const offers = shelf.offers(5);
    put('offers', offers, [catalogueTags.offers, ...offers.map(({ sku }) => catalogueTags.product(sku))]);
    put('popular', shelf.popular(5), [everything]);
    put('numbers', shelf.numbers(), [everything]);
    put('similar', shelf.similar('s1', 5), [everything]);
  }
  return answers;
}

interface Answer {
  readonly value: unknown;
  /** `everything` where no page tells by tags alone. */
  readonly tags: readonly string[];
}

function isPriced({ sort, offer, price }: ListingFilter): boolean {
  return offer || price !== undefined || ['price', 'price-desc', 'base-price', 'offer'].includes(sort ?? '');
}
