import { expect, test } from 'vitest';
import { changeLines, changesOf, type FactWords } from './changes.ts';

const words: FactWords = {
  name: (key) => (key === 'draft' ? undefined : key.toUpperCase()),
  value: (_key, value) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : ''),
};

test('STUD-02 before and after stand side by side, what changed first', () => {
  const entry = { before: { title: 'Home', revision: 3 }, after: { title: 'Home', revision: 4, note: 'autumn' } };
  expect(changesOf(entry, words)).toEqual([
    { key: 'revision', name: 'REVISION', before: '3', after: '4' },
    { key: 'note', name: 'NOTE', after: 'autumn' },
    { key: 'title', name: 'TITLE', before: 'Home', after: 'Home' },
  ]);
  expect(changeLines(entry, words)).toEqual({ before: 'REVISION: 3', after: 'REVISION: 4 · NOTE: autumn' });
});

test('what has no words, or no value, is not told', () => {
  expect(changeLines({ after: { draft: 'some-id', stores: null } }, words)).toEqual({ before: '', after: '' });
});
