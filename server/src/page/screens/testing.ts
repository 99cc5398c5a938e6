import { catalogueOf, daysAgo, offerSpan, regularSpan } from '../../catalogue/testing.ts';

const cheeses = Array.from({ length: 100 }, (_, index) => ({
  sku: `c${index}`,
  slug: `cheese-${index}`,
  name: `Cheese ${index}`,
  category: 'hard-cheese',
  brand: index % 2 === 0 ? 'oedhof' : 'glenbeg',
  popularity: 500 - index,
  origins: ['AT'],
  prices: [regularSpan(300 + index)],
}));

/** A hundred cheeses, two milks (one only in the zone `sued`), an apple on offer, and a department without products. */
export const groceries = catalogueOf(
  [
    ...cheeses,
    { sku: 'm1', productId: 'milk', slug: 'whole-milk-1-l', name: 'Whole Milk', category: 'milk', brand: 'glenbeg' },
    {
      sku: 'm2',
      productId: 'milk',
      slug: 'whole-milk-2-l',
      name: 'Whole Milk',
      category: 'milk',
      brand: 'glenbeg',
      pack: '2 l',
      zones: ['sued'],
    },
    {
      sku: 'a1',
      slug: 'apple',
      name: 'Apple',
      category: 'fruit',
      brand: 'three-friends',
      popularity: 900,
      origins: ['IT'],
      prices: [regularSpan(250), offerSpan(190, daysAgo(1), daysAgo(-5))],
    },
  ],
  {
    categories: [
      { slug: 'dairy', name: 'Dairy' },
      { slug: 'cheese', name: 'Cheese', parent: 'dairy' },
      { slug: 'hard-cheese', name: 'Hard cheese', parent: 'cheese' },
      { slug: 'milk', name: 'Milk', parent: 'dairy' },
      { slug: 'fruit', name: 'Fruit' },
      { slug: 'flowers', name: 'Flowers' },
    ],
    brands: [
      { slug: 'glenbeg', name: 'Glenbeg' },
      { slug: 'oedhof', name: 'Ödhof', about: 'From the hills.' },
      { slug: 'three-friends', name: '3 Friends' },
    ],
  },
);
