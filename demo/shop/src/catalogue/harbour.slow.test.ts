import { describe, expect, test } from 'vitest';
import { catalogueSuite } from './testing/catalogueSuite.ts';
import { foodSuite } from './testing/foodSuite.ts';
import { moneySuite } from './testing/moneySuite.ts';
import { loadTenant, pathOf, slugs, within } from './testing/tenant.ts';

const tenant = loadTenant('harbour');
const { articles, products, categories, catalogue, source } = tenant;

catalogueSuite(
  tenant,
  /gelatine|\bpork\b|\bbacon\b|\bbeef\b|\blamb\b|\bchicken\b|\bturkey\b|\bduck\b|\bham\b|\blard\b|pepperoni|sausage|(?<!vegetarian |microbial )\brennet\b/i,
);

describe('the retailer', () => {
  test('eleven aisles, as its pages say', () => {
    expect(categories.filter(({ level }) => level === 1).map(({ name }) => name)).toEqual([
      'Fruit & Veg',
      'Bakery',
      'Dairy & Eggs',
      'Meat & Fish',
      'Cupboard',
      'Drinks',
      'Frozen',
      'Toiletries',
      'Household',
      'Baby',
      'Pets',
    ]);
  });

  test('what the home page and the recipe show is on the shelf', () => {
    const titles = new Set(products.map(({ title, pack }) => `${title}, ${pack.text}`));
    for (const shown of [
      'Glenbeg Organic Whole Milk, 1 litre',
      'Glenbeg Strawberry Yoghurt, 150 g',
      'Glenbeg Salted Butter, 227 g',
      'Glenbeg Free Range Eggs, large, 10 pack',
      'Cove Mature Cheddar, 12 months, 200 g',
      'Larder Orange Juice, not from concentrate, 1 litre',
      'Larder Pink Apples, loose, about 180 g each',
      'Tideway Bananas, bunch of 5, about 900 g each',
      'Larder Wexford Strawberries, 400 g',
      'Larder Vine Tomatoes, 500 g',
      'Larder Carrots, bunch, 500 g',
      'Larder Lemons, 500 g',
      'Cove Atlantic Salmon Fillets, 250 g',
      'Glenbeg Irish Beef Mince, 10% fat, 500 g',
      'Moor & Mill Sourdough Boule, 800 g',
      'Moor & Mill Organic Jumbo Oats, 1 kg',
      'Tideway Harbour Lager, 500 ml',
      'Tideway Sea Salt Crisps, 150 g',
      'Cove Still Spring Water, 1.5 litres',
      'Cove Harbour Roast, whole bean, 500 g',
      'Cove Sea Salt Dark, 100 g',
      'Cove Tuna Chunks in Brine, 145 g',
      'Cove Natural Skyr, 450 g',
      'Glenbeg Heather Honey, 340 g',
      'Glenbeg Buttermilk, 750 ml',
      'Glenbeg Fresh Cream, 250 ml',
      'Rosso Spaghetti N° 5, 500 g',
      'Rosso Mozzarella, 125 g',
      'Mio Pistachio Gelato, 500 ml',
      'Larder Organic Basil, potted, 1 each',
    ]) {
      expect(titles.has(shown), shown).toBe(true);
    }
  });

  test('skus do not move', () => {
    const skuOf = (slug: string) => products.find((product) => product.slug === slug)?.sku;
    expect({
      milk: skuOf('glenbeg-whole-milk-1-litre'),
      organic: skuOf('glenbeg-organic-whole-milk-1-litre'),
      lager: skuOf('tideway-harbour-lager-8-x-500-ml'),
      loose: skuOf('larder-pink-apples-loose-about-180-g-each'),
    }).toMatchInlineSnapshot(`
      {
        "lager": "67406804",
        "loose": "66240186",
        "milk": "62549638",
        "organic": "15995679",
      }
    `);
  });

  test('its own lines are a budget, an organic and a counter brand', () => {
    expect(source.brands.filter(({ ownLabel }) => ownLabel).map(({ ownLabel, name }) => [ownLabel, name])).toEqual([
      ['fresh', 'Quayside'],
      ['organic', 'Saltmarsh'],
      ['budget', 'Plain Sail'],
    ]);
  });
});

