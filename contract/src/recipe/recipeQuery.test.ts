import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipeCourses, recipeDiets } from './recipeFile.ts';
import {
  clearRecipeFacets,
  noRecipeFilter,
  readRecipeList,
  recipeSeasons,
  recipeSorts,
  toggleRecipeFacet,
  writeRecipeList,
} from './recipeQuery.ts';

const read = (query: string) => readRecipeList(new URLSearchParams(query));

test('an address is read, and what means nothing is named', () => {
  expect(read('q= linsen &time=45&diet=vegan,vegetarian&season=now&thing=zwiebel&offer=1&sort=price&page=2')).toEqual({
    filter: {
      ...noRecipeFilter,
      q: 'linsen',
      time: 45,
      diet: ['vegan', 'vegetarian'],
      season: ['now'],
      thing: ['zwiebel'],
      offer: true,
      sort: 'price',
    },
    page: 2,
    unknown: [],
  });
  expect(read('time=soon&diet=none&sort=best&page=0&offer=yes&thing=A%20b').unknown.toSorted()).toEqual(
    ['diet', 'offer', 'page', 'sort', 'thing', 'time'].toSorted(),
  );
});

test('the default order has no place in an address', () => {
  expect(writeRecipeList({ filter: { ...noRecipeFilter, sort: 'date' }, page: 1 })).toBe('');
});

test('what is written is read again', () => {
  const some = <T>(values: readonly T[]) =>
    fc.subarray([...values].toSorted((one, other) => (String(one) < String(other) ? -1 : 1)));
  const filters = fc.record(
    {
      q: fc.constantFrom('', 'linsen', 'crème & co'),
      time: fc.constantFrom(20, 45, 60, 'long' as const),
      offer: fc.boolean(),
      member: fc.boolean(),
      season: some(recipeSeasons),
      diet: some(recipeDiets),
      course: some(recipeCourses),
      thing: some(['ei', 'zwiebel']),
      sort: fc.constantFrom(...recipeSorts.filter((sort) => sort !== 'date')),
    },
    { requiredKeys: ['q', 'offer', 'member', 'season', 'diet', 'course', 'thing'] },
  );
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 1000 }), (filter, page) => {
      expect(read(writeRecipeList({ filter, page }))).toEqual({ filter, page, unknown: [] });
    }),
  );
});

test('a value is chosen and given up again; clearing keeps words and order', () => {
  const filter = { ...noRecipeFilter, q: 'suppe', sort: 'time' as const };
  for (const [key, value] of [
    ['time', '45'],
    ['offer', '1'],
    ['diet', 'vegan'],
    ['thing', 'ei'],
  ] as const) {
    const chosen = toggleRecipeFacet(filter, key, value);
    expect(chosen).not.toEqual(filter);
    expect(toggleRecipeFacet(chosen, key, value)).toEqual(filter);
    expect(clearRecipeFacets(chosen)).toEqual(filter);
  }
});
