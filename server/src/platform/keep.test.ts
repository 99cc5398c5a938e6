import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeep } from './keep.ts';

interface Thing {
  size: number;
}
const createThings = (capacity: number) => createKeep<Thing>(capacity, ({ size }) => size);
const keysOf = (keep: ReturnType<typeof createThings>) => [...keep.entries()].map(([key]) => key);

test('the oldest goes when room is needed', () => {
  const keep = createThings(40);
  for (const key of ['a', 'b', 'c', 'd', 'e']) keep.set(key, { size: 10 });
  expect(keysOf(keep)).toEqual(['b', 'c', 'd', 'e']);
  expect(keep.bytes).toBe(40);
});

test('what was asked for survives a flood of what was not', () => {
  const keep = createThings(100);
  keep.set('home', { size: 10 });
  for (let n = 0; n < 1000; n += 1) {
    keep.set(`random-${n}`, { size: 10 });
    if (n % 5 === 0) keep.get('home');
  }
  expect(keep.get('home')).toBeDefined();
});

test('an entry of more than a quarter of all room is not kept', () => {
  const keep = createThings(100);
  keep.set('a', { size: 10 });
  keep.set('giant', { size: 26 });
  expect(keysOf(keep)).toEqual(['a']);
});

test('whatever leaves is told, once', () => {
  const gone: string[] = [];
  const keep = createKeep<Thing>(
    40,
    ({ size }) => size,
    (key) => gone.push(key),
  );
  for (const key of ['a', 'b', 'c', 'd', 'e']) keep.set(key, { size: 10 });
  keep.delete('b');
  keep.delete('b');
  keep.set('c', { size: 9 });
  keep.clear();
  expect(gone).toEqual(['a', 'b', 'c', 'd', 'e', 'c']);
});

test('an entry that has grown is counted again', () => {
  const keep = createThings(100);
  const thing = { size: 10 };
  keep.set('a', thing);
  thing.size = 25;
  keep.recount('a');
  expect(keep.bytes).toBe(25);
});

test('whatever happens, the bytes are those of the entries and within bounds', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = fc.oneof(
    fc.record({ do: fc.constant('set' as const), key, size: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      do: fc.constantFrom('get' as const, 'delete' as const, 'recount' as const),
      key,
      size: fc.constant(0),
    }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const keep = createThings(100);
      for (const one of steps) {
        if (one.do === 'set') keep.set(one.key, { size: one.size });
        else keep[one.do](one.key);
        const sum = [...keep.entries()].reduce((total, [, { size }]) => total + size, 0);
        expect(keep.bytes).toBe(sum);
        expect(sum).toBeLessThanOrEqual(100);
      }
    }),
  );
});
