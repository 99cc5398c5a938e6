import { expect, test } from 'vitest';
import { endGathering, gather, nothing } from './gather.ts';
import { createWordIndex } from './wordIndex.ts';

test('SEARCH-08 nothing of a search is left in the tables of the next, nor of another index', () => {
  const index = createWordIndex('de');
  index.add(new Map([['milch', 2]]));
  index.add(new Map([['brot', 1]]));
  const milk = index.dictionary.idOf('milch') ?? -1;
  const first = gather(index);
  first.take(milk, 0);
  first.put(1, 4);
  expect([...first.costs]).toEqual([2, 4]);
  endGathering();
  expect([...gather(index).costs]).toEqual([nothing, nothing]);
  endGathering();
  index.add(new Map([['milch', 0]]));
  expect([...gather(index).costs]).toEqual([nothing, nothing, nothing]);
  endGathering();
});
