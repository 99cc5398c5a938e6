import { expect, test } from 'vitest';
import { textProblems } from './textProblems.ts';

test('TEN-09 texts are looked at wherever they stand, and told by their field', () => {
  const texts = { title: 'Hello {name}', letter: { before: ['fine', 'from {shop} to {nobody}'], after: '{name' } };
  const namesOf = (field: string) => (field === 'title' ? ['name'] : ['shop']);
  expect(textProblems(texts, namesOf)).toEqual([
    { field: 'letter.before.1', expected: 'expected one of: shop; there is no "nobody"' },
    { field: 'letter.after', expected: expect.stringContaining('expected a text in ICU message syntax') },
    { field: 'letter.after', expected: 'expected one of: shop; there is no "name"' },
  ]);
  expect(textProblems({ title: '{name}' }, namesOf)).toEqual([]);
});
