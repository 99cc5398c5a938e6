import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { catalogueOf, changedCatalogue, storedProduct } from '../../catalogue/testing.ts';
import { createEngine } from './engine.ts';

const goods: readonly Partial<StoredProduct>[] = [
  { sku: 'vollmilch', name: 'Vollmilch 3,6 %', category: 'frischmilch', brand: 'alm', pack: '1 l', popularity: 90 },
  { sku: 'milchreis', name: 'Milchreis Zimt', category: 'desserts', brand: 'alm', pack: '200 g', popularity: 95 },
  { sku: 'hafer', name: 'Haferdrink natur', category: 'drinks', find: ['Hafermilch'], pack: '1 l', popularity: 60 },
  { sku: 'brot', name: 'Vollkornbrot Roggen', category: 'brot', brand: 'ofen', popularity: 50 },
  { sku: 'semmel', name: 'Kaisersemmel', category: 'brot', brand: 'ofen', popularity: 50, find: ['Brötchen'] },
  { sku: 'tomaten', name: 'Rispenparadeiser', category: 'gemuese', popularity: 80 },
  { sku: 'bioapfel', name: 'Bio-Äpfel Gala, lose', category: 'gemuese', labels: ['organic'], popularity: 70 },
  { sku: 'apfel', name: 'Äpfel Gala, lose', category: 'gemuese', popularity: 75 },
  { sku: 'roggen', name: 'Roggenmehl', find: ['Mehl', 'Roggen', 'Hafer'], category: 'mehl', popularity: 10 },
  { sku: 'saft', name: 'Apfelsaft klar', category: 'drinks', pack: '6 × 1,5 l', popularity: 40 },
  { sku: 'weg', name: 'Apfelsaft trüb', category: 'drinks', popularity: 41, availability: 'unavailable' },
];
const catalogue = catalogueOf(goods, {
  categories: [
    { slug: 'milch', name: 'Milch' },
    { slug: 'frischmilch', name: 'Frischmilch', parent: 'milch' },
    { slug: 'brot', name: 'Brot & Gebäck' },
    { slug: 'gemuese', name: 'Obst & Gemüse' },
    { slug: 'drinks', name: 'Getränke' },
  ],
  brands: [
    { slug: 'alm', name: 'Almglück' },
    { slug: 'ofen', name: 'Ofenhof' },
  ],
  synonyms: [
    ['Paradeiser', 'Tomate', 'Tomaten'],
    ['Apfel', 'apple'],
  ].map((words) => ({ words })),
});

async function engineOf(value: Catalogue) {
  const engine = createEngine();
  await engine.changed(value);
  return engine;
}
const engine = await engineOf(catalogue);
const first = (term: string) => engine.products(term)[0];

describe('SEARCH-08 products are found', () => {
  test.each([
    ['by their name', 'vollmilch', 'vollmilch'],
    ['while it is being typed', 'vollko', 'brot'],
    ['by its beginning with a mistake in it', 'volkornb', 'brot'],
    ['with a letter too few', 'vollmlch', 'vollmilch'],
    ['with two letters swapped', 'vollmlich', 'vollmilch'],
    ['by the last part of a word', 'milch', 'vollmilch'],
    ['by both parts in any order', 'milch hafer', 'hafer'],
    ['by parts typed as one word', 'roggenbrot', 'brot'],
    ['in the singular', 'tomate', 'tomaten'],
    ['by another name', 'tomaten', 'tomaten'],
    ['in another language', 'apple', 'apfel'],
    ['with umlauts written out', 'aepfel', 'apfel'],
    ['without umlauts', 'apfel gala', 'apfel'],
    ['by further words', 'broetchen', 'semmel'],
    ['by brand and good', 'ofenhof brot', 'brot'],
    ['by label', 'bio apfel', 'bioapfel'],
    ['by amount', 'apfelsaft 1,5l', 'saft'],
    ['by amount in another unit', 'milch 1000 ml', 'vollmilch'],
    ['by number', 'milch 3,6', 'vollmilch'],
    ['by their category', 'gemüse', 'tomaten'],
  ])('%s: %s', (_, term, sku) => {
    expect(first(term)).toBe(sku);
  });
});

test('SEARCH-08 what cannot be ordered comes after what can, where both match, however well known it is', async () => {
  expect(engine.products('apfelsaft')).toEqual(['saft', 'weg']);
  const yoghurts = await engineOf(
    catalogueOf([
      { sku: 'gone', name: 'Joghurt Natur', popularity: 99, availability: 'unavailable' },
      { sku: 'there', name: 'Joghurt Natur', popularity: 1 },
    ]),
  );
  expect(yoghurts.products('jog')).toEqual(['there', 'gone']);
});

test('SEARCH-08 every word has to be there; if nothing has them all, most of it is enough', () => {
  expect(engine.products('almglück milch')).toEqual(expect.arrayContaining(['vollmilch', 'milchreis']));
  expect(engine.products('almglück milch')).not.toContain('hafer');
  expect(first('vollmilch xyzzy')).toBe('vollmilch');
  expect(first('ofenhof tomaten kaisersemmel')).toBe('semmel');
  expect(engine.products('xyzzy')).toEqual([]);
});

