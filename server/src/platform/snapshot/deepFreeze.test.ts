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

test('a map that comes again is not walked again', () => {
  let walks = 0;
  class Watched extends Map<string, object> {
    override values() {
      walks += 1;
      return super.values();
    }
  }
  const products = new Watched([['a', { name: 'Milk' }]]);
  deepFreeze({ version: 1, products });
  deepFreeze({ version: 2, products });
  expect(walks).toBe(1);
  expect(Object.isFrozen(products.get('a'))).toBe(true);
});

test('what is read like a map is frozen like one', () => {
  const held = { name: 'Milk' };
  deepFreeze({ products: { size: 1, values: () => [held] } });
  expect(Object.isFrozen(held)).toBe(true);
});
