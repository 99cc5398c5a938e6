import { noFilter, productDetail, product as productSchema } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { catalogueOf, daysAgo, offerSpan, regularSpan, testNow } from '../testing.ts';
import { shelfOf } from './shelfOf.ts';
import { testTree } from './testShelves.ts';

const milk = {
  sku: 'm1',
  productId: 'milk',
  slug: 'vollmilch-1-l',
  name: 'Vollmilch',
  brand: 'alm',
  category: 'milk',
  pack: '1 l',
  base: { quantity: 1, unit: 'l' },
} as const;

describe('a shelf', () => {
  test('is that of the first zone where none is chosen, and made once', () => {
    const catalogue = catalogueOf([{ sku: 'a', zones: ['sued'] }]);
    expect(shelfOf(catalogue, '').zone).toBe('ost');
    expect(shelfOf(catalogue, 'nowhere')).toBe(shelfOf(catalogue, 'ost'));
    expect(shelfOf(catalogue, '').product('a')).toBeUndefined();
    expect(shelfOf(catalogue, 'sued').product('a')?.sku).toBe('a');
  });

  test('DISC-02 shows a product with its brand, its way from the root and its price', () => {
    const shelf = shelfOf(
      catalogueOf([{ ...milk, labels: ['regional'], origins: ['AT', 'DE'], deposit: 25 }], testTree),
      'ost',
    );
    const shown = shelf.product('m1');
    expect(shown).toEqual({
      sku: 'm1',
      productId: 'milk',
      slug: 'vollmilch-1-l',
      name: 'Vollmilch',
      brand: { slug: 'alm', name: 'Almgut' },
      category: { slug: 'milk', name: 'Trinkmilch' },
      parentCategories: [
        { slug: 'fresh', name: 'Frisches' },
        { slug: 'dairy', name: 'Milch' },
      ],
      pack: '1 l',
      picture: '/pictures/0123456789abcdef',
      price: { regular: { value: 199 }, depositPrice: 25, base: { value: 199, unit: 'l' } },
      maxQuantity: 20,
      quantityStepSize: 1,
      weightArticle: false,
      weightPieceArticle: false,
      availability: 'available',
      labels: ['regional'],
      origin: 'AT',
    });
    expect(productSchema.parse(shown)).toEqual(shown);
    expect(shelf.productBySlug('vollmilch-1-l')).toBe(shown);
    expect(shelf.productBySlug('nothing')).toBeUndefined();
  });

  test('DISC-02 a weight article is sold in steps of grams, a weight-piece article by the piece', () => {
    const shelf = shelfOf(
      catalogueOf([
        { sku: 'step', selling: 'step', pieceGrams: 100 },
        { sku: 'piece', selling: 'average', pieceGrams: 180 },
        { sku: 'crate', bundleSize: 20, bundleInfo: '20 × 0,5 l' },
      ]),
      '',
    );
    expect(shelf.product('step')).toMatchObject({
      weightArticle: true,
      weightPieceArticle: false,
      quantityStepSize: 100,
    });
    expect(shelf.product('piece')).toMatchObject({
      weightArticle: false,
      weightPieceArticle: true,
      quantityStepSize: 1,
    });
    expect(shelf.product('crate')).toMatchObject({ bundleSize: 20, bundleInfo: '20 × 0,5 l' });
  });

  test('DISC-02 availability is one of four, and age matters only for what can be bought', () => {
    const shelf = shelfOf(
      catalogueOf([
        { sku: 'a' },
        { sku: 'b', minAge: 16 },
        { sku: 'c', minAge: 18, availability: 'temporarilyUnavailable' },
        { sku: 'd', availability: 'unavailable' },
      ]),
      '',
    );
    const states = ['a', 'b', 'c', 'd'].map((sku) => shelf.product(sku)?.availability);
    expect(states).toEqual(['available', 'ageRestricted', 'temporarilyUnavailable', 'unavailable']);
  });

  test('in a store it has what that store has', () => {
    const availabilityIn = { graz: 'unavailable', linz: 'available' } as const;
    const shelf = shelfOf(
      catalogueOf([
        { sku: 'a', availabilityIn },
        { sku: 'b', minAge: 16, availability: 'unavailable', availabilityIn },
      ]),
      '',
    );
    const inStore = (sku: string, store: string) => {
      const shown = shelf.product(sku);
      return shown && shelf.inStore(shown, store);
    };
    expect(inStore('a', 'graz')).toEqual({ ...shelf.product('a'), availability: 'unavailable' });
    expect(inStore('b', 'linz')?.availability).toBe('ageRestricted');
    for (const store of ['linz', 'nowhere', 'constructor', '__proto__'])
      expect(inStore('a', store)).toBe(shelf.product('a'));
  });

  test('a product alone comes with its facts, its tax and its other sizes', () => {
    const catalogue = catalogueOf(
      [
        { ...milk, contains: ['milk'] },
        { ...milk, sku: 'm2', slug: 'vollmilch-2-l', pack: '2 l', base: { quantity: 2, unit: 'l' } },
        { ...milk, sku: 'm0', slug: 'vollmilch-halb', pack: '0,5 l', base: { quantity: 0.5, unit: 'l' } },
        { ...milk, sku: 'm9', slug: 'vollmilch-sued', zones: ['sued'] },
        { sku: 'other' },
      ],
      {
        ...testTree,
        vat: [
          { name: 'food', permille: 100, from: 0 },
          { name: 'food', permille: 49, from: testNow },
          { name: 'food', permille: 200, from: testNow + 1 },
        ],
      },
    );
    const detail = shelfOf(catalogue, 'ost').detail('m1');
    expect(detail?.facts).toEqual({
      about: 'About Vollmilch.',
      contains: ['milk'],
      traces: [],
      origins: [],
      notes: [],
    });
    expect(detail?.vatPermille).toBe(49);
    expect(detail?.sizes.map(({ pack }) => pack)).toEqual(['0,5 l', '2 l']);
    expect(productDetail.parse(detail)).toEqual(detail);
    expect(shelfOf(catalogue, 'ost').detail('m9')).toBeUndefined();
  });

  test('DISC-01 the tree counts what a zone carries, and leaves out what it has nothing of', () => {
    const catalogue = catalogueOf(
      [
        { category: 'milk' },
        { category: 'milk', zones: ['sued'] },
        { category: 'yoghurt', zones: ['sued'] },
        { category: 'juice', prices: [] },
      ],
      testTree,
    );
    expect(shelfOf(catalogue, 'ost').tree().categories).toEqual([
      {
        slug: 'fresh',
        name: 'Frisches',
        count: 1,
        children: [
          { slug: 'dairy', name: 'Milch', count: 1, children: [{ slug: 'milk', name: 'Trinkmilch', count: 1 }] },
        ],
      },
    ]);
    const [fresh] = shelfOf(catalogue, 'sued').tree().categories;
    expect(fresh).toMatchObject({ count: 3, children: [{ count: 3, children: [{ count: 2 }, { count: 1 }] }] });
  });

  test('DISC-01 a category stands among its parents, children and siblings', () => {
    const shelf = shelfOf(
      catalogueOf([{ category: 'milk', picture: '00000000000000aa' }, { category: 'fruit' }], testTree),
      'ost',
    );
    expect(shelf.category('dairy')).toEqual({
      slug: 'dairy',
      name: 'Milch',
      count: 1,
      parents: [{ slug: 'fresh', name: 'Frisches' }],
      children: [{ slug: 'milk', name: 'Trinkmilch', count: 1, picture: '/pictures/00000000000000aa' }],
      siblings: [
        { slug: 'dairy', name: 'Milch', count: 1 },
        { slug: 'fruit', name: 'Obst', count: 1 },
      ],
      picture: '/pictures/00000000000000aa',
    });
    expect(shelf.category('juice')).toMatchObject({ count: 0, siblings: [{ slug: 'juice' }] });
    expect(shelf.category('nothing')).toBeUndefined();
  });

  test('DISC-05 brands come in the order of the alphabet of the language, with their counts', () => {
    const brands = [
      { slug: 'z', name: 'Zirbe' },
      { slug: 'oe', name: 'Ötztal' },
      { slug: 'o', name: 'Olive' },
      { slug: 'p', name: 'Prater', about: 'Since 1766.', maker: 'Prater GmbH' },
      { slug: 'gone', name: 'Gone' },
    ];
    const shelf = shelfOf(
      catalogueOf([{ brand: 'z' }, { brand: 'oe' }, { brand: 'o' }, { brand: 'p' }, { brand: 'p' }], { brands }),
      '',
    );
    expect(shelf.brands().map(({ name }) => name)).toEqual(['Olive', 'Ötztal', 'Prater', 'Zirbe']);
    expect(shelf.brand('p')).toEqual({
      slug: 'p',
      name: 'Prater',
      count: 2,
      about: 'Since 1766.',
      maker: 'Prater GmbH',
    });
    expect(shelf.brand('gone')).toEqual({ slug: 'gone', name: 'Gone', count: 0 });
    expect(shelf.brand('nobody')).toBeUndefined();
    expect(shelf.list({ of: { kind: 'brand', slug: 'p' }, filter: noFilter, page: 1 }).total).toBe(2);
  });
});

