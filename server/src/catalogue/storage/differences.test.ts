import { expect, test } from 'vitest';
import { type Differences, noteDifference } from './differences.ts';

test('fields are counted with three examples, and facts by their own fields', () => {
  const differences: Differences = new Map();
  for (const key of ['a', 'b', 'c', 'd']) noteDifference(differences, key, 'name', `old ${key}`, `new ${key}`);
  noteDifference(
    differences,
    'a',
    'facts',
    { about: 'old', notes: ['x'], madeIn: { region: 'Tirol', country: 'AT' } },
    { about: 'new', notes: ['x'], madeIn: { country: 'AT', region: 'Tirol' }, gtin: undefined },
  );
  expect(differences.get('name')).toMatchObject({ count: 4, examples: [{ key: 'a' }, { key: 'b' }, { key: 'c' }] });
  expect([...differences.keys()]).toEqual(['name', 'about']);
  expect(differences.get('about')).toEqual({ count: 1, examples: [{ key: 'a', before: 'old', after: 'new' }] });
});
