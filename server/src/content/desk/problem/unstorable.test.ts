import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unstorable } from './unstorable.ts';

test('STUD-03 whatever JSON somebody sends is judged, and what is let through can be written and read again', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 6 }), fc.boolean(), (value, isPage) => {
      const read = JSON.parse(JSON.stringify(value)) as unknown;
      const problems = unstorable(isPage ? 'page:/x' : 'config:seo', read);
      const text = JSON.stringify(read);
      if (problems.length === 0) {
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/);
        expect(typeof read === 'object' && read !== null && !Array.isArray(read)).toBe(true);
      } else for (const { kind } of problems) expect(kind).toBe('schema');
    }),
    { numRuns: 500 },
  );
});

test('STUD-03 no depth of nesting ends the process', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 200_000; level += 1) deep = [deep];
  expect(unstorable('config:seo', { deep })).toMatchObject([{ code: 'tooDeep' }]);
  expect(unstorable('page:/x', { blocks: [deep] })).toMatchObject([{ code: 'outline' }]);
});

test('STUD-03 a value of a megabyte is taken, a byte more is not', () => {
  const room = 1024 * 1024 - '{"text":""}'.length;
  expect(unstorable('config:seo', { text: 'x'.repeat(room) })).toEqual([]);
  expect(unstorable('config:seo', { text: 'x'.repeat(room + 1) })).toMatchObject([{ code: 'tooBig' }]);
});