describe('what a shelf picks', () => {
  test('DISC-04 similar products are of the same leaf, alike and orderable first, never another size of the same', () => {
    const leaf = { category: 'milk', brand: 'alm', labels: ['organic'], prices: [regularSpan(199)] } as const;
    const catalogue = catalogueOf(
      [
        { ...leaf, sku: 'this', productId: 'one' },
        { ...leaf, sku: 'size', productId: 'one' },
        { ...leaf, sku: 'alike' },
        { ...leaf, sku: 'soldOut', availability: 'unavailable' },
        { ...leaf, sku: 'otherBrand', brand: 'own' },
        { ...leaf, sku: 'plain', brand: 'own', labels: [] },
        { ...leaf, sku: 'dear', brand: 'own', labels: [], prices: [regularSpan(1999)] },
        { sku: 'cousin', category: 'yoghurt' },
        { sku: 'stranger', category: 'juice' },
      ],
      testTree,
    );
    const shelf = shelfOf(catalogue, '');
    expect(shelf.similar('this', 9).map(({ sku }) => sku)).toEqual([
      'alike',
      'otherBrand',
      'plain',
      'dear',
      'soldOut',
      'cousin',
    ]);
    expect(shelf.similar('this', 2)).toHaveLength(2);
    expect(shelf.similar('nothing', 5)).toEqual([]);
  });

  const offer = { prices: [regularSpan(200), offerSpan(100, daysAgo(1))] };

  test('offers are orderable and well known, two of a category before a third', () => {
    const catalogue = catalogueOf([
      ...[9, 8, 7].map((popularity) => ({ ...offer, sku: `milk${popularity}`, category: 'milk', popularity })),
      { ...offer, sku: 'juice', category: 'juice', popularity: 1 },
      { ...offer, sku: 'gone', category: 'juice', popularity: 99, availability: 'unavailable' as const },
      { sku: 'regular', popularity: 99 },
    ]);
    const shelf = shelfOf(catalogue, '');
    expect(shelf.offers(12).map(({ sku }) => sku)).toEqual(['milk9', 'milk8', 'juice', 'milk7']);
    expect(shelf.offers(2).map(({ sku }) => sku)).toEqual(['milk9', 'milk8']);
  });

  test('what people like is what they can buy', () => {
    const catalogue = catalogueOf(
      Array.from({ length: 40 }, (_, index) => ({
        sku: `s${index}`,
        category: `c${index % 7}`,
        popularity: (index * 17) % 40,
        availability: index % 5 === 0 ? ('unavailable' as const) : ('available' as const),
      })),
    );
    const shelf = shelfOf(catalogue, '');
    const popular = shelf.popular(10);
    expect(popular.every(({ availability }) => availability === 'available')).toBe(true);
    const [best] = shelf.list({ of: { kind: 'all' }, filter: noFilter, page: 1 }).results;
    expect(popular[0]).toEqual(best);
    expect(shelf.popular(100)).toHaveLength(32);
  });

  test('a product stands among offers and popular ones with one of its sizes', () => {
    const sizes = ['small', 'large'].map((sku) => ({ ...offer, sku, productId: 'water', category: 'water' }));
    const shelf = shelfOf(catalogueOf([...sizes, { ...offer, sku: 'milk', category: 'milk' }]), '');
    expect(shelf.offers(5)).toHaveLength(2);
    expect(shelf.popular(5)).toHaveLength(2);
  });
});
