import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTagIndex } from './tagIndex.ts';

test('a page is found by each of its tags until it leaves', () => {
  const index = createTagIndex();
  index.add('/a', ['milk', 'bread']);
  index.add('/b', ['bread']);
  expect(index.keysOf(['bread', 'milk', 'salt'])).toEqual(new Set(['/a', '/b']));
  index.remove('/a', ['milk', 'bread']);
  expect(index.keysOf(['bread', 'milk'])).toEqual(new Set(['/b']));
});

test('after whatever comes and goes, the index tells what looking at every page would', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const tags = fc.uniqueArray(fc.constantFrom<string[]>('1', '2', '3', '4', '5'));
  fc.assert(
    fc.property(fc.array(fc.record({ key, tags })), tags, (steps, asked) => {
      const index = createTagIndex();
      const pages = new Map<string, readonly string[]>();
      for (const step of steps) {
        index.remove(step.key, pages.get(step.key) ?? []);
        index.add(step.key, step.tags);
        pages.set(step.key, step.tags);
      }
      const expected = [...pages].filter(([, own]) => own.some((tag) => asked.includes(tag))).map(([one]) => one);
      expect(index.keysOf(asked)).toEqual(new Set(expected));
    }),
  );
});
