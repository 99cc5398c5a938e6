import { expect, test } from 'vitest';
import { checkTree } from './checkTree.ts';

const there = [{ slug: 'food' }, { slug: 'dairy', parent: 'food' }, { slug: 'milk', parent: 'dairy' }];
const check = (...given: { slug: string; parent?: string }[]) => Object.fromEntries(checkTree(given, there));

test('what stands among the ones there are is fine, in any order', () => {
  expect(check({ slug: 'butter', parent: 'dairy' }, { slug: 'drinks' })).toEqual({});
  expect(check({ slug: 'c', parent: 'b' }, { slug: 'b', parent: 'a' }, { slug: 'a' })).toEqual({});
  expect(check({ slug: 'milk' })).toEqual({});
});

test('a parent that is nowhere', () => {
  expect(check({ slug: 'butter', parent: 'diary' })).toEqual({
    butter: 'there is no category "diary" in the files or in the shop',
  });
});

test('a fourth level', () => {
  expect(check({ slug: 'oat', parent: 'milk' })).toEqual({ oat: 'expected a tree of at most 3 levels' });
});

test('a move that pushes what lies below it to a fourth level', () => {
  expect(check({ slug: 'world' }, { slug: 'food', parent: 'world' })).toEqual({
    food: 'expected a tree of at most 3 levels',
  });
});

test('circles, of its own and with what is there', () => {
  const reason = 'expected a tree, but it leads back to itself';
  expect(check({ slug: 'a', parent: 'a' })).toEqual({ a: reason });
  expect(check({ slug: 'food', parent: 'milk' })).toEqual({ food: reason });
  expect(check({ slug: 'a', parent: 'b' }, { slug: 'b', parent: 'a' })).toEqual({ a: reason, b: reason });
});
