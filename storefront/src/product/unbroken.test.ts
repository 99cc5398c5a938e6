import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['Almglück Bio-Vollmilch 3,6 %', 'Almglück Bio-Vollmilch 3,6\u00a0%'],
  ['Milk 3.5 % 1 l', 'Milk 3.5\u00a0% 1\u00a0l'],
  ['Sieben 7 Zwerge', 'Sieben 7 Zwerge'],
  ['4 lagig', '4 lagig'],
])('%s is broken between words alone', (name, shown) => {
  expect(unbroken(name)).toBe(shown);
});
