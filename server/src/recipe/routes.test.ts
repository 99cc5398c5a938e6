import { getRecipes, recipeDetail, recipeListing, recipeProducts } from '@trolley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { daysAgo } from '../catalogue/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { type RecipeParts, recipeRoutes } from './routes.ts';
import { nobody, type Own } from './rules/pickProduct.ts';
import { soups as catalogue } from './testSoups.ts';

let own: Own;
beforeEach(() => {
  own = nobody;
});

async function shop(parts: Partial<RecipeParts> = {}) {
  const { app } = await createTestApp();
  const snapshots = { current: () => ({ version: '1', parts: { catalogue } }) };
  recipeRoutes(app, { snapshots, sells: true, searches: true, ownOf: async () => own, ...parts });
  await app.ready();
  return async (url: string, cookie = '') => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
    return { statusCode, headers, json: JSON.parse(body) as Record<string, unknown> };
  };
}

async function list(query = '') {
  const ask = await shop();
  return recipeListing.parse((await ask(`${getRecipes.path}${query}`)).json);
}
const slugs = async (query?: string) => (await list(query)).results.map(({ slug }) => slug);

describe('the list', () => {
  test('REC-01 is newest first by default, holds nothing of tomorrow, and can be sorted by time, price and name', async () => {
    expect(await slugs()).toEqual(['onion-soup', 'fish-pot', 'onion-tart']);
    expect(await slugs('?sort=time')).toEqual(['fish-pot', 'onion-soup', 'onion-tart']);
    expect(await slugs('?sort=name')).toEqual(['fish-pot', 'onion-soup', 'onion-tart']);
    // Fish is not sold here, so its pot has no price and comes last.
    expect(await slugs('?sort=price')).toEqual(['onion-soup', 'onion-tart', 'fish-pot']);
  });

  test('REC-01 is searched by title, ingredient and text, and narrowed by every facet', async () => {
    expect(await slugs('?q=onions')).toEqual(['onion-soup', 'onion-tart']);
    expect(await slugs('?q=cream')).toEqual(['fish-pot', 'onion-tart']);
    expect(await slugs('?q=nothing')).toEqual([]);
    expect(await slugs('?time=20')).toEqual(['fish-pot']);
    expect(await slugs('?time=long')).toEqual(['onion-tart']);
    expect(await slugs('?diet=vegetarian')).toEqual(['onion-soup']);
    expect(await slugs('?season=now')).toEqual(['onion-soup']);
    expect(await slugs('?season=always')).toEqual(['fish-pot', 'onion-tart']);
    expect(await slugs('?course=soup,baking')).toEqual(['onion-soup', 'onion-tart']);
    expect(await slugs('?thing=onion,cream')).toEqual(['onion-tart']);
    expect(await slugs('?offer=1')).toEqual(['onion-soup']);
    expect(await slugs('?member=1')).toEqual(['fish-pot', 'onion-tart']);
    expect(await slugs('?product=butter')).toEqual(['onion-soup']);
    expect(await slugs('?slug=onion-tart,gone')).toEqual(['onion-tart']);
  });

  test('REC-01 counts what each value would leave, and pages', async () => {
    const { facets, total, pages, results } = await list('?course=soup&pageSize=1');
    expect({ total, pages, count: results.length }).toEqual({ total: 1, pages: 1, count: 1 });
    const valuesOf = (key: string) =>
      Object.fromEntries(
        facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]) ?? [],
      );
    expect(valuesOf('course')).toEqual({ main: 1, soup: 1, baking: 1 });
    expect(valuesOf('time')).toEqual({ 45: 1 });
    expect(valuesOf('thing')).toEqual({ onion: 1, butter: 1 });
    expect(await slugs('?pageSize=1&page=2')).toEqual(['fish-pot']);
    expect(await slugs('?pageSize=1&page=9')).toEqual([]);
  });

  test('refuses by name what means nothing', async () => {
    const ask = await shop();
    const { statusCode, json } = await ask(`${getRecipes.path}?sort=best&time=soon`);
    expect([statusCode, json['errorCode']]).toEqual([400, 'invalidRequest']);
    expect(json['fields']).toMatchObject([{ path: 'sort' }, { path: 'time' }]);
  });

  test('REC-01 may be kept for everybody of a zone; what is one’s own may not', async () => {
    const ask = await shop();
    for (const url of [getRecipes.path, '/api/recipes/onion-soup', '/api/recipes/onion-soup/products'])
      expect((await ask(url)).headers).toMatchObject({
        'cache-control': expect.stringContaining('public'),
        vary: expect.stringContaining('cookie'),
      });
    expect((await ask('/api/recipes/onion-soup/products/mine')).headers['cache-control']).toContain('no-store');
  });
});