describe('SEARCH-10 a size in a term is a wish', async () => {
  const sized = await engineOf(
    catalogueOf([
      { sku: 'half', name: 'Milch', pack: '0,5 l', popularity: 90 },
      { sku: 'litre', name: 'Milch', pack: '1 l', popularity: 10 },
      { sku: 'cola', name: 'Cola', pack: '6 × 0,5 l', popularity: 10 },
      { sku: 'cola15', name: 'Cola', pack: '1,5 l', popularity: 90 },
      { sku: 'butter', name: 'Butter', pack: '250 g' },
    ]),
  );
  test.each([
    ['milch 1 l', ['litre', 'half']],
    ['1000ml milch', ['litre', 'half']],
    ['milch 2 l', ['half', 'litre']],
    ['1,5 l cola', ['cola15', 'cola']],
    ['6x0,5 cola', ['cola', 'cola15']],
    ['butter 500g', ['butter']],
  ])('SEARCH-10 %s', (term, skus) => {
    expect(sized.products(term)).toEqual(skus);
  });
});

test('SEARCH-08 categories and brands are found by name, categories also by what is in them', () => {
  expect(engine.categories('gebäck')[0]).toBe('brot');
  expect(engine.categories('obts')[0]).toBe('gemuese');
  expect(engine.categories('hafermilch')).toEqual(['drinks']);
  expect(engine.brands('almgl')).toEqual(['alm']);
  expect(engine.brands('ofenhf')).toEqual(['ofen']);
});

test('SEARCH-08 nothing is found before there is a catalogue', () => {
  const empty = createEngine();
  expect([empty.products('milch'), empty.categories('milch'), empty.brands('milch')]).toEqual([[], [], []]);
});

test('SEARCH-08 any term is answered', () => {
  const letters = fc.constantFrom(
    'vollmilch',
    'apfel',
    'ä',
    ' ',
    '\u0000',
    '1,5',
    'l',
    '🥛',
    'ß',
    '-',
    "'",
    'x',
    '%',
    'und',
  );
  const term = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(letters, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(term, (text) => {
      const skus = engine.products(text);
      expect(new Set(skus).size).toBe(skus.length);
      engine.categories(text);
      engine.brands(text);
    }),
  );
});

describe('SEARCH-08 a change of the catalogue', () => {
  const put = (sku: string, changes: Partial<StoredProduct>) =>
    ({ ...catalogue.products.get(sku), ...changes }) as StoredProduct;

  test('shows at once, and what was is gone', async () => {
    const changing = await engineOf(catalogue);
    const next = changedCatalogue(catalogue, {
      put: [put('brot', { name: 'Krustenlaib' }), put('semmel', { popularity: 1, availability: 'unavailable' })],
      remove: ['saft'],
    });
    await changing.changed(next);
    expect(changing.products('krustenlaib')).toEqual(['brot']);
    expect(changing.products('vollkorn')).not.toContain('brot');
    expect(changing.products('apfelsaft')).toEqual(['weg']);
  });

  test('leaves the same as building anew', async () => {
    const changes = fc.array(
      fc.record({
        sku: fc.constantFrom(...catalogue.products.keys()),
        name: fc.constantFrom('Vollmilch', 'Apfelbrot', 'Tomatensaft', 'Käse am Stück'),
        popularity: fc.integer({ min: 0, max: 100 }),
        gone: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    const terms = ['milch', 'brot', 'saft', 'apfel', 'käse', 'tomate', 'vol'];
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (list, told) => {
        const changing = await engineOf(catalogue);
        let value: Catalogue = catalogue;
        for (const { sku, name, popularity, gone } of list) {
          const next = changedCatalogue(value, gone ? { remove: [sku] } : { put: [put(sku, { name, popularity })] });
          value = told ? next : { ...next, changes: undefined };
          await changing.changed(value);
        }
        const anew = await engineOf({ ...value, changes: undefined });
        for (const term of terms) expect(new Set(changing.products(term))).toEqual(new Set(anew.products(term)));
      }),
      { numRuns: 30 },
    );
  });

  test('new names of brands and categories lead to their products', async () => {
    const changing = await engineOf(catalogue);
    await changing.changed({
      ...catalogue,
      brands: new Map([...catalogue.brands, ['alm', { slug: 'alm', name: 'Bergwonne' }]]),
      categories: new Map([
        ...catalogue.categories,
        ['drinks', { ...catalogue.categories.get('drinks'), name: 'Durstlöscher' }],
      ]) as Catalogue['categories'],
      changes: { products: [], tree: true },
    });
    expect(changing.products('bergwonne')[0]).toBe('milchreis');
    expect(changing.products('almglück')).toEqual([]);
    expect(changing.brands('bergw')).toEqual(['alm']);
    expect(changing.products('durstlöscher')).toContain('saft');
    expect(changing.categories('durstlöscher')[0]).toBe('drinks');
  });
});

test('SEARCH-08 what becomes better known than anything before comes first, also among others that did', async () => {
  const known = { a: 50, b: 100, c: 90, d: 40 };
  const before = catalogueOf(
    Object.entries(known).map(([sku, popularity]) => ({ sku, name: 'Vollmilch', popularity })),
  );
  const own = await engineOf(before);
  expect(own.products('vollmilch')).toEqual(['b', 'c', 'a', 'd']);
  const put = Object.entries({ c: 400, a: 9000, d: 2000 }).map(([sku, popularity]) =>
    storedProduct({ ...before.products.get(sku), popularity }),
  );
  await own.changed(changedCatalogue(before, { put }));
  expect(own.products('vollmilch')).toEqual(['a', 'd', 'c', 'b']);
});
