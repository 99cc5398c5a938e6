import { expect, test } from 'vitest';
import { spellings } from './spellings.ts';

test('a name is also spelled with an umlaut wherever two letters may stand for one', () => {
  expect(spellings('Mueller')).toEqual(['Mueller', 'Muller']);
  expect(spellings('Huber')).toEqual(['Huber']);
  expect(spellings('OEhler')).toEqual(['OEhler', 'Ohler']);
});

test('each place by itself: who writes Joerg Bauer means one umlaut of the two', () => {
  expect(spellings('Joerg Bauer')).toEqual(['Joerg Bauer', 'Joerg Baur', 'Jorg Bauer', 'Jorg Baur']);
});

test('however long it is there are sixteen at most', () => {
  expect(spellings('ae'.repeat(50))).toHaveLength(16);
});
