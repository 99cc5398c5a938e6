import { expect, test } from 'vitest';
import { readSearchTerm } from './searchTerm.ts';

test.each([
  ['  milk ', 'milk'],
  ['oat\t\nmilk', 'oat milk'],
  ['', ''],
  [' \u0000 ', ''],
])('%j is searched as %j', (typed, term) => {
  expect(readSearchTerm(typed)).toBe(term);
});

test('an over-long term is cut to 100 characters, none of them halved', () => {
  expect(readSearchTerm('a'.repeat(500))).toBe('a'.repeat(100));
  expect(readSearchTerm(`a${'🥛'.repeat(500)}`)).toBe(`a${'🥛'.repeat(49)}`);
});
