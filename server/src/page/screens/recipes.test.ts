import { describe, expect, test } from 'vitest';
import { soups as catalogue } from '../../recipe/testSoups.ts';
import { editedTestPage } from '../testing.ts';
import { dataOf, type LoadWorld, loadAddress, loadReady, redirectOf } from '../testLoad.ts';

const screens = ['recipes', 'recipe-slug', 'recipe-plan'] as const;
const world = { catalogue, screens, zone: 'ost' };
const without = (flags: object) => ({ ...world, tenant: { flags } });
const list = (url: string, where: typeof world = world) => dataOf('recipes', url, where);
const slugsOf = async (url: string) => (await list(url)).listing.results.map(({ slug }) => slug);

const moved = async (url: string, where: typeof world = world) => (await redirectOf(url, where))?.to;

describe('the list of recipes', () => {
  test('REC-01 ROUTE-09 the newest come first, and none before its day', async () => {
    const { payload, tags } = await loadReady('/recipes', world);
    expect(payload).toMatchObject({ status: 200, screen: 'recipes' });
    expect(await slugsOf('/recipes')).toEqual(['onion-soup', 'fish-pot', 'onion-tart']);
    expect(tags).toContain('recipes');
  });

  test('REC-01 the address narrows and orders it', async () => {
    expect(await slugsOf('/recipes?q=onion')).toEqual(['onion-soup', 'onion-tart']);
    expect(await slugsOf('/recipes?time=20')).toEqual(['fish-pot']);
    expect(await slugsOf('/recipes?diet=vegetarian')).toEqual(['onion-soup']);
    expect(await slugsOf('/recipes?thing=cream')).toEqual(['fish-pot', 'onion-tart']);
    expect(await slugsOf('/recipes?sort=name')).toEqual(['fish-pot', 'onion-soup', 'onion-tart']);
    expect((await list('/recipes?q=onion')).q).toBe('onion');
  });

  test('ROUTE-09 one list has one address: whatever else is asked leads there', async () => {
    expect(await moved('/recipes?sort=date')).toBe('/recipes');
    expect(await moved('/recipes?time=soon&diet=vegan')).toBe('/recipes?diet=vegan');
    expect(await moved('/recipes?page=9')).toBe('/recipes');
  });

  test('only the whole list is for search engines', async () => {
    const metaOf = async (url: string) => (await loadReady(url, world)).payload.meta.noIndex;
    expect([await metaOf('/recipes'), await metaOf('/recipes?diet=vegan'), await metaOf('/recipes?sort=name')]).toEqual(
      [undefined, true, true],
    );
  });

  test('where nothing is sold there are recipes without prices, and nothing to sort by price', async () => {
    const bare = without({ featureProductDiscovery: false });
    const { listing } = await dataOf('recipes', '/recipes', bare);
    expect(listing.results.map(({ portionPrice }) => portionPrice)).toEqual([undefined, undefined, undefined]);
    expect(await moved('/recipes?sort=price', bare)).toBe('/recipes');
  });
});

describe('the page of a recipe', () => {
  test('ROUTE-09 REC-01 has the recipe and what it is bought as in the zone', async () => {
    const { payload, tags } = await loadReady('/recipes/onion-soup', world);
    expect(payload.canonical).toBe('https://shop.example/recipes/onion-soup');
    expect(tags).toContain('recipes');
    const { recipe, products } = await dataOf('recipe-slug', '/recipes/onion-soup', world);
    expect(recipe.title).toBe('Onion soup');
    expect(products?.lines.map(({ thing }) => thing)).toEqual(['onion', 'butter', 'water', 'salt']);
  });

  test('ERR-02 an unknown one, and one before its day, are not found; capitals lead to small letters', async () => {
    for (const slug of ['nothing', 'of-tomorrow'])
      expect(await loadReady(`/recipes/${slug}`, world)).toMatchObject({ payload: { status: 404 } });
    expect(await moved('/recipes/Onion-Soup')).toBe('/recipes/onion-soup');
  });

  test('without products there is the recipe alone', async () => {
    const bare = without({ featureProductDiscovery: false });
    const { recipe, products } = await dataOf('recipe-slug', '/recipes/onion-soup', bare);
    expect([recipe.slug, products]).toEqual(['onion-soup', undefined]);
  });

  test('ROUTE-09 with the flag off there is neither list, page nor plan', async () => {
    for (const path of ['/recipes', '/recipes/onion-soup', '/recipes/_plan'])
      expect(await loadAddress(path, without({ featureRecipes: false }))).toMatchObject({ payload: { status: 404 } });
  });

  test('the plan is a frame, and not for search engines', async () => {
    const { payload } = await loadReady('/recipes/_plan', world);
    expect(payload).toMatchObject({ screen: 'recipe-plan', meta: { noIndex: true } });
  });
});

describe('recipes elsewhere', () => {
  test('SEARCH-06 a term finds recipes in a tab of their own', async () => {
    const found = (url: string, where: typeof world = world) => dataOf('search-term', url, where);
    expect((await found('/search/onion')).recipes).toMatchObject({ total: 2, results: [] });
    const tab = await found('/search/onion?tab=recipes');
    expect([tab.tab, tab.recipes?.results.map(({ slug }) => slug)]).toEqual(['recipes', ['onion-soup', 'onion-tart']]);
    const off = without({ featureRecipes: false });
    expect((await found('/search/onion', off)).recipes).toBeUndefined();
    expect(await moved('/search/onion?tab=recipes', off)).toBe('/search/onion');
  });

  test('REC-01 a product tells the recipes it is used in; what is mostly at home does not', async () => {
    const recipesOf = async (slug: string) =>
      (await dataOf('product-slug', `/product/${slug}`, world)).recipes?.results.map((one) => one.slug);
    const slugOf = (sku: string) => catalogue.products.get(sku)?.slug ?? '';
    expect(await recipesOf(slugOf('cream'))).toEqual(['fish-pot', 'onion-tart']);
    expect(await recipesOf(slugOf('salt'))).toBeUndefined();
  });

  test('CONT-01 the block recipe search has some of them, and is gone with the flag', async () => {
    const block = { type: 'recipeSearch', title: 'Cook', pick: 'season', limit: 2 };
    const pages = [editedTestPage('/cooking', { blocks: [block, { type: 'richText', html: '<p>x</p>' }] })];
    const blocksOf = async (where: LoadWorld) => (await dataOf('index', '/cooking', { ...where, pages })).page.blocks;
    const [first] = await blocksOf(world);
    expect(first).toMatchObject({ type: 'recipeSearch', title: 'Cook' });
    expect(first?.type === 'recipeSearch' && first.recipes.map(({ slug }) => slug)).toEqual(['onion-soup']);
    expect((await blocksOf(without({ featureRecipes: false }))).map(({ type }) => type)).toEqual(['richText']);
  });
});