describe('one recipe', () => {
  test('REC-01 tells its ingredients as amounts of things', async () => {
    const ask = await shop();
    const recipe = recipeDetail.parse((await ask('/api/recipes/onion-soup')).json);
    expect(recipe).toMatchObject({ slug: 'onion-soup', inSeason: true, offers: 1, portionPrice: 32 });
    expect(recipe.ingredients[0]).toEqual({
      thing: 'onion',
      name: { one: 'onion', many: 'onions' },
      amount: 6,
      unit: 'piece',
      cupboard: false,
    });
  });

  test('ERR-02 is not there under an unknown slug, nor before its day', async () => {
    const ask = await shop();
    for (const slug of ['nothing', 'of-tomorrow'])
      for (const url of [`/api/recipes/${slug}`, `/api/recipes/${slug}/products`, `/api/recipes/${slug}/products/mine`])
        expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  test('REC-01 finds its products, with packs, what is left, the pot and what is at home', async () => {
    const ask = await shop();
    const bought = recipeProducts.parse((await ask('/api/recipes/onion-soup/products')).json);
    expect(bought.lines).toMatchObject([
      {
        thing: 'onion',
        needed: { amount: 6, unit: 'piece' },
        pick: { product: { sku: 'onions' }, quantity: 1, left: { amount: 4, unit: 'piece' }, potPrice: 89 },
      },
      {
        thing: 'butter',
        pick: {
          product: { sku: 'butter' },
          reason: 'offer',
          price: 199,
          regular: 299,
          left: { amount: 200, unit: 'g' },
        },
      },
      { thing: 'water', missing: 'notSold' },
      { thing: 'salt', pick: { product: { sku: 'salt' } }, home: { reason: 'cupboard' } },
    ]);
    expect(bought).toMatchObject({
      servings: 4,
      total: { pieces: 2, price: 348, regular: 448 },
      portionPrice: 32,
      contains: ['milk'],
      // Of the onions nobody said anything.
      allergensUnstated: true,
    });
    expect(bought.nutrition).toMatchObject({ kcal: 163, known: 1 });
    expect(bought.ideas.map(({ recipe, things }) => [recipe.slug, things])).toEqual([['onion-tart', ['onion']]]);
  });

  test('REC-01 scales with the servings, swaps, leaves out what is at home and buys what is mostly there', async () => {
    const ask = await shop();
    const url = '/api/recipes/onion-soup/products?servings=8&swap=onion:onions-red&home=butter&buy=salt';
    const bought = recipeProducts.parse((await ask(url)).json);
    expect(bought.lines).toMatchObject([
      { needed: { amount: 12 }, pick: { product: { sku: 'onions-red' }, reason: 'chosen', quantity: 3 } },
      { thing: 'butter', home: { reason: 'said' } },
      { thing: 'water' },
      { thing: 'salt', pick: { quantity: 1 } },
    ]);
    expect(bought.lines[3]?.home).toBeUndefined();
    expect(bought.total).toEqual({ pieces: 4, price: 3 * 199 + 69, regular: 3 * 199 + 69 });
  });

  test('REC-01 is bought in the steps it is made in; other servings are refused with the rule', async () => {
    const ask = await shop();
    for (const url of ['/api/recipes/onion-tart/products', '/api/recipes/onion-tart/products/mine']) {
      expect((await ask(`${url}?servings=8`)).json).toMatchObject({ servings: 8 });
      const { statusCode, json } = await ask(`${url}?servings=6`);
      expect(statusCode).toBe(400);
      expect(json['fields']).toEqual([
        { path: 'servings', message: 'expected a multiple of 4, as the recipe is made' },
      ]);
    }
  });

  test('says in words what a parameter looks like, and shows no pattern', async () => {
    const ask = await shop();
    const messages = async (query: string) => {
      const { statusCode, json } = await ask(`/api/recipes/onion-soup/products?${query}`);
      return [statusCode, (json['fields'] as { message: string }[]).map(({ message }) => message)];
    };
    expect(await messages('swap=onion&home=%3Cb%3E&store=*')).toEqual([
      400,
      [
        'expected the id of a store',
        'expected at most 100 pairs of a thing and a sku like "onion:10000042,butter:10000099"',
        'expected at most 100 ids of things like "onion,butter"',
      ],
    ]);
    const lists = (await ask(`${getRecipes.path}?slug=A&product=*`)).json;
    expect(JSON.stringify(lists)).not.toContain('pattern');
    expect(lists['fields']).toMatchObject([{ path: 'product' }, { path: 'slug' }]);
  });

  test('REC-01 says why a product is missing: sold out, or not sold at this place', async () => {
    const ask = await shop();
    const tart = recipeProducts.parse((await ask('/api/recipes/onion-tart/products')).json);
    expect(tart.lines[2]).toMatchObject({ thing: 'pastry', missing: 'soldOut' });
    const pot = recipeProducts.parse((await ask('/api/recipes/fish-pot/products')).json);
    expect(pot.lines[0]).toMatchObject({ thing: 'fish', missing: 'notHere' });
    const elsewhere = recipeProducts.parse((await ask('/api/recipes/fish-pot/products', 'zone=sued')).json);
    expect(elsewhere.lines[0]).toMatchObject({ pick: { product: { sku: 'fish' } } });
    expect((await ask('/api/recipes/fish-pot/products?store=nowhere')).statusCode).toBe(400);
  });

  test('REC-01 puts first what the caller bought or marked, and knows what was bought lately', async () => {
    own = {
      bought: new Map([
        ['onions-red', daysAgo(400)],
        ['butter', Date.now() - 3 * 86_400_000],
      ]),
      favorites: new Set(),
    };
    const ask = await shop();
    const mine = recipeProducts.parse((await ask('/api/recipes/onion-soup/products/mine')).json);
    expect(mine.lines).toMatchObject([
      { pick: { product: { sku: 'onions-red' }, reason: 'bought' } },
      { thing: 'butter', home: { reason: 'bought', product: { sku: 'butter' } } },
      {},
      {},
    ]);
    const everybodys = recipeProducts.parse((await ask('/api/recipes/onion-soup/products')).json);
    expect(everybodys.lines[0]).toMatchObject({ pick: { product: { sku: 'onions' } } });
  });
});

test('SEARCH-06 recipes are found by a term, best first, a part of them at a time', async () => {
  const ask = await shop();
  const found = (await ask('/api/recipes/search/onion%20tart')).json;
  expect(found).toMatchObject({ total: 1, results: [{ slug: 'onion-tart' }] });
  expect((await ask('/api/recipes/search/onion?pageSize=1&offset=1')).json).toMatchObject({
    total: 2,
    count: 1,
    offset: 1,
  });
  expect((await ask('/api/recipes/search/unions')).json).toMatchObject({ total: 2 });
});

test('REC-01 without products there are recipes and nothing to buy', async () => {
  const ask = await shop({ sells: false, searches: false });
  const { results, facets } = recipeListing.parse((await ask(getRecipes.path)).json);
  expect(results).toHaveLength(3);
  expect(results.every(({ portionPrice, offers }) => portionPrice === undefined && offers === 0)).toBe(true);
  expect(facets.some(({ key }) => key === 'offer' || key === 'member')).toBe(false);
  for (const url of [
    '/api/recipes/onion-soup/products',
    '/api/recipes/onion-soup/products/mine',
    '/api/recipes/search/onion',
  ])
    expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
});
