import { expect, test } from 'vitest';
import { pageOf } from './pageOf.ts';

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=two', 1],
  ['?page=12345', 1],
])('CUST-13 the address %j asks for page %i', (search, page) => {
  expect(pageOf(search)).toBe(page);
});
