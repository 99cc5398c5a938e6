import { expect, test } from 'vitest';
import { describeDeadThings, selectDeadThings } from './deadThings.ts';
import { importing } from './testImport.ts';
import { fileOf } from './testing.ts';

const { openCatalogue, runFiles, database } = importing();

const nature = { vegetarian: true, vegan: true, glutenFree: true, lactoseFree: true };
const onion = { kind: 'recipeThing', id: 'onion', name: { one: 'onion', many: 'onions' }, said: ['onion*'], nature };
const soup = {
  kind: 'recipe',
  slug: 'onion-soup',
  title: 'Onion soup',
  text: 'Sweet and brown.',
  published: '2026-10-01',
  servings: 4,
  minutes: { total: 50, active: 20 },
  difficulty: 'easy',
  course: 'soup',
  ingredients: [
    { thing: 'onion', amount: 600, unit: 'g' },
    { thing: 'water', amount: 1000, unit: 'ml' },
  ],
  steps: [{ title: 'Simmer', text: 'Brown the onions, add water.', minutes: 30, uses: ['onion', 'water'] }],
};
const water = { ...onion, id: 'water', name: { one: 'water', many: 'water' }, said: ['water'], grams: { ml: 1 } };
const linesOf = (...rows: readonly object[]) => [
  fileOf('recipes.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')),
];

test('REC-01 recipes and their things are imported, come again without a change, and go when they are retired', async () => {
  const first = await runFiles(linesOf(soup, onion, water));
  expect(first.problems).toEqual([]);
  expect(first.written).toMatchObject({ recipeThing: { inserted: 2 }, recipe: { inserted: 1 } });
  const { recipes, recipeThings } = (await openCatalogue()).current().parts.catalogue;
  expect([...recipes.values()]).toMatchObject([{ slug: 'onion-soup', servingsUnit: 'portion', diet: [] }]);
  expect([...recipeThings.keys()]).toEqual(['onion', 'water']);

  const again = await runFiles(linesOf(soup, onion, water));
  expect(again.written).toMatchObject({ recipeThing: { unchanged: 2 }, recipe: { unchanged: 1 } });
  expect((await runFiles(linesOf({ ...soup, retired: true }))).written).toMatchObject({ recipe: { changed: 1 } });
  expect((await openCatalogue()).current().parts.catalogue.recipes.size).toBe(0);
});

test('REC-01 a recipe of an unknown thing, in a unit that nobody weighed, or with a step of something else is refused by name', async () => {
  const withIngredient = (slug: string, ingredient: object) => ({
    ...soup,
    slug,
    ingredients: [...soup.ingredients, ingredient],
  });
  const { problems, written } = await runFiles(
    linesOf(
      onion,
      water,
      withIngredient('a', { thing: 'leek', amount: 1, unit: 'piece' }),
      withIngredient('b', { thing: 'onion', amount: 1, unit: 'bunch' }),
      { ...soup, slug: 'c', steps: [{ ...soup.steps[0], uses: ['salt'] }] },
    ),
  );
  expect(problems).toEqual([
    'recipes.jsonl:5: steps: expected only ingredients in "uses", not "salt"',
    'recipes.jsonl:3: ingredients: there is no thing "leek" in the files or in the shop',
    'recipes.jsonl:4: ingredients: the thing "onion" does not say what one bunch of it weighs',
  ]);
  expect(written).toBeUndefined();
});

test('REC-01 a recipe is refused that is no diet it claims, contradicts itself, or is mistyped by the size', async () => {
  const beef = { ...onion, id: 'beef', nature: { ...nature, vegetarian: false, vegan: false } };
  const withBeef = { ...soup, ingredients: [...soup.ingredients, { thing: 'beef', amount: 500, unit: 'g' }] };
  const { problems } = await runFiles(
    linesOf(
      onion,
      water,
      beef,
      { ...withBeef, slug: 'a', diet: ['glutenFree', 'vegan'] },
      { ...soup, slug: 'search' },
      { ...soup, slug: 'b', servingsStep: 3 },
      { ...soup, slug: 'c', minutes: { total: 5, active: 50 } },
      { ...soup, slug: 'd', ingredients: [{ thing: 'onion', amount: 1e21, unit: 'g' }, soup.ingredients[1]] },
      { ...onion, id: 'dust', grams: { piece: 1e-300 }, keeps: 9e14 },
    ),
  );
  expect(problems.map((problem) => problem.replace(/^recipes\.jsonl:/, '')).sort()).toEqual([
    '4: ingredients: the diet says vegan, but the thing "beef" is not',
    '5: slug: expected another short name: "search" is the search',
    '6: servingsStep: expected a number of which the 4 servings are a multiple',
    '7: minutes.active: expected no more than the 5 minutes in total',
    expect.stringMatching(/^8: ingredients\.0\.amount: .*100000/),
    expect.stringMatching(/^9: grams\.piece: /),
    expect.stringMatching(/^9: keeps: .*3650/),
  ]);
  expect((await runFiles(linesOf(onion, water, beef, { ...withBeef, diet: ['glutenFree'] }))).problems).toEqual([]);
});

test('things that no product is are named by the check, and water is none of them', async () => {
  const find = { categories: ['pantry'], words: ['onion*'] };
  expect((await runFiles(linesOf({ ...onion, find }, water))).problems).toEqual([]);
  expect(await selectDeadThings(database())).toEqual(['onion']);
  expect(describeDeadThings(['onion'])).toEqual([expect.stringContaining('1 things of recipes')]);
  expect(describeDeadThings([])).toEqual([]);
});
