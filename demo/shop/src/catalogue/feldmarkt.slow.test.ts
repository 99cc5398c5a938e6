import { describe, expect, test } from 'vitest';
import { catalogueSuite } from './testing/catalogueSuite.ts';
import { foodSuite } from './testing/foodSuite.ts';
import { moneySuite } from './testing/moneySuite.ts';
import { loadTenant, slugs } from './testing/tenant.ts';

const tenant = loadTenant('feldmarkt');
const { articles, products } = tenant;

catalogueSuite(tenant, /gelatine|speck|schinken|schmalz|(?<!frucht)fleisch/i);

test('skus do not move', () => {
  const skuOf = (slug: string) => products.find((product) => product.slug === slug)?.sku;
  expect({
    milk: skuOf('almglueck-vollmilch-3-6-1-l'),
    organic: skuOf('almglueck-bio-vollmilch-3-6-1-l'),
    crate: skuOf('donaugold-maerzen-mehrweg-20-x-0-5-l'),
    loose: skuOf('aepfel-gala-lose-ca-180-g-stueck'),
  }).toMatchInlineSnapshot(`
    {
      "crate": "17706405",
      "loose": "93772345",
      "milk": "66905107",
      "organic": "72994465",
    }
  `);
});

foodSuite(tenant, {
  pets: 'haustier',
  packed: [
    'milch-kaese-eier',
    'vorrat',
    'suesses-knabbern',
    'tiefkuehl',
    'brot-gebaeck',
    'babynahrung',
    'wurst-schinken',
    'feinkost',
  ],
  otherEnergy: [
    'brauner-zucker',
    'kaugummi',
    'zitronen',
    'zitrone-lose',
    'limetten',
    'essig',
    'balsamico',
    'spezialessig',
  ],
  noTable: articles.filter(({ slug }) => slug.includes('tee-fuer-babys')).map(({ good }) => good.id),
});

moneySuite(tenant, /Anfangsmilch|Folgemilch/);

describe('Austrian law', () => {
  const cansAndPlastic = ['can', 'can-slim', 'can-small', 'six-cans', 'soda', 'smoothie', 'water', 'water-bundle'];

  test('single-use deposit lies on cans and plastic bottles of drinks, refill deposit on what is returnable', () => {
    const wrong = articles.filter(({ deposit, category, labels, picture, size }) => {
      if (deposit === 0) return labels.includes('returnable');
      const litres = size.unit === 'ml' ? size.amount / 1000 : size.amount;
      const throwaway = cansAndPlastic.includes(picture.shape) && litres >= 0.1 && litres <= 3;
      const onDrinks = category.parents.includes('getraenke') && throwaway && deposit === 25 * size.count;
      return !(labels.includes('returnable') || onDrinks);
    });
    expect(slugs(wrong)).toEqual([]);
  });

  test('alcohol has its age: 16 for beer and wine, 18 for spirits', () => {
    const wrong = articles.filter(({ alcohol = 0, minAge, category }) => {
      if (alcohol <= 1.2) return minAge !== undefined;
      if (category.parents.includes('spirituosen')) return !minAge || (alcohol >= 15 && minAge < 18);
      return minAge !== 16;
    });
    expect(slugs(wrong)).toEqual([]);
  });
});
