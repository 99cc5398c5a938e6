import { type ClientConfig, findsWords, mayShare, recipeDiets, recipeFile, recipeThingsFile } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { TenantId } from './testing.ts';
import { readFolder, readJson, tenantIds } from './testing.ts';

const thingsFile = 'things.json';
const thingsOf = (id: TenantId) => recipeThingsFile.parse(readJson(id, `recipes/${thingsFile}`));
const recipesOf = (id: TenantId) =>
  [...readFolder(id, 'recipes')]
    .filter(([name]) => name !== thingsFile)
    .map(([name, file]) => ({ name, ...recipeFile.parse(file) }));

interface Category {
  readonly slug: string;
  readonly children?: readonly Category[];
}
const slugsOf = (nodes: readonly Category[]): string[] =>
  nodes.flatMap(({ slug, children = [] }) => [slug, ...slugsOf(children)]);

describe.each(tenantIds)('the recipes of %s', (tenant) => {
  const things = thingsOf(tenant);
  const thingById = new Map(things.map((thing) => [thing.id, thing]));
  const recipes = recipesOf(tenant);
  const ofThings = (of: (typeof recipes)[number]) => new Set(of.ingredients.map(({ thing }) => thing));
  /** What is wrong, by the slug of its recipe, so that a failure says where to look. */
  const faults = (wrong: (recipe: (typeof recipes)[number]) => readonly string[]) =>
    recipes.flatMap((recipe) => wrong(recipe).map((fault) => `${recipe.slug}: ${fault}`));

  test('are at least sixty, of every course, each in the file of its slug and under a title of its own', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(60);
    expect(new Set(recipes.map(({ course }) => course)).size).toBe(8);
    expect(faults(({ name, slug }) => (name === `${slug}.json` ? [] : [name]))).toEqual([]);
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(recipes.length);
  });

  test('are cooked from things that exist, and every thing is needed by one', () => {
    expect(thingById.size).toBe(things.length);
    const used = new Set(recipes.flatMap((recipe) => [...ofThings(recipe)]));
    expect([...used].filter((thing) => !thingById.has(thing))).toEqual([]);
    expect([...thingById.keys()].filter((thing) => !used.has(thing))).toEqual([]);
  });

  test('weigh something in every unit they measure with', () => {
    const unknown = faults(({ ingredients }) =>
      ingredients
        .filter(({ thing, unit }) => unit && unit !== 'g' && !thingById.get(thing)?.grams[unit])
        .map(({ thing, unit }) => `${thing} in ${unit}`),
    );
    expect(unknown).toEqual([]);
  });

  test('use every ingredient in some step, and in none what is no ingredient', () => {
    const forgotten = faults((recipe) => {
      const used = new Set(recipe.steps.flatMap(({ uses }) => uses));
      return [...ofThings(recipe)].filter((thing) => !used.has(thing));
    });
    const conjured = faults((recipe) =>
      recipe.steps.flatMap(({ uses }) => uses.filter((thing) => !ofThings(recipe).has(thing))),
    );
    expect({ forgotten, conjured }).toEqual({ forgotten: [], conjured: [] });
  });

  test('name in the text of a step exactly what the step uses', () => {
    const wrong = faults((recipe) =>
      recipe.steps.flatMap(({ title, text, uses }) =>
        [...ofThings(recipe)]
          .filter((thing) => findsWords(text, thingById.get(thing)?.said ?? []) !== uses.includes(thing))
          .map((thing) => `${thing} in “${title}”`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('leave amounts to the ingredients, where they are scaled', () => {
    const amount = /\d\s?(?:g|kg|ml|l|EL|TL|tbsp|tsp|tablespoons?|teaspoons?)(?![\p{L}])/u;
    expect(faults(({ steps }) => steps.filter(({ text }) => amount.test(text)).map(({ title }) => title))).toEqual([]);
  });

  test('have notes that stay true for other servings and repeat no name, and equipment that is named with its size', () => {
    const counted = /^(?:\d+|two|three|four|zwei|drei|vier) \p{L}|oder \d|a thumb(?:-tip)? of it/u;
    const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
    const wrong = faults(({ ingredients, equipment }) => [
      ...ingredients
        .filter(({ thing, note = '' }) => {
          const name = wordsOf(thingById.get(thing)?.name.many ?? '');
          return counted.test(note) || wordsOf(note).some((word) => word.length > 2 && name.includes(word));
        })
        .map(({ thing, note }) => `${thing}, ${note}`),
      ...equipment.filter((item) => /^[\d.,]+ (?:cm|litres?|Liter)$/.test(item)),
    ]);
    expect(wrong).toEqual([]);
  });

  test('are of the diets that all their things are of', () => {
    const wrong = faults((recipe) => {
      const natures = [...ofThings(recipe)].map((thing) => thingById.get(thing)?.nature);
      const real = recipeDiets.filter((diet) => natures.every((nature) => nature?.[diet]));
      return real.join() === recipe.diet.join() ? [] : [`says ${recipe.diet.join()}, is ${real.join()}`];
    });
    expect(wrong).toEqual([]);
    expect(things.filter(({ nature }) => nature.vegan && !(nature.vegetarian && nature.lactoseFree))).toEqual([]);
    const share = recipes.filter(({ diet }) => diet.includes('vegetarian')).length / recipes.length;
    expect(share).toBeGreaterThan(0.4);
    expect(recipes.filter(({ diet }) => diet.includes('vegan')).length).toBeGreaterThanOrEqual(12);
  });

  test('CONT-10 can be handed on', () => {
    const { socialSharing } = readJson(tenant, 'content/client.json') as Pick<ClientConfig, 'socialSharing'>;
    expect(mayShare(socialSharing, 'recipe')).toBe(true);
  });

  test('take the time that work and waiting add up to', () => {
    const wrong = faults(({ minutes: { total, active }, steps }) => {
      const waiting = steps.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
      return active <= total && waiting <= total && total <= active + waiting
        ? []
        : [`${total} minutes of which ${active} active, timers for ${waiting}`];
    });
    expect(wrong).toEqual([]);
  });

  test('are in season in every month, and came out over a year and more', () => {
    for (let month = 1; month <= 12; month += 1)
      expect(recipes.filter(({ months }) => months.includes(month)).length, `month ${month}`).toBeGreaterThan(2);
    expect(faults(({ months }) => (new Set(months).size === months.length ? [] : ['a month twice']))).toEqual([]);
    expect(new Set(recipes.map(({ published }) => published.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
  });

  test('are found a product for by categories that the catalogue has', () => {
    const known = new Set(slugsOf(readJson(tenant, 'catalogue/categories.json') as readonly Category[]));
    const named = things.flatMap(({ find }) => find?.categories ?? []);
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
    expect(things.filter(({ find }) => !find).map(({ id }) => id)).toHaveLength(1);
  });
});
