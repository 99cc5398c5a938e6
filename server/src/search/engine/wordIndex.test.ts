import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordIndex } from './wordIndex.ts';

test('SEARCH-08 a word leads to everything that has it, at its cost', () => {
  const thing = fc.dictionary(fc.constantFrom('milch', 'brot', 'käse', 'ei'), fc.integer({ min: 0, max: 300 }));
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 30 }), (things) => {
      const index = createWordIndex('de');
      for (const words of things) index.add(new Map(Object.entries(words)));
      expect(index.size).toBe(things.length);
      for (const word of ['milch', 'brot', 'käse', 'ei']) {
        const found: [number, number][] = [];
        const id = index.dictionary.idOf(word);
        if (id !== undefined) index.visit(id, (thing, cost) => found.push([thing, cost]));
        const expected = things.flatMap((words, number) =>
          words[word] === undefined ? [] : [[number, Math.min(words[word], 255)]],
        );
        expect(found).toEqual(expected);
      }
    }),
  );
});

test('SEARCH-08 forms of a word are known', () => {
  const index = createWordIndex('de');
  index.add(
    new Map([
      ['tomaten', 0],
      ['brot', 0],
    ]),
  );
  index.add(new Map([['tomate', 0]]));
  expect(index.formsOf('tomate').map((id) => index.dictionary.wordOf(id))).toEqual(['tomaten', 'tomate']);
});
