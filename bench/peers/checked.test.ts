import { expect, test } from 'vitest';
import { checkEach, plainPart, slugsIn } from './checked.ts';

test('what is wrong, and what throws, is counted; the first is told', async () => {
  const isRight = async (one: number) => {
    if (one === 3) throw new Error('gone');
    return one > 1;
  };
  expect(await checkEach([1, 2, 3, 4], (one) => `number ${one}`, isRight)).toEqual({
    asked: 4,
    right: 2,
    wrong: 'number 1',
  });
  expect(await checkEach([3], (one) => `number ${one}`, isRight)).toEqual({
    asked: 1,
    right: 0,
    wrong: 'number 3 (Error: gone)',
  });
  expect(await checkEach([2], String, isRight)).toEqual({ asked: 1, right: 1 });
});

test('a slug is found in addresses, attributes and JSON, a part of a slug is none', () => {
  const all = ['red-apples', 'apples', 'milk'].map((slug) => ({ slug }));
  expect(slugsIn('<a href="/p/red-apples?x=1">Red</a>', all)).toEqual(['red-apples']);
  expect(slugsIn('{"slug":"milk","handle":"apples"}', all)).toEqual(['apples', 'milk']);
});

test('the plain part of a text has nothing that is written in another way in HTML or JSON', () => {
  expect(plainPart("Anna's finest, ripe apples – the best")).toBe('s finest, ripe apples ');
  expect(plainPart('')).toBe('');
});
