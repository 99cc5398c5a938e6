import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replacesOthers } from './replaces.ts';

const page = (blocks: Readonly<Record<string, string>>, more: object = {}) => ({
  ...{ path: '/x', title: 'X', meta: {} },
  blocks: Object.entries(blocks).map(([id, html]) => ({ id, type: 'richText', html })),
  ...more,
});
const item = 'page:/x';
const base = page({ a: 'one', b: 'two' });

test.each([
  ['nobody changed anything', base, page({ a: 'mine', b: 'two' }), false],
  ['another block was changed', page({ a: 'one', b: 'theirs' }), page({ a: 'mine', b: 'two' }), true],
  ['the plan holds the change', page({ a: 'one', b: 'theirs' }), page({ a: 'mine', b: 'theirs' }), false],
  ['a block was added', page({ a: 'one', b: 'two', c: 'new' }), page({ a: 'mine', b: 'two' }), true],
  ['a block was removed', page({ a: 'one' }), page({ a: 'mine', b: 'two' }), true],
  ['blocks were moved', page({ b: 'two', a: 'one' }), page({ a: 'mine', b: 'two' }), true],
  ['the plan moved them', base, page({ b: 'two', a: 'one' }), false],
  ['the title was changed', page({ a: 'one', b: 'two' }, { title: 'Y' }), page({ a: 'mine', b: 'two' }), true],
  ['it was taken offline', page({ a: 'one', b: 'two' }, { draft: true }), page({ a: 'mine', b: 'two' }), true],
  ['only what a page has anyway was written down', { ...base, showTitle: true, draft: false }, base, false],
  ['it was removed', undefined, page({ a: 'mine', b: 'two' }), true],
])('STUD-03 %s', (_, due, planned, expected) => {
  expect(replacesOthers(item, { base, due, planned })).toBe(expected);
});

const anyPage = fc
  .record({ title: fc.constantFrom('X', 'Y'), blocks: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()) })
  .map(({ title, blocks }) => page(blocks, { title }));

test('STUD-03 a plan that nothing came between, and one that holds all that did, replace nobody’s change', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (one, other) => {
      expect(replacesOthers(item, { base: one, due: one, planned: other })).toBe(false);
      expect(replacesOthers(item, { base: one, due: other, planned: other })).toBe(false);
    }),
  );
});