foodSuite(tenant, {
  pets: 'pets',
  packed: [
    'bread',
    'rolls-wraps',
    'cakes-pastries',
    'milk',
    'butter-cream',
    'yoghurt-desserts',
    'cheese',
    'plant-based-dairy',
    'rashers-sausages',
    'cooked-meats',
    'meat-free',
    'deli',
    'cupboard',
    'frozen',
    'baby-feeding',
  ],
  otherEnergy: [
    'sweetener',
    'mints',
    'gum',
    'lemons',
    'lemons-loose',
    'limes',
    'vinegars',
    'cider-vinegar',
    'extracts',
    'special-oils',
    'raising',
  ],
  noTable: [
    'spices',
    'dried-herbs',
    'tea-bags',
    'loose-tea',
    'speciality-tea',
    'herbal',
    'green-tea',
    'fruit-tea',
    'beans',
    'ground',
    'instant',
    'pods',
    'big-pods',
  ],
});

test('words too short for the stems are marked as well', () => {
  const short = /(?<!\*|\p{L})(eggs?|oats?|rye|cod|soy|soya)(?!\*|\p{L})/iu;
  const wrong = articles.filter(
    ({ ingredients = '', category }) =>
      !category.parents.includes('pets') && short.test(ingredients.replace(/\*\*[^*]+\*\*/g, ' ')),
  );
  expect(slugs(wrong)).toEqual([]);
});

moneySuite(tenant, /Infant Milk|Follow-On Milk/);

describe('Irish law', () => {
  const cansAndPlastic = 'can can-slim can-small six-cans soda smoothie syrup water water-bundle'.split(' ');

  test('Deposit Return Scheme: 15 c up to 500 ml, 25 c up to 3 l, on cans and plastic bottles of drinks without milk', () => {
    const wrong = articles.filter(({ deposit, category, picture, size, contains }) => {
      const millilitres = size.unit === 'l' ? size.amount * 1000 : size.amount;
      const container = cansAndPlastic.includes(picture.shape);
      const inScheme = container && millilitres >= 150 && millilitres <= 3000 && !contains.includes('milk');
      const drinks = category.parents.includes('drinks') || category.slug === 'smoothies';
      if (deposit === 0) return drinks && inScheme;
      return !(drinks && inScheme) || deposit !== (millilitres <= 500 ? 15 : 25) * size.count;
    });
    expect(slugs(wrong)).toEqual([]);
  });

  test('alcohol from 18', () => {
    const wrong = articles.filter(({ alcohol = 0, minAge }) => minAge !== (alcohol > 0.5 ? 18 : undefined));
    expect(slugs(wrong)).toEqual([]);
    expect(articles.filter(({ minAge }) => minAge === 18).length).toBeGreaterThan(80);
  });

  test('alcohol costs at least 10 c a gram and is neither reduced nor cheaper for members', () => {
    const wrong = products.filter(({ alcohol, minAge, pack, price }) => {
      if (!minAge) return false;
      const grams = ((pack.grams ?? 0) * (alcohol ?? 0) * 0.789) / 100;
      const lowest = Math.min(...price.history.map(({ value }) => value), price.regular.value);
      return lowest < grams * 10 || price.offer || price.loyalty;
    });
    expect(slugs(wrong)).toEqual([]);
  });

  test('VAT: most food 0 %, cakes 13.5 %, sweets, crisps, drinks and household 23 %', () => {
    const rate = (vat: string) => catalogue.vat[vat]?.at(-1)?.permille;
    const expected = [
      ['fruit-veg', 0],
      ['bread', 0],
      ['milk', 0],
      ['fresh-meat', 0],
      ['tea-coffee', 0],
      ['cakes-pastries', 135],
      ['plain-biscuits', 135],
      ['vitamins', 135],
      ['chocolate-biscuits', 230],
      ['chocolate-sweets', 230],
      ['crisps', 230],
      ['ice-cream', 230],
      ['minerals', 230],
      ['juice-squash', 230],
      ['wine', 230],
      ['cleaning', 230],
      ['dogs', 230],
      ['period-care', 0],
    ] as const;
    for (const [slug, permille] of expected) {
      const inside = products.filter((product) => within(pathOf(product), slug));
      const usual = inside.filter(({ vat }) => rate(vat) === permille).length;
      expect(usual / inside.length, slug).toBeGreaterThan(0.6);
    }
  });
});
