import { expect, test } from 'vitest';
import { changeLines, changesOf } from './changes.ts';

test('STUD-02 before and after stand side by side, what changed first', () => {
  const entry = { before: { title: 'Home', revision: 3 }, after: { title: 'Home', revision: 4, note: 'autumn' } };
  expect(changesOf(entry)).toEqual([
    { name: 'revision', before: '3', after: '4' },
    { name: 'note', after: 'autumn' },
    { name: 'title', before: 'Home', after: 'Home' },
  ]);
  expect(changeLines(entry)).toEqual({ before: 'revision: 3', after: 'revision: 4 · note: autumn' });
});

test('a single value needs no name, a list is written out', () => {
  expect(changeLines({ before: { roles: ['content'] }, after: { roles: ['content', 'store'] } })).toEqual({
    before: 'content',
    after: 'content, store',
  });
  expect(changeLines({ after: { stores: null } })).toEqual({ before: '', after: '' });
});
