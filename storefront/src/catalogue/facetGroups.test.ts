import type { Facet } from '@trolley/contract';
import { expect, test } from 'vitest';
import { chosenOf, facetGroups, quickChoices } from './facetGroups.ts';

const facets: Facet[] = [
  {
    key: 'brand',
    values: [
      { value: 'cove', name: 'Cove', count: 14, selected: false },
      { value: 'larder', name: 'Larder', count: 0, selected: false },
      { value: 'moor', name: 'Moor & Mill', count: 0, selected: true },
    ],
  },
  { key: 'organic', values: [{ value: '1', count: 3, selected: true }] },
  { key: 'offer', values: [{ value: '1', count: 8, selected: false }] },
];

test('they are grouped by what people ask, and what would leave nothing is left out unless it is chosen', () => {
  const shown = facetGroups(facets).map(({ name, choices }) => [name, choices.map(({ value }) => value.value)]);
  expect(shown).toEqual([
    ['forYou', ['1']],
    ['diet', ['1']],
    ['brand', ['cove', 'moor']],
  ]);
});

test('prices have a slider, whether or not one is chosen', () => {
  const price: Facet = { key: 'price', values: [], steps: [50, 100, 200], counts: [3, 1] };
  expect(facetGroups([price])).toEqual([{ name: 'price', choices: [], steps: [50, 100, 200], counts: [3, 1] }]);
  expect(facetGroups([{ key: 'price', values: [] }])).toEqual([]);
});

test('what is chosen is told in the order it is shown', () => {
  expect(chosenOf(facets).map(({ key }) => key)).toEqual(['organic', 'brand']);
});

test('the first of what suits a person and of what is in it can be chosen at once', () => {
  expect(quickChoices(facetGroups(facets)).map(({ key }) => key)).toEqual(['offer', 'organic']);
  expect(quickChoices(facetGroups(facets), 1)).toHaveLength(1);
});
