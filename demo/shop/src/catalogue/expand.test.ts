import { describe, expect, test } from 'vitest';
import { expandGoods } from './expand.ts';
import type { Good } from './schema.ts';
import type { CatalogueSource } from './source.ts';

const good: Good = {
  id: 'joghurt',
  in: 'fruchtjoghurt',
  name: 'Joghurt {v}',
  about: 'Cremig.',
  brands: ['alm', 'hof'],
  organic: ['alm'],
  sizes: [
    ['180 g', 89],
    ['500 g', 199, { brands: ['hof'] }],
  ],
  ingredients: '**Milch**, {v} 14 %',
  variants: [
    { name: 'Erdbeere', text: 'Erdbeeren' },
    { name: 'Nuss', brands: ['hof'], sizes: ['180 g'], price: 20 },
  ],
};
const brand = {
  about: '',
  font: 'script',
  palettes: [['#111111', '#222222', '#333333', '#444444']],
  layouts: ['wave'],
  makes: ['milch'],
  origin: 'AT:Salzburg',
  maker: '',
};
const sourceWith = (goods: readonly Good[]) =>
  ({
    categories: [
      {
        slug: 'milch',
        name: 'Milch',
        unit: 'kg',
        vat: 'food',
        children: [
          {
            slug: 'joghurt',
            name: 'Joghurt',
            children: [{ slug: 'fruchtjoghurt', name: 'Fruchtjoghurt', vat: 'essential' }],
          },
        ],
      },
    ],
    brands: [
      { ...brand, slug: 'alm', name: 'Alm', level: 110 },
      { ...brand, slug: 'hof', name: 'Hof', level: 100 },
    ],
    goods: [{ category: 'joghurt', leaves: { fruchtjoghurt: { shape: 'cup', storage: 'chilled' } }, goods }],
    words: {
      decimal: ',',
      units: { g: ['g', 'g'] },
      times: '×',
      organicPrefix: 'Bio-',
      organicIngredients: 'Bio.',
      organicSeal: 'BIO',
      allergenWords: { milch: 'milk' },
      harmlessWords: [],
      fold: {},
    },
    rules: { deposits: {}, organicLevel: 130 },
  }) as unknown as CatalogueSource;
const articles = expandGoods(sourceWith([good]));

describe('a good with brands, sizes and variants', () => {
  test('gives only the articles the data names', () => {
    expect(articles.map(({ title, packText }) => `${title}, ${packText}`)).toEqual([
      'Alm Joghurt Erdbeere, 180 g',
      'Alm Bio-Joghurt Erdbeere, 180 g',
      'Hof Joghurt Erdbeere, 180 g',
      'Hof Joghurt Erdbeere, 500 g',
      'Hof Joghurt Nuss, 180 g',
    ]);
  });

  test('prices by brand level, organic level and variant', () => {
    expect(articles.map(({ listPrice }) => listPrice)).toEqual([99, 129, 89, 199, 109]);
  });

  test('lays category, leaf, good and variant over each other', () => {
    expect(articles[0]).toMatchObject({
      vat: 'essential',
      storage: 'chilled',
      ingredients: '**Milch**, Erdbeeren 14 %',
      contains: ['milk'],
      madeIn: { country: 'AT', region: 'Salzburg' },
    });
    expect(articles[1]).toMatchObject({ labels: ['organic'], ingredients: '**Milch**, Erdbeeren 14 % Bio.' });
    expect(articles[1]?.picture).toMatchObject({ shape: 'cup', layout: 'wave', band: 'BIO', brand: 'Alm' });
  });

  test('sizes of one product share the product id, never the sku', () => {
    expect(articles[2]?.productId).toBe(articles[3]?.productId);
    expect(new Set(articles.map(({ sku }) => sku)).size).toBe(articles.length);
  });

  test('another good, in front or behind, moves no sku', () => {
    const more = expandGoods(sourceWith([{ ...good, id: 'skyr' }, good, { ...good, id: 'kefir' }]));
    const skus = new Set(more.map(({ sku }) => sku));
    for (const { sku } of articles) expect(skus.has(sku)).toBe(true);
  });
});

test('a brand or category nobody knows is named', () => {
  expect(() => expandGoods(sourceWith([{ ...good, brands: ['tal'] }]))).toThrow('"joghurt" names "tal"');
  expect(() => expandGoods(sourceWith([{ ...good, in: 'kefir' }]))).toThrow('"joghurt" names "kefir"');
});
