import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordIndex, none } from './wordIndex.ts';

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

test('SEARCH-08 what words find is collected at the least cost, without what is too dear or has left', () => {
  const index = createWordIndex('de');
  index.add(new Map([['milch', 3]]));
  index.add(new Map([['milch', 1]]));
  index.add(new Map([['milch', 2]]));
  index.remove(2);
  const into = { things: [] as number[], costs: new Uint8Array(3).fill(none) };
  const milk = index.dictionary.idOf('milch') ?? -1;
  expect(index.collect(milk, into, 5, 2)).toBe(6);
  expect(into.things).toEqual([1]);
  expect(index.collect(milk, into, 0, none)).toBe(1);
  expect(into.things).toEqual([1, 0]);
  expect([...into.costs]).toEqual([3, 1, none]);
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
