import { expect, test } from 'vitest';
import { deepFreeze } from './deepFreeze.ts';

test('nothing inside a frozen value can be changed', () => {
  const value = deepFreeze({ pages: [{ title: 'Home' }], byPath: new Map([['/', { title: 'Home' }]]) });
  expect(() => Object.assign(value.pages[0]!, { title: 'x' })).toThrow(TypeError);
  expect(() => value.pages.push({ title: 'x' })).toThrow(TypeError);
  expect(() => Object.assign(value.byPath.get('/')!, { title: 'x' })).toThrow(TypeError);
});

test('a value that holds itself is frozen once', () => {
  const value: { self?: unknown } = {};
  value.self = value;
  expect(Object.isFrozen(deepFreeze(value))).toBe(true);
});
