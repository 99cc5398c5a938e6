import { noFilter } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../testing.ts';
import { shelfOf } from './shelfOf.ts';

const tree = {
  categories: [
    { slug: 'fresh', name: 'Fresh', position: 1 },
    { slug: 'fruit', name: 'Fruit', parent: 'fresh', position: 1 },
    { slug: 'bread', name: 'Bread', parent: 'fresh', position: 2 },
    { slug: 'drinks', name: 'Drinks', position: 2 },
    { slug: 'home', name: 'Home', position: 3 },
  ],
};

const many = (category: string, more = {}) =>
  Array.from({ length: 30 }, (_, at) => ({
    sku: `${category}${at}`,
    slug: `${category}${at}`,
    name: `${String.fromCharCode(65 + (at % 26))} ${category} ${at}`,
    category,
    brand: undefined,
    popularity: 1,
    ...more,
  }));

describe('a shop of which nobody knows what people like', () => {
  const goods = [...many('drinks'), ...many('home'), ...many('fruit'), ...many('bread')];

  test('its departments take turns, in the order of the shop, and so do their categories', () => {
    const shown = shelfOf(catalogueOf(goods, tree), '').popular(8);
    expect(shown.map(({ sku }) => sku.replace(/\d+/, ''))).toEqual([
      ...['fruit', 'drinks', 'home'],
      ...['bread', 'drinks', 'home'],
      ...['fruit', 'drinks'],
    ]);
  });

  test('not the alphabet but a chance that stays the same chooses, and signs and digits come last', () => {
    const named = [
      ...many('fruit'),
      ...many('fruit', { popularity: 1 }).map((one) => ({
        ...one,
        sku: `x${one.sku}`,
        slug: `x${one.sku}`,
        name: `0.5 ${one.name}`,
      })),
    ];
    const shown = () =>
      shelfOf(catalogueOf(named, tree), '')
        .popular(12)
        .map(({ name }) => name);
    expect(shown()).toEqual(shown());
    expect(shown().filter((name) => /^\d/.test(name))).toEqual([]);
    expect(shown()).not.toEqual([...shown()].sort());
  });

  test('goods for adults and a brand once more come after everything else', () => {
    const goodsOf = [
      ...many('drinks', { minAge: 18 }),
      ...many('fruit', { brand: 'alm' }),
      ...many('bread').slice(0, 3),
    ];
    const shown = shelfOf(catalogueOf(goodsOf, tree), '').popular(10);
    expect(shown.some(({ availability }) => availability === 'ageRestricted')).toBe(false);
    expect(shown.slice(0, 4).filter(({ sku }) => sku.startsWith('fruit'))).toHaveLength(1);
    expect(shelfOf(catalogueOf(many('drinks', { minAge: 18 }), tree), '').popular(5)).toHaveLength(5);
  });

  test('a photo leads rows, tiles and lists', () => {
    const goodsOf = [...many('fruit'), ...many('bread')].map((one) => ({ ...one, hasPhoto: /[79]$/.test(one.sku) }));
    const shelf = shelfOf(catalogueOf(goodsOf, tree), '');
    expect(shelf.popular(8).every(({ sku }) => /[79]$/.test(sku))).toBe(true);
    expect(shelf.best('fresh')?.sku).toMatch(/[79]$/);
    const list = shelf.list({ of: { kind: 'category', slug: 'fruit' }, filter: noFilter, page: 1, pageSize: 6 });
    expect(list.results.every(({ sku }) => /[79]$/.test(sku))).toBe(true);
  });

  test('what many names of a category have stands for it', () => {
    const names = ['Aladin Kokosnuss', 'HOFER Bananen', 'Bananen lose Bio Klasse 1', 'Zwerg-Bananen', 'Physalis'];
    const goodsOf = names.map((name, at) => ({ ...many('fruit')[at], name }));
    const shelf = shelfOf(catalogueOf(goodsOf, tree), '');
    expect(shelf.best('fruit')?.name).toBe('HOFER Bananen');
    expect(shelf.popular(1)[0]?.name).toBe('HOFER Bananen');
  });

  test('the first page of a category has what is typical, the others the rest', () => {
    const goodsOf = [
      ...many('fruit'),
      ...['Zitronen', 'Zitronen im Netz', 'Zitronen Bio'].map((name, at) => ({
        ...many('fruit')[0],
        sku: `z${at}`,
        slug: `z${at}`,
        name,
      })),
    ];
    const shelf = shelfOf(catalogueOf(goodsOf, tree), '');
    const page = (at: number) =>
      shelf.list({ of: { kind: 'category', slug: 'fresh' }, filter: noFilter, page: at, pageSize: 11 }).results;
    expect(page(1)[0]?.name).toBe('Zitronen');
    expect(new Set([1, 2, 3].flatMap(page).map(({ sku }) => sku)).size).toBe(33);
    const byName = { ...noFilter, sort: 'name' as const };
    expect(shelf.list({ of: { kind: 'category', slug: 'fresh' }, filter: byName, page: 1 }).results[0]?.name).toMatch(
      /^A/,
    );
  });

  test('no shop window is made of the rest, unless there is nothing else', () => {
    const rest = { categories: [...tree.categories, { slug: 'rest', name: 'Weiteres', position: 0 }] };
    const shown = shelfOf(catalogueOf([...many('rest'), ...many('home')], rest), '').popular(6);
    expect(shown.every(({ sku }) => sku.startsWith('home'))).toBe(true);
    expect(shelfOf(catalogueOf(many('rest'), rest), '').popular(6)).toHaveLength(6);
  });

  test('what was bought stands before it', () => {
    const [first, ...rest] = many('home');
    const shown = shelfOf(catalogueOf([...rest, { ...first, popularity: 7 }, ...many('fruit')], tree), '').popular(4);
    expect(shown[0]?.sku).toBe(first?.sku);
    expect(new Set(shown.map(({ sku }) => sku)).size).toBe(4);
  });
});
