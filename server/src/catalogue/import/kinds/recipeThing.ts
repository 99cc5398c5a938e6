import { recipeThing } from '@trolley/contract';
import type { RecipeThingRow } from '../../storage/rows.ts';
import { json, list, number, of, text, yesNo } from '../columns.ts';
import { defineKind, type Staging } from './kind.ts';

const natures = ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'];

/** What recipes are cooked from, and which products are it. */
export const recipeThingKind = defineKind({
  plural: 'things',
  fileNames: ['recipethings', 'things'],
  counted: 'recipeThings',
  keyField: 'id',
  schema: recipeThing,
  columns: new Map([
    ...of(text, 'id', 'name.one', 'name.many'),
    ...of(list, 'said'),
    ...of(yesNo, 'cupboard', 'tinned', ...natures.map((name) => `nature.${name}`)),
    ...of(number, 'each', 'keeps'),
    ...of(json, 'grams', 'find'),
  ]),
  stage: (facts): Staging<RecipeThingRow> => ({ key: facts.id, row: { id: facts.id, facts } }),
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ recipeThings: rows.map(({ row }) => row) });
  },
});
