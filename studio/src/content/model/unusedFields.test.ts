import { expect, test } from 'vitest';
import { blockModels } from './itemModel.ts';
import { unusedFields, unusedOfEntry } from './unusedFields.ts';

test('a hero is not asked for what it has no place for, unless something stands there', () => {
  expect(unusedFields({ type: 'teaser', layout: 'hero' })).toEqual(['title', 'text', 'more', 'departments']);
  expect(unusedFields({ type: 'teaser', layout: 'hero', title: 'Old' })).not.toContain('title');
  expect(unusedOfEntry({ layout: 'tiles' }, { title: 'Milk', text: 'Old' })).toEqual(['kicker', 'action', 'icon']);
  expect(unusedOfEntry({ layout: 'cards' }, {})).toEqual([]);
  expect(unusedFields({ type: 'richText' })).toEqual([]);
});

test('what is left out are fields that there are', () => {
  const teaser = blockModels().get('teaser');
  const layouts = teaser?.fields.find(({ name }) => name === 'layout')?.model;
  const items = teaser?.fields.find(({ name }) => name === 'items')?.model;
  const entry = items?.kind === 'list' && items.of.kind === 'object' ? items.of.fields.map(({ name }) => name) : [];
  const block = teaser?.fields.map(({ name }) => name) ?? [];
  for (const layout of layouts?.kind === 'enum' ? layouts.values : []) {
    for (const name of unusedFields({ layout })) expect(block).toContain(name);
    for (const name of unusedOfEntry({ layout }, {})) expect(entry).toContain(name);
  }
});
