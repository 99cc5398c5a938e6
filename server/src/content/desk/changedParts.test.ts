import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedParts, isSame } from './changedParts.ts';

const block = (id: string, html = '') => ({ id, type: 'richText', html });

test.each([
  ['nothing', ['a', 'b'], ['a', 'b'], { added: 0, removed: 0, changed: 0, moved: false }],
  ['one more', ['a'], ['a', 'b'], { added: 1, removed: 0, changed: 0, moved: false }],
  ['one less', ['a', 'b', 'c'], ['a', 'c'], { added: 0, removed: 1, changed: 0, moved: false }],
  ['another order', ['a', 'b', 'c'], ['b', 'a', 'c'], { added: 0, removed: 0, changed: 0, moved: true }],
])('STUD-02 the journal is told of blocks: %s', (_, before, after, blocks) => {
  const value = (ids: readonly string[]) => ({ blocks: ids.map((id) => block(id)) });
  expect(changedParts(value(before), value(after))).toEqual({ fields: [], blocks });
});

test('STUD-02 fields are told by name, a changed block by number, something new as new', () => {
  const before = { title: 'a', meta: { x: 1, y: 2 }, blocks: [block('a')] };
  expect(changedParts(before, { meta: { y: 2, x: 1 }, access: 'b', blocks: [block('a', 'new')] })).toEqual({
    fields: ['access', 'title'],
    blocks: { added: 0, removed: 0, changed: 1, moved: false },
  });
  expect(changedParts(undefined, { text: 'x' })).toEqual({ fields: ['text'] });
});

test('two values are the same however their fields are put in order', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([name, held]) => [name, shuffled(held)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const read = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
      expect(isSame(read(one), shuffled(read(one)))).toBe(true);
      expect(isSame(read(one), read(other))).toBe(isSame(read(other), read(one)));
    }),
  );
});
