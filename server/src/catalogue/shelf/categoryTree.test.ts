import { expect, test } from 'vitest';
import type { StoredCategory } from '../catalogue.ts';
import { treeOf } from './categoryTree.ts';

const category = (slug: string, position: number, parent?: string): StoredCategory => ({
  slug,
  name: slug.toUpperCase(),
  position,
  unit: 'kg',
  ...(parent !== undefined && { parent }),
});
const tree = (...all: readonly StoredCategory[]) =>
  treeOf({ categories: new Map(all.map((one) => [one.slug, one])), brands: new Map() });
const slugs = (all: readonly StoredCategory[]) => all.map(({ slug }) => slug);

test('categories stand by their position, and by name where that is the same', () => {
  const { children } = tree(category('c', 1), category('b', 1), category('a', 2), category('d', 0));
  expect(slugs(children())).toEqual(['d', 'b', 'c', 'a']);
});

test('a category whose parent is gone stands at the root', () => {
  const { children, place } = tree(category('fruit', 1, 'gone'), category('apples', 1, 'fruit'));
  expect(slugs(children())).toEqual(['fruit']);
  expect(slugs(children('fruit'))).toEqual(['apples']);
  expect(children('apples')).toEqual([]);
  expect(place('apples').parents).toEqual([{ slug: 'fruit', name: 'FRUIT' }]);
});

test('the path to a category begins at the root; an unknown one is named by its slug', () => {
  const { place, below } = tree(category('food', 1), category('fruit', 1, 'food'), category('apples', 1, 'fruit'));
  expect(place('apples').parents.map(({ slug }) => slug)).toEqual(['food', 'fruit']);
  expect(below('food')).toEqual(['food', 'fruit', 'apples']);
  expect(place('unknown')).toMatchObject({ category: { slug: 'unknown', name: 'unknown' }, parents: [] });
});

test('categories that are each other’s parents end nowhere, and hang nothing', () => {
  const { place, below } = tree(category('a', 1, 'b'), category('b', 1, 'a'));
  expect(place('a').parents).toHaveLength(8);
  expect(below('a')).toHaveLength(9);
});
