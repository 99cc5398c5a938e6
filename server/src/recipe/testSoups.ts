import { daysAgo, loyaltySpan, offerSpan, regularSpan } from '../catalogue/testing.ts';
import { testKitchen, testRecipe, testThing } from './testing.ts';

const kg = (quantity: number) => ({ base: { quantity, unit: 'kg' as const }, pack: `${quantity * 1000} g` });
const nutrition = {
  per: '100g',
  kJ: 400,
  kcal: 100,
  fat: 1,
  saturates: 0,
  carbohydrate: 20,
  sugar: 2,
  protein: 2,
  salt: 0,
};
const facts = JSON.stringify({ about: '', contains: [], traces: [], origins: [], notes: [], nutrition });

/** Four recipes, one of them of tomorrow, and what they are bought as: fish in the south alone, pastry sold out. */
export const soups = testKitchen({
  products: [
    { sku: 'onions', name: 'onion', ...kg(1), prices: [regularSpan(149)], facts },
    { sku: 'onions-red', name: 'red onion', ...kg(0.5), prices: [regularSpan(199)], facts },
    {
      sku: 'butter',
      name: 'butter',
      ...kg(0.25),
      prices: [regularSpan(299), offerSpan(199, daysAgo(2))],
      contains: ['milk'],
      facts,
    },
    { sku: 'cream', name: 'cream', ...kg(0.2), prices: [regularSpan(100), loyaltySpan(80)], contains: ['milk'], facts },
    { sku: 'salt', name: 'salt', ...kg(0.5), prices: [regularSpan(69)] },
    { sku: 'fish', name: 'fish', ...kg(0.4), prices: [regularSpan(999)], zones: ['sued'] },
    { sku: 'tart-shell', name: 'pastry', ...kg(0.3), prices: [regularSpan(300)], availability: 'unavailable' },
  ],
  things: [
    testThing('onion', { grams: { piece: 100 } }),
    testThing('butter', { keeps: 30 }),
    testThing('cream', { keeps: 4 }),
    testThing('salt', { cupboard: true, grams: { tsp: 6 } }),
    testThing('fish'),
    testThing('pastry'),
    testThing('water', { find: undefined, grams: { ml: 1 } }),
  ],
  recipes: [
    testRecipe(
      'onion-soup',
      [
        { thing: 'onion', amount: 6, unit: 'piece' },
        { thing: 'butter', amount: 50, unit: 'g' },
        { thing: 'water', amount: 1000, unit: 'ml' },
        { thing: 'salt' },
      ],
      { title: 'Onion soup', course: 'soup', diet: ['vegetarian'], published: '2026-11-10', months: [11, 12] },
    ),
    testRecipe(
      'onion-tart',
      [
        { thing: 'onion', amount: 3, unit: 'piece' },
        { thing: 'cream', amount: 100, unit: 'g' },
        { thing: 'pastry', amount: 300, unit: 'g' },
      ],
      {
        title: 'Onion tart',
        course: 'baking',
        servingsStep: 4,
        minutes: { total: 70, active: 20 },
        published: '2026-10-01',
      },
    ),
    testRecipe(
      'fish-pot',
      [
        { thing: 'fish', amount: 400, unit: 'g' },
        { thing: 'cream', amount: 120, unit: 'g' },
      ],
      {
        title: 'A pot of fish',
        minutes: { total: 15, active: 15 },
        published: '2026-11-05',
      },
    ),
    testRecipe('of-tomorrow', [{ thing: 'onion', amount: 1, unit: 'piece' }], { published: '2026-11-15' }),
  ],
});
