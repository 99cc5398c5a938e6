import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from './blocks.ts';
import { differentWords } from './words.ts';

const words = fc
  .array(fc.constantFrom('milk', 'bread', ' ', ', ', 'é', '12'), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('the words that stayed and went are the text before, those that stayed and came the text after', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = differentWords(before, after);
      const of = (without: string) =>
        parts
          .filter(({ kind }) => kind !== without)
          .map(({ text }) => text)
          .join('');
      expect([of('added'), of('removed')]).toEqual([before, after]);
    }),
  );
});

test('only the words that differ are marked', () => {
  expect(differentWords('Until Wednesday 11 November', 'Until Wednesday 18 November')).toEqual([
    { kind: 'same', text: 'Until Wednesday ' },
    { kind: 'removed', text: '11' },
    { kind: 'added', text: '18' },
    { kind: 'same', text: ' November' },
  ]);
});

test('versions differ by block: changed, moved, added, removed and the same', () => {
  const text = (id: string, html: string) => ({ id, type: 'richText', html });
  const before = { title: 'Home', blocks: [text('a', '1'), text('b', '2'), text('c', '3'), text('d', '4')] };
  const after = { title: 'Start', blocks: [text('b', '2'), text('c', '33'), text('a', '1'), text('e', '5')] };
  const { fields, blocks, same } = differenceOf(before, after);
  expect(fields).toEqual([{ path: ['title'], before: 'Home', after: 'Start' }]);
  expect(blocks.map(({ key, kind }) => `${key} ${kind}`)).toEqual(['c changed', 'a moved', 'e added', 'd removed']);
  expect(blocks[0]?.fields).toEqual([{ path: ['html'], before: '3', after: '33' }]);
  expect(same.map(({ id }) => id)).toEqual(['b']);
});
