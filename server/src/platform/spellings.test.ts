import { expect, test } from 'vitest';
import { spellings } from './spellings.ts';

test('two letters may be an umlaut', () => {
  expect(spellings('Mueller Joerg')).toEqual(['Mueller Joerg', 'Muller Jorg']);
  expect(spellings('Huber')).toEqual(['Huber']);
});
